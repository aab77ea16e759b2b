import type { PageReading } from './page-head.ts'

/** Responses embedded in a page: JSON, which no browser runs; a `<` could end it early. */
export function readingsElement(readings: readonly PageReading[]): string {
  const json = JSON.stringify(readings).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="readings">${json}</script>`
}
