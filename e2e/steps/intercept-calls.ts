import type { CDPSession, Page } from '@playwright/test'

/** A call of the page that waits for us. */
export interface PausedCall {
  readonly method: string
  readonly pathname: string
  /** What the server answered; only at that stage. */
  response(): Promise<{ readonly status: number; readonly json: unknown }>
  /** As if nobody had looked; the server is asked for the other address, if there is one. */
  proceed(url?: string): Promise<void>
  answer(status: number, json: unknown): Promise<void>
}

interface Interception {
  /** Of every address that is stopped, `*` for anything; our own calls if undefined. */
  readonly urlPattern?: string
  readonly isMeant: (pathname: string) => boolean
  /** Before the server is asked, or when it has answered. */
  readonly stage: 'Request' | 'Response'
  readonly handle: (call: PausedCall) => Promise<void>
}

const open = new WeakMap<Page, CDPSession[]>()

/**
 * Stops our own calls only: Playwright's routes see every request, and switch the browser's cache
 * off, so that each page reads and compiles the app again. Returns how to end it.
 */
export async function interceptCalls(
  page: Page,
  { urlPattern = '*/api/*', isMeant, stage, handle }: Interception,
): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  open.set(page, [...(open.get(page) ?? []), session])
  session.on('Fetch.requestPaused', (paused) => {
    const call = pausedCall(session, paused)
    const isOurs = isMeant(call.pathname) && paused.responseErrorReason === undefined
    // The page may have gone in the meantime, and the call with it.
    ;(isOurs ? handle(call) : call.proceed()).catch(() => undefined)
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern, requestStage: stage }] })
  return () => session.detach()
}

/** Ends every interception of this page. */
export async function stopIntercepting(page: Page): Promise<void> {
  for (const session of open.get(page) ?? []) await session.detach().catch(() => undefined)
  open.delete(page)
}

interface Paused {
  readonly requestId: string
  readonly request: { readonly url: string; readonly method: string }
  readonly responseStatusCode?: number
}

function pausedCall(
  session: CDPSession,
  { requestId, request, responseStatusCode: status = 0 }: Paused,
): PausedCall {
  return {
    method: request.method,
    pathname: new URL(request.url).pathname,
    response: async () => {
      const { body, base64Encoded } = await session.send('Fetch.getResponseBody', { requestId })
      const text = base64Encoded ? Buffer.from(body, 'base64').toString() : body
      return { status, json: JSON.parse(text) }
    },
    proceed: async (url) => {
      await session.send('Fetch.continueRequest', { requestId, ...(url !== undefined && { url }) })
    },
    answer: async (status, json) => {
      const responseHeaders = [{ name: 'content-type', value: 'application/json' }]
      const body = Buffer.from(JSON.stringify(json)).toString('base64')
      const response = { requestId, responseCode: status, responseHeaders, body }
      await session.send('Fetch.fulfillRequest', response)
    },
  }
}
