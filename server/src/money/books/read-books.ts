import type { Database } from '#platform/database/database.ts'
import { exactlyOne, firstRow } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { findLastEntry } from './incremental/changed-rows.ts'
import { listCheckedUntil } from './incremental/progress-store.ts'
import { askedRules, guaranteedRules, type InvariantResult, invariantClaims } from './invariants.ts'
import { arePayoutsStopped } from './payout-stop.ts'

export interface LastCheck {
  /** Null before the first check. */
  readonly checkedAt: Date | null
  readonly arePayoutsStopped: boolean
  /** When a check last found that every rule that stops payouts holds; null if none ever did. */
  readonly cleanAt: Date | null
  readonly rules: readonly RuleChecked[]
}

interface RuleChecked extends InvariantResult {
  /** Constraints refuse every violation, so that checks skip it. */
  readonly isGuaranteed: boolean
  /** The number of the last ledger entry that the check covers; everything before it was covered too. */
  readonly untilEntry: number | null
  /** When a sweep last covered the whole history. */
  readonly walkedAt: Date | null
}

interface LastRun {
  readonly at: Date
  readonly violations: readonly Pick<InvariantResult, 'id' | 'offenders'>[]
  readonly unchecked: readonly { readonly id: string; readonly why: string }[]
}

/** Every rule of the books, with the last check's findings. */
export async function readLastCheck(db: Database): Promise<LastCheck> {
  const state = await exactlyOne(
    db,
    sql<{ isStopped: boolean; cleanAt: Date | null }>`
      SELECT ${arePayoutsStopped} AS is_stopped,
        (SELECT max(at) FROM invariant_runs WHERE clean_until IS NOT NULL) AS clean_at`,
  )
  const last = await firstRow(
    db,
    sql<LastRun>`SELECT at, violations, unchecked FROM invariant_runs ORDER BY at DESC LIMIT 1`,
  )
  const farOf = await readHowFar(db, last?.at ?? null)
  const offendersOf = new Map(last?.violations.map(({ id, offenders }) => [id, offenders]))
  const reasonOf = new Map(last?.unchecked.map(({ id, why }) => [id, why]))
  return {
    checkedAt: last?.at ?? null,
    arePayoutsStopped: state.isStopped,
    cleanAt: state.cleanAt,
    rules: invariantClaims.map((claim) => ({
      ...claim,
      ...farOf(claim.id),
      isGuaranteed: guaranteedRules.has(claim.id),
      offenders: offendersOf.get(claim.id) ?? [],
      unchecked: reasonOf.get(claim.id) ?? null,
    })),
  }
}

type HowFar = Pick<RuleChecked, 'untilEntry' | 'walkedAt'>

/**
 * A rule that checks everything each time is as recent as the last run. Rules that ask the provider cover no
 * entries, and those that constraints guarantee were not run.
 */
async function readHowFar(db: Database, lastRunAt: Date | null): Promise<(id: string) => HowFar> {
  const checked = new Map((await listCheckedUntil(db)).map((rule) => [rule.id, rule]))
  const moments = [lastRunAt, ...[...checked.values()].map(({ until }) => until)]
  const entries = new Map<number, number | null>()
  for (const at of moments) {
    if (at !== null && !entries.has(at.getTime()))
      entries.set(at.getTime(), await findLastEntry(db, at))
  }
  return (id) => {
    if (askedRules.has(id) || guaranteedRules.has(id)) return { untilEntry: null, walkedAt: null }
    const found = checked.get(id)
    const until = found === undefined ? lastRunAt : found.until
    const untilEntry = until === null ? null : (entries.get(until.getTime()) ?? null)
    return { untilEntry, walkedAt: found === undefined ? lastRunAt : found.sweptAt }
  }
}
