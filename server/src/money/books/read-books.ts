import type { Database } from '#platform/database/database.ts'
import { exactlyOne, firstRow } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { listCheckedUntil } from './books-marks.ts'
import { findLastEntry } from './changed-subjects.ts'
import { askedRules, type InvariantResult, invariantClaims } from './invariants.ts'
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
  /**
   * The number of the last ledger entry that the check covers; everything before it was covered
   * too.
   */
  readonly untilEntry: number | null
  /** When a walk last covered the whole history. */
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
      offenders: offendersOf.get(claim.id) ?? [],
      unchecked: reasonOf.get(claim.id) ?? null,
    })),
  }
}

type HowFar = Pick<RuleChecked, 'untilEntry' | 'walkedAt'>

/**
 * A rule that checks everything each time is as recent as the last run. Rules that ask the provider
 * cover no entries.
 */
async function readHowFar(db: Database, lastRunAt: Date | null): Promise<(id: string) => HowFar> {
  const marked = new Map((await listCheckedUntil(db)).map((mark) => [mark.id, mark]))
  const moments = [lastRunAt, ...[...marked.values()].map(({ until }) => until)]
  const entries = new Map<number, number | null>()
  for (const at of moments) {
    if (at !== null && !entries.has(at.getTime()))
      entries.set(at.getTime(), await findLastEntry(db, at))
  }
  return (id) => {
    if (askedRules.has(id)) return { untilEntry: null, walkedAt: null }
    const mark = marked.get(id)
    const until = mark === undefined ? lastRunAt : mark.until
    const untilEntry = until === null ? null : (entries.get(until.getTime()) ?? null)
    return { untilEntry, walkedAt: mark === undefined ? lastRunAt : mark.walkedAt }
  }
}
