import type { PreloadedAnswer } from './page-head.ts'

/** Embeds answers in a page as JSON, which browsers do not run; `<` could end it, so it is escaped. */
export function preloadedElement(answers: readonly PreloadedAnswer[]): string {
  const json = JSON.stringify(answers).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="preloaded">${json}</script>`
}
