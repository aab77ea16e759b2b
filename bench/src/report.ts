import type { Comparison } from './compare.ts'

/** One line of the report: our speed as a fraction of the bare one's, and its goal (docs/performance.md). */
export interface Line {
  readonly name: string
  readonly ratio: number
  readonly goal: number
  readonly comparison: Comparison
  readonly unit: string
}

// Measurements are never exact: a goal counts as missed only by more than this.
const tolerance = 0.1

export function isMissed({ ratio, goal }: Line): boolean {
  return ratio < goal * (1 - tolerance)
}

export function formatLine(line: Line): string {
  const { name, ratio, goal, comparison, unit } = line
  const verdict = isMissed(line) ? 'below' : 'ok'
  const rates = comparison.rates.map((rate) => Math.round(rate).toLocaleString('en-US')).join(' : ')
  const others = `others ${Math.round(comparison.foreignShare * 100)} %`
  return [
    name.padEnd(58),
    ratio.toFixed(2).padStart(5),
    `goal ${goal.toFixed(2)}`.padEnd(9),
    verdict.padEnd(6),
    `${rates} ${unit}, ${others}${comparison.isNoisy ? ', noisy' : ''}`,
  ].join(' ')
}
