import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

interface PageWithAxe {
  readonly axe: { run(options: RunOptions): Promise<AxeResults> }
}

/** Returns what axe finds on the page, best practices included. */
export async function findAccessibilityIssues(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  const results = await page.evaluate(() =>
    (globalThis as unknown as PageWithAxe).axe.run({ resultTypes: ['violations'] }),
  )
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
  )
}
