import type { Page } from '@playwright/test'

/**
 * What went wrong behind a page, as it goes on: errors on the console, calls refused or broken. A
 * visitor's own question who they are is answered 401, and that is no trouble; nor is what a test
 * lets fail.
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
    // Leaving a page abandons what it was still loading.
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
