import type { PreloadedResponse } from './page-head.ts'

/** Embeds responses in a page as JSON, which browsers do not run; `<` could end it, so it is escaped. */
export function preloadedElement(responses: readonly PreloadedResponse[]): string {
  const json = JSON.stringify(responses).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="preloaded">${json}</script>`
}
