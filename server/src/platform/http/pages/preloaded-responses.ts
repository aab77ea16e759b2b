import type { PreloadedResponse } from './page-head.ts'

/**
 * Embeds responses in a page as JSON, which browsers do not run; `<` could end it, so it is escaped. A page
 * that is not cached contains the time it was made, because devices' clocks are wrong.
 */
export function preloadedElement(responses: readonly PreloadedResponse[], atMs?: number): string {
  const json = JSON.stringify(responses).replaceAll('<', '\\u003c')
  const at = atMs === undefined ? '' : ` data-at="${atMs}"`
  return `<script type="application/json" id="preloaded"${at}>${json}</script>`
}
