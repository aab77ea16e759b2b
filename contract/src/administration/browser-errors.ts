import * as z from 'zod/mini'
import { adminPages } from '../admin-pages.ts'
import { brandDashboardPage, memberPages, visitorPages } from '../pages.ts'

export const browserErrorsPath = '/api/browser-errors'

/** How an error was noticed; `caught` ones were contained by a boundary of the page. */
export const browserErrorKinds = ['uncaught', 'rejection', 'caught'] as const
export type BrowserErrorKind = (typeof browserErrorKinds)[number]

export const unknownPage = 'unknown'
const patterns: readonly string[] = [
  ...[visitorPages, memberPages, adminPages].flatMap((pages) => Object.values<string>(pages)),
  brandDashboardPage,
]

/** Returns the pattern of a page, without the id, name or token in its path. */
export function patternOf(pathname: string): string {
  const words = pathname.split('/')
  const fits = (pattern: string) => {
    const parts = pattern.split('/')
    return (
      parts.length === words.length &&
      parts.every((part, index) => part.startsWith(':') || part === words[index])
    )
  }
  // `/campaigns/create` before `/campaigns/:id`.
  return patterns.includes(pathname) ? pathname : (patterns.find(fits) ?? unknownPage)
}

/** `index-BcoDOyjj.js:1:2345`, one of our own files. */
export const ownFrame = /^[\w-]{1,80}\.js:\d{1,7}:\d{1,7}$/

/**
 * What our pages report of an error. Each field can hold only what our own code puts there: no message, no
 * address and no input.
 */
export const browserErrorReport = z.strictObject({
  kind: z.enum(browserErrorKinds),
  /** The error's class, such as `TypeError`. */
  name: z.string().check(z.regex(/^[A-Za-z]{1,40}$/)),
  /** React's number for its own errors. */
  reactCode: z.optional(z.int().check(z.nonnegative(), z.maximum(9999))),
  frames: z.array(z.string().check(z.regex(ownFrame))).check(z.maxLength(10)),
  page: z.enum([...patterns, unknownPage]),
  /** The entry of the build that the page runs. */
  build: z.string().check(z.regex(/^[\w-]{1,60}$/)),
})
export type BrowserErrorReport = z.output<typeof browserErrorReport>
