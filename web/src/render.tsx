import type { CurrentUser } from '@permille/contract/accounts/accounts'
import type { UserRole } from '@permille/contract/enums'
import type { UserId } from '@permille/contract/ids'
import { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { Router as AddressOf } from 'wouter'
import { keepPreloaded, type PreloadedResponse } from './api/preloaded-responses.ts'
import { sessionKey } from './api/session.ts'
import { App } from './app.tsx'
import { paths } from './paths.ts'
import { loadFirstPage } from './router.tsx'

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
}

/** The module that every visitor page needs besides the app itself. */
export const visitorModule = 'src/routes/visitor-routes.ts'

/** The modules that every page of a signed-in user needs besides the app itself. */
export const memberModules: Readonly<Record<UserRole, readonly string[]>> = {
  admin: ['src/shell/shell.tsx', 'src/routes/admin-routes.ts'],
  brand: ['src/shell/shell.tsx', 'src/routes/brand-routes.ts'],
  creator: ['src/shell/shell.tsx', 'src/routes/creator-routes.ts'],
}

/** The module of each role’s first page after signing in. */
export const firstPages: Readonly<Record<UserRole, string>> = {
  admin: 'src/features/administration/admin-dashboard.tsx',
  brand: 'src/features/overview/brand-dashboard.tsx',
  creator: 'src/features/overview/creator-dashboard.tsx',
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
  )
  return new Response(prelude).text()
}

/** Shows nothing, not even as the initial that replaces a missing avatar. */
const noName = '\u200b'

/**
 * Renders the frame of a role’s first page, without anyone’s data. The app renders the same frame
 * before any response arrives and replaces this one; until then it is inert.
 */
export async function renderFirstPage(role: UserRole): Promise<string> {
  const user: CurrentUser = {
    id: '' as UserId,
    role,
    displayName: noName,
    email: '',
    avatarUrl: null,
    brandName: null,
    mustChangeEmail: false,
    mustAddFactor: false,
  }
  const client = new QueryClient()
  client.setQueryData(sessionKey, user)
  await loadFirstPage(role, paths.dashboard)
  const html = renderToString(
    <AddressOf ssrPath={paths.dashboard}>
      <App client={client} />
    </AddressOf>,
  )
  return `<div inert>${html}</div>`
}
