import { EventEmitter, once } from 'node:events'
import type { Page } from '@playwright/test'
import { interceptCalls, type PausedCall } from '../steps/intercept-calls.ts'

/** Paths of calls, as in the contract: `{id}` matches anything between two slashes. */
export type Calls = readonly string[]

export function isOneOf(calls: Calls, pathname: string): boolean {
  return calls.some((call) => {
    const pattern = call.replace(/\{\w+\}/g, '[^/]+')
    return new RegExp(`^${pattern}$`).test(pathname)
  })
}

interface HeldResponses {
  /** Resolves when the page has made all of the calls and waits. */
  readonly allAsked: Promise<void>
  release(): void
}

/** Holds these calls until they are released, or for the page's lifetime. */
export async function holdResponses(page: Page, calls: Calls): Promise<HeldResponses> {
  const { allAsked, end } = await hold(page, calls, (call) => call.proceed())
  return { allAsked, release: end }
}

interface FailingResponses {
  /** Resolves when the page has made all of the calls and waits. */
  readonly allAsked: Promise<void>
  fail(): void
  recover(): Promise<void>
}

/** Holds these calls, then fails them with a server error, until they recover. */
export async function failResponses(page: Page, calls: Calls): Promise<FailingResponses> {
  const json = { message: 'Something went wrong on our side. Please try again.', code: 'internal' }
  const { allAsked, end, stop } = await hold(page, calls, (call) => call.answer(500, json))
  return { allAsked, fail: end, recover: stop }
}

async function hold(page: Page, calls: Calls, respond: (call: PausedCall) => Promise<void>) {
  const asked = new EventEmitter()
  const allAsked = Promise.all(calls.map((call) => once(asked, call))).then(() => undefined)
  const ended = once(asked, 'ended')
  const stop = await interceptCalls(page, {
    isMeant: (pathname) => isOneOf(calls, pathname),
    stage: 'Request',
    handle: async (paused) => {
      for (const call of calls) if (isOneOf([call], paused.pathname)) asked.emit(call)
      await ended
      await respond(paused)
    },
  })
  return { allAsked, end: () => void asked.emit('ended'), stop }
}

/** Replaces a few values in the server's response, to show data that no demo contains. */
export async function changeResponses(
  page: Page,
  calls: Calls,
  change: (response: unknown) => unknown,
): Promise<void> {
  await interceptCalls(page, {
    isMeant: (pathname) => isOneOf(calls, pathname),
    stage: 'Response',
    handle: async (call) => {
      const { status, json } = await call.response()
      await call.answer(status, change(json))
    },
  })
}

/** Responds to these calls without asking the server. */
export async function replaceResponses(page: Page, calls: Calls, json: unknown): Promise<void> {
  await interceptCalls(page, {
    isMeant: (pathname) => isOneOf(calls, pathname),
    stage: 'Request',
    handle: (call) => call.answer(200, json),
  })
}

/** Refuses these calls without asking the server. */
export async function refuseCalls(
  page: Page,
  { method, calls, status, json }: Refusal,
): Promise<void> {
  await interceptCalls(page, {
    isMeant: (pathname) => isOneOf(calls, pathname),
    stage: 'Request',
    handle: (call) => (call.method === method ? call.answer(status, json) : call.proceed()),
  })
}

interface Refusal {
  readonly method: string
  readonly calls: Calls
  readonly status: number
  readonly json: unknown
}

/** Returns the response with the largest possible amounts and counts beyond two billion. */
export async function enlargeNumbers(page: Page, calls: Calls): Promise<void> {
  await changeResponses(page, calls, (response) => enlarged('', response))
}

/** Returns the response with these values wherever their names occur. */
export function replaced(values: Readonly<Record<string, unknown>>, response: unknown): unknown {
  if (Array.isArray(response)) return response.map((item) => replaced(values, item))
  if (typeof response !== 'object' || response === null) return response
  return Object.fromEntries(
    Object.entries(response).map(([key, value]) => [
      key,
      key in values ? values[key] : replaced(values, value),
    ]),
  )
}

const amounts = /Cents$|Earnings$|Balance$|Budget$|Paid$|PaidOut$|^earnings$|PayoutAmount$/

function enlarged(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => enlarged(name, item))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, of]) => [key, enlarged(key, of)]))
  }
  if (typeof value !== 'number') return value
  return amounts.test(name) ? 999_999_999 : 2_147_483_647
}
