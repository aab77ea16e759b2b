import './styles/app.css'
import { createElement } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { readingsIn, rememberReadings } from './api/drawn-readings.ts'
import { queryClient } from './api/query-client.ts'
import { knownUser, session, sessionKey } from './api/session.ts'
import { hasSignedInMark } from './api/signed-in-mark.ts'
import { App } from './app.tsx'
import { loadFirstPage, loadShell } from './router.tsx'
import { isForVisitorsOnly, needsSignIn } from './shell/where-visitors-go.ts'
import { afterFirstPaint } from './ui/after-first-paint.ts'

const { pathname } = location
rememberReadings(queryClient, readingsIn(document))
// Asked before anything is drawn, where the page waits for the answer and does not hold it.
if (needsSignIn(pathname) || isForVisitorsOnly(pathname)) void queryClient.prefetchQuery(session)
if (needsSignIn(pathname)) void loadShell()
// The way on from there leads into it.
else if (isForVisitorsOnly(pathname)) void afterFirstPaint(loadShell)()

const root = document.getElementById('root')
const toasts = document.getElementById('toasts')
if (root === null || toasts === null) throw new Error('index.html has no #root or no #toasts')
const isVisitor = !hasSignedInMark(document.cookie)
const app = createElement(App, { client: queryClient })
const isDrawnWhole = isVisitor || !isForVisitorsOnly(pathname)
if (root.hasChildNodes() && isDrawnWhole && !needsSignIn(pathname)) {
  // A page that came drawn: it stays, with what was typed into it meanwhile.
  if (isVisitor) queryClient.setQueryData(sessionKey, null)
  hydrateRoot(root, app)
} else {
  // Where only a frame was drawn, the app takes its place.
  const user = knownUser(queryClient)
  const draw = () => createRoot(root).render(app)
  if (user) void loadFirstPage(user.role, pathname).then(draw, draw)
  else draw()
}

const loadHover = afterFirstPaint(() =>
  import('./ui/values/full-text-on-hover.ts').then((part) => part.tellFullTextOnHover),
)
void loadHover().then((tellFullTextOnHover) => tellFullTextOnHover())
const loadToaster = afterFirstPaint(() =>
  import('./ui/overlays/toaster.tsx').then((part) => part.Toaster),
)
void loadToaster().then((Toaster) => createRoot(toasts).render(createElement(Toaster)))
