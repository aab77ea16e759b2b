import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions, Spec } from 'axe-core'

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

interface PageWithAxe {
  readonly axe: { configure(spec: Spec): void; run(options: RunOptions): Promise<AxeResults> }
}

/** None of ours paints behind a text, and to look for them takes axe half its time. */
const withoutPseudoElements: Spec = {
  checks: [{ id: 'color-contrast', options: { ignorePseudo: true } }],
}

/** Returns what axe finds on the page, best practices included. */
export async function findAccessibilityIssues(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  // What it finds in order fills sixty kilobytes, and stays in the page.
  return page.evaluate(async (spec) => {
    const { axe } = globalThis as unknown as PageWithAxe
    axe.configure(spec)
    // No rule that is on needs the style sheets, which it would read again each time.
    const { violations } = await axe.run({ resultTypes: ['violations'], preload: false })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
    )
  }, withoutPseudoElements)
}
