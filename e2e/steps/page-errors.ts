import type { Page } from '@playwright/test'

/**
 * Collects a page's console errors, refused calls and failed requests. Ignores the 401 of a
 * visitor's session check, and calls that a test fails on purpose.
 */
export function collectPageErrors(
  page: Page,
  isMeant: (pathname: string) => boolean = () => false,
): readonly string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    const { url } = message.location()
    const isIgnored = isVisitors(url) || isNotOurs(url) || isMeant(pathOf(url))
    if (message.type() === 'error' && !isIgnored) errors.push(`console: ${message.text()} ${url}`)
  })
  page.on('response', (response) => {
    const isExpected =
      isMeant(pathOf(response.url())) || (response.status() === 401 && isVisitors(response.url()))
    if (response.status() >= 400 && !isExpected) {
      errors.push(`${response.status()} ${response.request().method()} ${response.url()}`)
    }
  })
  page.on('requestfailed', (request) => {
    // Leaving a page aborts what it was still loading.
    const reason = request.failure()?.errorText ?? ''
    if (reason !== 'net::ERR_ABORTED') errors.push(`${reason} ${request.url()}`)
  })
  return errors
}

function isVisitors(url: string): boolean {
  return url.endsWith('/api/auth/me')
}

/**
 * A new tab shows a text file, for which the browser looks for an icon, sometimes late. A mail is
 * shown in a frame that runs no scripts, not even a test's.
 */
function isNotOurs(url: string): boolean {
  return pathOf(url) === '/favicon.ico' || url === 'about:srcdoc'
}

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : ''
}
