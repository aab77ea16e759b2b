import { prerender } from 'react-dom/static'
import { Router as AddressOf } from 'wouter'
import { queryClient } from './api/query-client.ts'
import { sessionKey } from './api/session.ts'
import { App } from './app.tsx'
import { paths } from './paths.ts'

/** Public pages that are the same for every visitor; the server sends them drawn. */
export const prerenderedPaths: readonly string[] = [paths.landing, paths.login, paths.privacyPolicy]

/** A page as a visitor's browser draws it first. */
export async function prerenderPage(path: string): Promise<string> {
  queryClient.setQueryData(sessionKey, null)
  const { prelude } = await prerender(
    <AddressOf ssrPath={path}>
      <App />
    </AddressOf>,
  )
  return new Response(prelude).text()
}
