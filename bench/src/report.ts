import type { Comparison } from './compare.ts'

/** One line of the report: the bare program's cost as a fraction of ours, and its goal (docs/performance.md). */
export interface Line {
  readonly name: string
  readonly ratio: number
  readonly goal: number
  readonly comparison: Comparison
  readonly unit: string
}

/** Of a core: above it, the load generator has no time left to ask for more. */
const loadShareMax = 0.9

/** The share of a goal by which a ratio may miss it. Of one code, it varies more on a slow machine (docs/performance.md). */
export function toleranceAt(slowness: number): number {
  return slowness > 2 ? 0.25 : 0.1
}

export function isMissed({ ratio, goal }: Line, tolerance: number): boolean {
  return ratio < goal * (1 - tolerance)
}

export function formatLine(line: Line, isMissed: boolean): string {
  const { name, ratio, goal, comparison, unit } = line
  const verdict = isMissed ? 'below' : 'ok'
  const { contested, foreignShare, isNoisy } = comparison
  const costs = contested.map(
    ({ server, database }) => `${server.toFixed(3)}+${database.toFixed(3)}`,
  )
  const rates = contested.map(({ rate, loadShare }) => {
    const isLimit = loadShare >= loadShareMax
    return `${Math.round(rate).toLocaleString('en-US')}${isLimit ? ' (the load’s limit)' : ''}`
  })
  const others = `others ${Math.round(foreignShare * 100)} %`
  return [
    name.padEnd(58),
    ratio.toFixed(2).padStart(5),
    `goal ${goal.toFixed(2)}`.padEnd(9),
    verdict.padEnd(6),
    `server+database ${costs.join(' : ')} ms,`,
    `${rates.join(' : ')} ${unit}, ${others}${isNoisy ? ', noisy' : ''}`,
  ].join(' ')
}
