import type { Page } from '@playwright/test'

/**
 * Collects what goes wrong behind a page: console errors, refused calls, broken calls. Ignores the
 * 401 of a visitor's session check, and calls that a test fails on purpose.
 */
export function collectTroubles(
  page: Page,
  isMeant: (pathname: string) => boolean = () => false,
): readonly string[] {
  const troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    const { url } = message.location()
    if (message.type() === 'error' && !isVisitors(url) && !isMeant(pathOf(url)))
      troubles.push(`console: ${message.text()} ${url}`)
  })
  page.on('response', (answer) => {
    const isExpected =
      isMeant(pathOf(answer.url())) || (answer.status() === 401 && isVisitors(answer.url()))
    if (answer.status() >= 400 && !isExpected) {
      troubles.push(`${answer.status()} ${answer.request().method()} ${answer.url()}`)
    }
  })
  page.on('requestfailed', (request) => {
    // Leaving a page aborts what it was still loading.
    const reason = request.failure()?.errorText ?? ''
    if (reason !== 'net::ERR_ABORTED') troubles.push(`${reason} ${request.url()}`)
  })
  return troubles
}

function isVisitors(url: string): boolean {
  return url.endsWith('/api/auth/me')
}

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : ''
}
