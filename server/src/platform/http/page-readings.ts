import type { PageReading } from './page-head.ts'

/** The readings lie beside the drawing as JSON, which no browser runs; `<` could end it. */
export function withReadings(
  page: string,
  drawing: string,
  readings: readonly PageReading[],
): string {
  const json = JSON.stringify(readings).replaceAll('<', '\\u003c')
  const text = `<script type="application/json" id="readings">${json}</script>`
  return page.replace('<div id="root"></div>', () => `<div id="root">${drawing}</div>${text}`)
}
