import type { CurrentUser } from '@permille/contract/accounts'
import type { UserRole } from '@permille/contract/enums'
import { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { Router as AddressOf } from 'wouter'
import { type DrawnReading, rememberReadings } from './api/drawn-readings.ts'
import { sessionKey } from './api/session.ts'
import { App } from './app.tsx'
import { paths } from './paths.ts'
import { loadFirstPage } from './router.tsx'

/** Public pages that are the same for every visitor, with the module of each. */
export const pagesDrawnOnce: Readonly<Record<string, string>> = {
  [paths.landing]: 'src/features/accounts/landing-page.tsx',
  [paths.login]: 'src/features/accounts/login-page.tsx',
  [paths.privacyPolicy]: 'src/features/accounts/privacy-policy-page.tsx',
}

/** The page that the server draws from its readings. */
export const pageDrawnEachTime = 'src/features/profile/public-profile-page.tsx'

/** What every page of someone signed in needs beside the app's own code. */
export const moduleOfMembers = 'src/shell/shell.tsx'

/** Where the app leads someone signed in, with the module of each role's page. */
export const firstPages: Readonly<Record<UserRole, string>> = {
  admin: 'src/features/administration/admin-dashboard.tsx',
  brand: 'src/features/overview/brand-dashboard.tsx',
  creator: 'src/features/overview/creator-dashboard.tsx',
}

/** A page as a visitor's browser draws it first, its title before the rest. */
export async function drawPage(
  path: string,
  readings: readonly DrawnReading[] = [],
): Promise<string> {
  const client = new QueryClient()
  client.setQueryData(sessionKey, null)
  rememberReadings(client, readings)
  const { prelude } = await prerender(
    <AddressOf ssrPath={path}>
      <App client={client} />
    </AddressOf>,
  )
  return new Response(prelude).text()
}

/** Drawn as nothing: not even the letter that stands for a picture. */
const noName = '\u200b'

/**
 * The frame of a role's first page, with nothing of anybody in it. The app draws the same before any
 * answer has come, and in its place; until then nothing in it can be pressed.
 */
export async function drawFirstPage(role: UserRole): Promise<string> {
  const user: CurrentUser = {
    id: '',
    role,
    displayName: noName,
    email: '',
    avatarUrl: null,
    brandName: null,
    mustChangeEmail: false,
  }
  const client = new QueryClient()
  client.setQueryData(sessionKey, user)
  await loadFirstPage(role, paths.dashboard)
  const drawn = renderToString(
    <AddressOf ssrPath={paths.dashboard}>
      <App client={client} />
    </AddressOf>,
  )
  return `<div inert>${drawn}</div>`
}
