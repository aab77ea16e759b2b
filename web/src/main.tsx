import './styles/app.css'
import { createElement } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { keepPreloaded, preloadedIn } from './api/preloaded-responses.ts'
import { queryClient } from './api/query-client.ts'
import { knownUser, session, sessionKey } from './api/session.ts'
import { hasSignedInMark } from './api/signed-in-mark.ts'
import { App } from './app.tsx'
import { loadFirstPage, loadPagesOfVisitors, loadShell } from './router.tsx'
import { isForVisitorsOnly, needsSignIn } from './shell/where-visitors-go.ts'
import { afterFirstPaint } from './ui/after-first-paint.ts'
import { loadUntilThere } from './ui/lazy-part.ts'

const { pathname } = location
keepPreloaded(queryClient, preloadedIn(document))
// Fetch the session before anything renders, on pages that need it and did not come with it.
if (needsSignIn(pathname) || isForVisitorsOnly(pathname)) void queryClient.prefetchQuery(session)
if (needsSignIn(pathname)) loadShell().catch(ignoreForNow)
// The page after signing in will need the shell.
else if (isForVisitorsOnly(pathname)) afterFirstPaint(loadShell)().catch(ignoreForNow)

const root = document.getElementById('root')
const toasts = document.getElementById('toasts')
if (root === null || toasts === null) throw new Error('index.html has no #root or no #toasts')
const isVisitor = !hasSignedInMark(document.cookie)
const app = createElement(App, { client: queryClient })
const isPrerendered = isVisitor || !isForVisitorsOnly(pathname)
// A frame is inert.
const hasPage = root.firstElementChild?.matches(':not([inert])')
if (hasPage && isPrerendered && !needsSignIn(pathname)) {
  // Hydrate a prerendered page, keeping what the visitor has already typed.
  if (isVisitor) queryClient.setQueryData(sessionKey, null)
  const hydrate = () => hydrateRoot(root, app)
  void loadPagesOfVisitors().then(hydrate, hydrate)
} else {
  // The app replaces a prerendered frame.
  const user = knownUser(queryClient)
  const render = () => createRoot(root).render(app)
  if (user) void loadFirstPage(user.role, pathname).then(render, render)
  else render()
}

const loadOnEveryPage = afterFirstPaint(() =>
  import('./shell/on-every-page.ts').then((part) => part.startOnEveryPage),
)
void loadUntilThere(loadOnEveryPage).then((startOnEveryPage) => startOnEveryPage())
const loadToaster = afterFirstPaint(() =>
  import('./ui/overlays/toaster.tsx').then((part) => part.Toaster),
)
void loadUntilThere(loadToaster).then((Toaster) =>
  createRoot(toasts).render(createElement(Toaster)),
)

/** The page that needs it loads it again, and says if it cannot. */
function ignoreForNow() {}
