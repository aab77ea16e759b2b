import { browserErrorsPath } from '@permille/contract/administration/browser-errors'
import { type RawRoute, rawRoute } from '#platform/http/calls/raw-route.ts'
import type { BrowserErrorDeps } from './browser-error-deps.ts'
import { createBrowserErrorReports } from './report-browser-error.ts'

/** Raw, because its body is far smaller than that of any other call. */
export function browserErrorRoutes(deps: BrowserErrorDeps): RawRoute[] {
  const report = createBrowserErrorReports(deps)
  return [
    rawRoute({
      name: 'reportBrowserError',
      method: 'POST',
      path: browserErrorsPath,
      summary: 'Our own pages report that something failed in the browser',
      access: 'public',
      refusals: ['malformed'],
      success: { type: 'application/json', description: 'It is logged and counted.' },
      needsOwnOrigin: true,
      bodyMaxBytes: 2048,
      contentTypes: /^application\/json\b/,
      handle: async ({ body, request }) => {
        report({ body, address: request.address })
        return { status: 200, json: { ok: true } }
      },
    }),
  ]
}
