import type { CDPSession, Page } from '@playwright/test'

/** An intercepted call that waits until we respond or let it proceed. */
export interface PausedCall {
  readonly method: string
  readonly pathname: string
  /** The server's response; only at the `Response` stage. */
  response(): Promise<{ readonly status: number; readonly json: unknown }>
  /** Lets the call continue, to the other URL if one is given. */
  proceed(url?: string): Promise<void>
  answer(status: number, json: unknown): Promise<void>
}

interface Interception {
  /** Which URLs are stopped, with `*` as a wildcard; our own calls if undefined. */
  readonly urlPattern?: string
  readonly isMeant: (pathname: string) => boolean
  /** Before the request is sent, or when its response has arrived. */
  readonly stage: 'Request' | 'Response'
  readonly handle: (call: PausedCall) => Promise<void>
}

const open = new WeakMap<Page, CDPSession[]>()

/**
 * Intercepts our own calls only. Playwright's routes see every request and disable the browser's
 * cache, so each page would load and compile the app again. Returns a function that ends it.
 */
export async function interceptCalls(
  page: Page,
  { urlPattern = '*/api/*', isMeant, stage, handle }: Interception,
): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  open.set(page, [...(open.get(page) ?? []), session])
  session.on('Fetch.requestPaused', (paused) => {
    const { pathname } = new URL(paused.request.url)
    if (paused.resourceType === 'Document' && !isMeant(pathname)) {
      void session.send('Fetch.continueRequest', withoutResponses(paused)).catch(() => undefined)
      return
    }
    const call = pausedCall(session, paused)
    const isOurs = isMeant(call.pathname) && paused.responseErrorReason === undefined
    // The page may have gone in the meantime, and the call with it.
    ;(isOurs ? handle(call) : call.proceed()).catch(() => undefined)
  })
  const pages = { urlPattern: '*', resourceType: 'Document', requestStage: 'Request' } as const
  await session.send('Fetch.enable', { patterns: [pages, { urlPattern, requestStage: stage }] })
  return () => session.detach()
}

/** Ends every interception of this page. */
export async function stopIntercepting(page: Page): Promise<void> {
  for (const session of open.get(page) ?? []) await session.detach().catch(() => undefined)
  open.delete(page)
}

/** The server makes a page's first calls, unless the browser prefers not to wait for them. */
function withoutResponses({ requestId, request }: Paused) {
  const headers = Object.entries({ ...request.headers, prefer: 'wait=0' })
  return { requestId, headers: headers.map(([name, value]) => ({ name, value })) }
}

interface Paused {
  readonly requestId: string
  readonly request: {
    readonly url: string
    readonly method: string
    readonly headers: Readonly<Record<string, string>>
  }
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
