import type { PageReading } from './page-head.ts'

/** Readings as they lie in a page: JSON, which no browser runs; `<` could end it. */
export function readingsElement(readings: readonly PageReading[]): string {
  const json = JSON.stringify(readings).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="readings">${json}</script>`
}
