import { brokenChecksKeptDays } from '@permille/contract/privacy/retention'
import type { Database, DatabaseServer } from '#platform/database/database.ts'
import { exactlyOne, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import type { ScheduledTask } from '#platform/jobs/schedule.ts'
import type { Log } from '#platform/log.ts'
import { checkBooks } from './incremental/check-books.ts'
import { hastenSweeps } from './incremental/progress-store.ts'
import { askedRules, type InvariantResult } from './invariants.ts'
import { type MoneySums, readMoneySums } from './money-sums.ts'
import { type MoneyWhole, wholeOf } from './money-whole.ts'

export interface BooksWatch {
  readonly database: DatabaseServer
  /**
   * A pool of its own with a longer time limit: a check neither takes connections from requests nor
   * is cut short like them.
   */
  readonly booksDatabase: Database
  /** I14: compares the provider's transfers since then, or all of them if null, with the payouts. */
  readonly compareTransfers: (since: Date | null, stop?: AbortSignal) => Promise<InvariantResult>
  /** I30: the same for its payments and the fundings. */
  readonly comparePayments: (since: Date | null, stop?: AbortSignal) => Promise<InvariantResult>
  readonly booksCheckSeconds: number
  readonly log: Log
}

/** How long a clean run vouches for the books. Payouts stop then unless a later one is clean. */
const vouchesMinutes = 30

/** How long a run may sweep the history: a sixth of one connection's time if a sweep is always under way. */
const sweepMs = 10_000

/** Makes every sweep over the whole history due now, then does what `watchBooks` does. */
export async function watchAllBooks(deps: BooksWatch, stop?: AbortSignal): Promise<boolean> {
  await hastenSweeps(deps.booksDatabase)
  return await watchBooks(deps, stop)
}

/**
 * Checks what changed and ranges of the whole history by every rule. Stores the result; clean ones are kept for 30
 * days, others for 400. A violation raises an alarm and stops payouts until a later run is clean. An inconclusive run vouches for
 * nothing, so payouts stop unless another run does; one that `stop` ends stores none. Never repairs anything. Returns whether
 * everything holds.
 */
export async function watchBooks(deps: BooksWatch, stop?: AbortSignal): Promise<boolean> {
  const { startedAt, comparedSince } = await beginRun(deps.booksDatabase)
  let summed: Promise<MoneySums> | undefined
  const readSums = () => {
    summed ??= readMoneySums(deps.booksDatabase)
    return summed
  }
  const checked = await checkBooks(deps.booksDatabase, sweepMs, { readSums, stop })
  stop?.throwIfAborted()
  const results = [
    ...checked,
    await deps.comparePayments(comparedSince, stop),
    await deps.compareTransfers(comparedSince, stop),
  ]
  const broken = results.filter(({ offenders }) => offenders.length > 0)
  const unchecked = results.filter((result) => result.unchecked !== null)
  if (broken.length > 0)
    deps.log.error({ violations: broken }, 'an invariant of the books is broken')
  if (unchecked.length > 0)
    deps.log.error({ unchecked }, 'some rules of the books could not be checked')
  // A verdict is stored even if the sums cannot be read; the page then sums them itself.
  const sums = await readSums().catch((err: unknown) => {
    deps.log.warn({ err }, 'where the money is could not be summed')
    return null
  })
  await keepRun(deps, { startedAt, results, money: sums && wholeOf(sums) })
  return broken.length === 0 && unchecked.length === 0
}

/** A transfer that the provider dates slightly earlier than requested is still compared. */
const overlap = sql<never>`interval '1 hour'`

/** By the database's clock, which the runs of several processes share. */
async function beginRun(db: Database): Promise<{ startedAt: Date; comparedSince: Date | null }> {
  return await exactlyOne(
    db,
    sql<{ startedAt: Date; comparedSince: Date | null }>`
      SELECT clock_timestamp() AS started_at,
        (SELECT max(transfers_compared_at) - ${overlap} FROM invariant_runs) AS compared_since`,
  )
}

async function keepRun(
  { database }: BooksWatch,
  {
    startedAt,
    results,
    money,
  }: { startedAt: Date; results: readonly InvariantResult[]; money: MoneyWhole | null },
): Promise<void> {
  const broken = results.filter(({ offenders }) => offenders.length > 0)
  const unchecked = results.filter((result) => result.unchecked !== null)
  const stopsPayouts = broken.some((result) => result.stopsPayouts)
  const isClean = !(stopsPayouts || unchecked.some((result) => result.stopsPayouts))
  const agreesWithProvider = !(
    broken.some(({ id, stopsPayouts: stops }) => askedRules.has(id) && stops) ||
    unchecked.some(({ id }) => askedRules.has(id))
  )
  const violations = broken.map(({ id, claim, offenders }) => ({ id, claim, offenders }))
  const gaps = unchecked.map(({ id, unchecked: why }) => ({ id, why }))
  await run(
    database,
    sql`INSERT INTO invariant_runs
        (id, at, violations, unchecked, stops_payouts, clean_until, transfers_compared_at, money)
      VALUES (${newId()}, ${startedAt}, ${JSON.stringify(violations)}::jsonb,
        ${JSON.stringify(gaps)}::jsonb, ${stopsPayouts},
        CASE WHEN ${isClean} THEN
          clock_timestamp() + ${vouchesMinutes} * interval '1 minute' END,
        CASE WHEN ${agreesWithProvider} THEN ${startedAt}::timestamptz END,
        ${money && JSON.stringify(money)}::jsonb)`,
  )
  await run(
    database,
    sql`DELETE FROM invariant_runs WHERE at < now() - interval '30 days'
      AND (violations = '[]'::jsonb OR at < now() - make_interval(days => ${brokenChecksKeptDays}))`,
  )
}

export function moneySchedule(deps: BooksWatch): ScheduledTask[] {
  return [
    {
      name: 'watch the books',
      everySeconds: deps.booksCheckSeconds,
      work: (stop) => watchBooks(deps, stop),
    },
  ]
}
