import { QueryClient } from '@tanstack/react-query'
import { prerender } from 'react-dom/static'
import { Router as AddressOf } from 'wouter'
import { type DrawnReading, rememberReadings } from './api/drawn-readings.ts'
import { sessionKey } from './api/session.ts'
import { App } from './app.tsx'
import { paths } from './paths.ts'

/** Public pages that are the same for every visitor, with the module of each. */
export const pagesDrawnOnce: Readonly<Record<string, string>> = {
  [paths.landing]: 'src/features/accounts/landing-page.tsx',
  [paths.login]: 'src/features/accounts/login-page.tsx',
  [paths.privacyPolicy]: 'src/features/accounts/privacy-policy-page.tsx',
}

/** The page that the server draws from its readings. */
export const pageDrawnEachTime = 'src/features/profile/public-profile-page.tsx'

const shell = 'src/shell/shell.tsx'

/**
 * What the pages of someone signed in need beside the app's own code, by the name of the file that
 * names it: the shell everywhere, and each role's dashboard where the app leads them first.
 */
export const memberPages: Readonly<Record<string, readonly string[]>> = {
  member: [shell],
  'member-admin': [shell, 'src/features/overview/admin-dashboard.tsx'],
  'member-brand': [shell, 'src/features/overview/brand-dashboard.tsx'],
  'member-creator': [shell, 'src/features/overview/creator-dashboard.tsx'],
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
