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

/** Off in axe unless asked for: the size of targets, and experimental rules that need no style sheets. */
const askedFor = ['table-fake-caption', 'target-size', 'td-has-header']

/** On beside the rules that axe turns on itself, best practices among them. */
const rules: NonNullable<RunOptions['rules']> = Object.fromEntries(
  askedFor.map((id) => [id, { enabled: true }]),
)

/** Returns what axe finds on the page, best practices included, but for the `skipped` rules. */
export async function findAccessibilityIssues(
  page: Page,
  skipped: readonly string[] = [],
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  // The passed checks fill sixty kilobytes, so they stay in the page.
  const options: RunOptions = {
    resultTypes: ['violations'],
    // No active rule needs the style sheets, which axe would load again each time.
    preload: false,
    rules: { ...rules, ...Object.fromEntries(skipped.map((id) => [id, { enabled: false }])) },
  }
  const run = async ([spec, asked]: readonly [Spec, RunOptions]) => {
    const { axe } = globalThis as unknown as PageWithAxe
    axe.configure(spec)
    const { violations } = await axe.run(asked)
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
    )
  }
  return page.evaluate(run, [withoutPseudoElements, options] as const)
}
