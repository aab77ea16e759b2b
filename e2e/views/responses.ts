import { EventEmitter, once } from 'node:events'
import type { Page, Route } from '@playwright/test'

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
  const { allAsked, end } = await holdRoutes(page, calls, (route) => route.continue())
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
  const { allAsked, end, unroute } = await holdRoutes(page, calls, (route) =>
    route.fulfill({ status: 500, json }),
  )
  return { allAsked, fail: end, recover: unroute }
}

async function holdRoutes(page: Page, calls: Calls, respond: (route: Route) => Promise<void>) {
  const asked = new EventEmitter()
  const allAsked = Promise.all(calls.map((call) => once(asked, call))).then(() => undefined)
  const ended = once(asked, 'ended')
  const isHeld = ({ pathname }: URL) => isOneOf(calls, pathname)
  await page.route(isHeld, async (route) => {
    const { pathname } = new URL(route.request().url())
    for (const call of calls) if (isOneOf([call], pathname)) asked.emit(call)
    await ended
    await respond(route)
  })
  return {
    allAsked,
    end: () => void asked.emit('ended'),
    unroute: () => page.unroute(isHeld),
  }
}

/** Shows data that no demo holds: replaces a few values in the server's own response. */
export async function changeResponses(
  page: Page,
  calls: Calls,
  change: (response: unknown) => unknown,
): Promise<void> {
  await page.route(
    ({ pathname }) => isOneOf(calls, pathname),
    async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: change(await response.json()) })
    },
  )
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
