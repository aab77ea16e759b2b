import { EventEmitter, once } from 'node:events'
import type { Page } from '@playwright/test'

/** Paths of calls, as the contract writes them: `{id}` stands for anything between two slashes. */
export type Calls = readonly string[]

export function isOneOf(calls: Calls, pathname: string): boolean {
  return calls.some((call) => {
    const pattern = call.replace(/\{\w+\}/g, '[^/]+')
    return new RegExp(`^${pattern}$`).test(pathname)
  })
}

interface HeldAnswers {
  /** Resolves when the page has asked for all of them and waits. */
  readonly allAsked: Promise<void>
  release(): void
}

/** Lets these calls wait until they are released, or for as long as the page lives. */
export async function holdAnswers(page: Page, calls: Calls): Promise<HeldAnswers> {
  const asked = new EventEmitter()
  const allAsked = Promise.all(calls.map((call) => once(asked, call))).then(() => undefined)
  const released = once(asked, 'released')
  await page.route(
    ({ pathname }) => isOneOf(calls, pathname),
    async (route) => {
      const { pathname } = new URL(route.request().url())
      for (const call of calls) if (isOneOf([call], pathname)) asked.emit(call)
      await released
      await route.continue()
    },
  )
  return { allAsked, release: () => void asked.emit('released') }
}

/** Answers as the server does when it has stumbled; resolves with the way to end that. */
export async function failAnswers(page: Page, calls: Calls): Promise<() => Promise<void>> {
  const isFailing = ({ pathname }: URL) => isOneOf(calls, pathname)
  const json = { message: 'Something went wrong on our side. Please try again.', code: 'internal' }
  await page.route(isFailing, (route) => route.fulfill({ status: 500, json }))
  return () => page.unroute(isFailing)
}

/** Shows what no demo holds: the server's own answer with a few of its values replaced. */
export async function changeAnswers(
  page: Page,
  calls: Calls,
  change: (answer: unknown) => unknown,
): Promise<void> {
  await page.route(
    ({ pathname }) => isOneOf(calls, pathname),
    async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: change(await response.json()) })
    },
  )
}

/** Every amount as large as one can be, every count beyond two thousand million. */
export async function enlargeNumbers(page: Page, calls: Calls): Promise<void> {
  await changeAnswers(page, calls, (answer) => enlarged('', answer))
}

/** The same answer, with these values wherever their names stand. */
export function replaced(values: Readonly<Record<string, unknown>>, answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map((item) => replaced(values, item))
  if (typeof answer !== 'object' || answer === null) return answer
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [
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
