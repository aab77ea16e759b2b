import type { Page } from '@playwright/test'

/**
 * What went wrong behind a page, as it goes on: errors on the console, calls refused or broken. A
 * visitor's own question who they are is answered 401, and that is no trouble.
 */
export function collectTroubles(page: Page): readonly string[] {
  const troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    const isVisitor = message.location().url.endsWith('/api/auth/me')
    if (message.type() === 'error' && !isVisitor)
      troubles.push(`console: ${message.text()} ${message.location().url}`)
  })
  page.on('response', (answer) => {
    const isVisitor = answer.status() === 401 && answer.url().endsWith('/api/auth/me')
    if (answer.status() >= 400 && !isVisitor) {
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
