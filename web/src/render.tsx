import type { CurrentUser } from '@permille/contract/accounts/accounts'
import type { UserRole } from '@permille/contract/enums'
import type { BrandId, UserId } from '@permille/contract/ids'
import { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { Router as AddressOf } from 'wouter'
import { keepPreloaded, type PreloadedResponse } from './api/preloaded-responses.ts'
import { sessionKey } from './api/session.ts'
import { App } from './app.tsx'
import { type FirstCall, firstCallsOf } from './first-calls.ts'
import { paths } from './paths.ts'
import { loadFirstPage } from './router.tsx'
import { loadPages } from './routes/load-pages.ts'
import { isForVisitorsOnly } from './shell/where-visitors-go.ts'
import { frameDrawing } from './ui/frame-drawing.ts'

/** Public pages that are the same for every visitor, with the module of each. */
export const prerenderedPages: Readonly<Record<string, string>> = {
  [paths.landing]: 'src/features/accounts/landing-page.tsx',
  [paths.login]: 'src/features/accounts/login-page.tsx',
  [paths.privacyPolicy]: 'src/features/accounts/privacy-policy-page.tsx',
  [paths.terms]: 'src/features/accounts/legal/terms-page.tsx',
}

/**
 * The pages, by first path segment, that the server renders on each request from a call's response.
 */
export const renderedOnRequest: Readonly<Record<string, string>> = {
  profile: 'src/features/profile/public-profile-page.tsx',
  offers: 'src/features/campaigns/offers/offer-page.tsx',
  r: 'src/features/report-links/shared-report-page.tsx',
}

/** The module that every visitor page needs besides the app itself. */
export const visitorModule = 'src/routes/visitor-routes.ts'

/** The modules that every page of a signed-in user needs besides the app itself. */
export const memberModules: Readonly<Record<UserRole, readonly string[]>> = {
  admin: ['src/shell/shell.tsx', 'src/routes/admin-routes.ts'],
  brand: ['src/shell/shell.tsx', 'src/routes/brand-routes.ts'],
  creator: ['src/shell/shell.tsx', 'src/routes/creator-routes.ts'],
}

/** Renders a page as a visitor’s browser first shows it, its title before the rest. */
export async function renderPage(
  path: string,
  responses: readonly PreloadedResponse[] = [],
): Promise<string> {
  const client = new QueryClient()
  client.setQueryData(sessionKey, null)
  keepPreloaded(client, responses)
  const { prelude } = await prerender(
    <AddressOf ssrPath={path}>
      <App client={client} />
    </AddressOf>,
    // React would move a larger part to the end, with a script in the page, which browsers refuse to run here.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  )
  return new Response(prelude).text()
}

/** Shows nothing, not even as the initial that replaces a missing avatar. */
const noName = '\u200b'

/** A page's frame: its shell, heading and skeletons. */
export interface Frame {
  readonly html: string
  /** Undefined for a page whose title is known with its data. */
  readonly title: string | undefined
  /** What the page would request first. */
  readonly calls: readonly FirstCall[]
}

export interface FrameOptions {
  readonly isSidebarExpanded: boolean
  /** The cookie of hidden columns; none without. */
  readonly hiddenColumns?: string
  /** What the frame already shows. */
  readonly responses?: readonly PreloadedResponse[]
}

/**
 * Draws the frame of a role's page: as its browser first shows it, without anyone's name. The app renders the same and
 * replaces it; until then it is inert. Undefined where the app would first go elsewhere, or shows no shell.
 */
export async function renderFrame(
  role: UserRole,
  url: string,
  { isSidebarExpanded, hiddenColumns = '', responses = [] }: FrameOptions,
): Promise<Frame | undefined> {
  const [path = '', search = ''] = url.split('?')
  // After signing in, the app goes to the page that asked for it.
  if (isForVisitorsOnly(path) && search !== '') return undefined
  const client = new QueryClient()
  client.setQueryData(sessionKey, nobody(role))
  keepPreloaded(client, responses)
  await loadFirstPage(role, path)
  const address = isForVisitorsOnly(path) ? paths.dashboard : path
  Object.assign(frameDrawing, { isOn: true, isSidebarExpanded, hiddenColumns })
  try {
    const html = renderToString(
      <AddressOf ssrPath={address} ssrSearch={search}>
        <App client={client} />
      </AddressOf>,
    )
    return html.includes('<main')
      ? { ...withoutTitle(html), calls: firstCallsOf(client) }
      : undefined
  } finally {
    frameDrawing.isOn = false
  }
}

function nobody(role: UserRole): CurrentUser {
  const known = { id: '' as UserId, role, displayName: noName, email: '' }
  return {
    ...known,
    avatarUrl: null,
    brandName: null,
    // Whoever lacks a right, or has several brands, gets no frame.
    brand:
      role === 'brand'
        ? { id: '' as BrandId, role: 'owner', count: 1, lacks: [], isReadOnly: false }
        : null,
    mustChangeEmail: false,
    mustAddFactor: false,
  }
}

/** React renders the title before the rest. */
function withoutTitle(html: string): Pick<Frame, 'html' | 'title'> {
  const title = /<title>[^<]*<\/title>/.exec(html)?.[0]
  return { html: `<div inert="">${html.replace(title ?? '', '')}</div>`, title }
}

/** The addresses of a role's pages, in order of matching; `:id` is one value. */
export async function pagesOf(role: UserRole): Promise<string[]> {
  return (await loadPages[role]()).routes.map(({ path }) => path)
}

/** As the build names them. */
interface ModulesOfPage {
  /** What the page renders from. */
  readonly first: readonly string[]
  /** The parts that it requests while it renders. */
  readonly parts: readonly string[]
}

/** Returns the modules that a role's page needs. Only a build notes what is imported. */
export async function modulesOf(role: UserRole, path: string): Promise<ModulesOfPage> {
  const noted = new Set<string>()
  const parts: (() => Promise<unknown>)[] = []
  const build = globalThis as { noteImport?: (name: string) => void }
  build.noteImport = (name) => noted.add(name)
  frameDrawing.onPart = (load) => void parts.push(load)
  await renderFrame(role, path.replace(/:\w+/, anyId), { isSidebarExpanded: true })
  // In the order of loading: the shell, the role's routes, the page. What the page's module requests itself comes after.
  const first = [...noted].slice(0, 3)
  // Those for after the first paint fail here, without a window.
  await Promise.allSettled(parts.map((load) => load()))
  delete build.noteImport
  delete frameDrawing.onPart
  return { first, parts: [...noted].filter((name) => !first.includes(name)) }
}

const anyId = '00000000-0000-7000-8000-000000000000'

export { preloadedFrom } from './first-calls.ts'
