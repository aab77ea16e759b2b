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

/** None of our pseudo-elements paints behind text, and checking them takes half of axe's time. */
const withoutPseudoElements: Spec = {
  checks: [{ id: 'color-contrast', options: { ignorePseudo: true } }],
}

/** Returns what axe finds on the page, best practices included. */
export async function findAccessibilityIssues(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  // The passed checks fill sixty kilobytes, so they stay in the page.
  return page.evaluate(async (spec) => {
    const { axe } = globalThis as unknown as PageWithAxe
    axe.configure(spec)
    // No active rule needs the style sheets, which axe would load again each time.
    const { violations } = await axe.run({ resultTypes: ['violations'], preload: false })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
    )
  }, withoutPseudoElements)
}
