import { brandDashboardPage, memberPages, visitorPages } from '@permille/contract/pages'

const wordOf = (path: string) => path.split('/')[1] ?? ''

/**
 * The first path segments of the pages inside the shell. Admin pages are listed elsewhere and share
 * one.
 */
const shellSegments = new Set([...Object.values(memberPages).map(wordOf), 'admin'])

/**
 * True if a page needs a signed-in user. Matches whole path segments: /campaignsandmore does not
 * match.
 */
export function needsSignIn(location: string): boolean {
  return shellSegments.has(wordOf(location)) || `${location}/`.startsWith(`${brandDashboardPage}/`)
}

export function isAuthPage(location: string): boolean {
  return wordOf(location) === wordOf(visitorPages.login)
}

/** True for a visitor page that a signed-in user sees inside the shell. */
export function isInsideForMembers(location: string): boolean {
  return wordOf(location) === wordOf(visitorPages.offer)
}

/** True for pages that redirect a signed-in user to the dashboard. */
export function isForVisitorsOnly(location: string): boolean {
  return location === visitorPages.landing || isAuthPage(location)
}
