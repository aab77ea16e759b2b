import { type InvariantResult, isHolding } from './invariants.ts'

/** What `npm run audit` prints: each invariant with its offending rows, and a summary sentence. */
export function reportOf(results: readonly InvariantResult[]): string {
  return `${results.map(linesOf).join('')}${summaryOf(results)}\n`
}

function linesOf(result: InvariantResult): string {
  const { id, claim, offenders, unchecked } = result
  const lines = offenders.map(({ offender, detail }) => `${offender}: ${detail}`)
  if (unchecked !== null) lines.push(`not checked: ${unchecked}`)
  const others = result.foreignCount ?? 0
  if (others > 0) lines.push(leftOut(others))
  const rows = lines.map((line) => `         ${line}\n`)
  return `${markOf(result)} ${id.padEnd(5)} ${claim}\n${rows.join('')}`
}

function leftOut(others: number): string {
  const transfers = others === 1 ? 'transfer' : 'transfers'
  return `left out: ${others} ${transfers} of others on the provider's account`
}

/** A provider that is down breaks no rule. */
function markOf(result: InvariantResult): string {
  if (isHolding(result)) return 'ok    '
  return result.offenders.length > 0 ? 'BROKEN' : '?     '
}

function summaryOf(results: readonly InvariantResult[]): string {
  const all = results.length
  const broken = results.filter(({ offenders }) => offenders.length > 0).length
  const open = results.filter(({ unchecked }) => unchecked !== null).length
  if (broken > 0) return `${broken} of ${all} invariants ${broken === 1 ? 'is' : 'are'} broken.`
  if (open > 0) return `Nothing is broken, but ${open} of ${all} invariants could not be checked.`
  return `The books are clean: ${all} rules hold.`
}
