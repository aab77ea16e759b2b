/**
 * The check of the books that a worker runs every minute. It asks the rules of `../rules`, but never about the whole
 * history at once: with a million posts that takes minutes, and payouts wait for a fresh verdict. One minute in its life:
 *
 * 1. Rules about few rows (`everyTime`) and about all money together (`assess`) are asked whole, beside the rest.
 * 2. Each *failing range*, where an earlier sweep found offenders, is asked again; it is dropped once it holds.
 * 3. Each *sweep* that has become due checks its first range. In a small marketplace that is everything, and the query
 *    is done for this minute.
 * 4. `changed-rows.ts` lists the accounts, campaigns, creators and submissions that anything was written for since the
 *    query's `checkedUntil`, and the query is asked about these only. Entries and settlements never change, so they are
 *    asked from an id onwards. If the query holds, `checkedUntil` moves on to `committedUntil`; if not, it stays, and the
 *    same rows are asked about again next minute.
 * 5. For the accounts and campaigns that changed, `carry-sums.ts` carries the sums of their entries forward, so that the
 *    next check adds up only what comes after.
 * 6. For the rest of its ten seconds, sweeps go on through the whole history, one range of ids after the other: what
 *    someone edited by hand changes no row that step 4 sees. A range with offenders is kept as failing.
 *
 * The words: a *rule* (invariant) has one or more *queries*, each about one kind of rows and returning its *offenders*.
 * How far a query was checked is its *progress* (table books_marks, where `part` names the query and the columns of a
 * sweep begin with `walk`). A *range* is some rows in the order of their ids; failing ones are in books_broken_slices.
 *
 * Queries that a constraint of the database guarantees are not asked here: see check-guaranteed.ts.
 */
import type { Database } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { collectFindings, type Findings } from '../findings.ts'
import { createRangeEnds, ever, everywhere } from '../id-ranges.ts'
import { claimOf, type InvariantResult, invariants } from '../invariants.ts'
import { type MoneySums, readMoneySums } from '../money-sums.ts'
import { readCommittedUntil } from './changed-rows.ts'
import { checkChanged } from './check-changed.ts'
import { type CheckRun, createSideBySide } from './check-run.ts'
import { beginSweeps, type Progress, readProgress } from './progress-store.ts'
import { recheckFailingRanges } from './recheck-failing.ts'
import { checkedQueries } from './rule-queries.ts'
import { sweepFirstRanges, sweepOn } from './sweep.ts'

type Asking = Pick<CheckRun, 'sideBySide' | 'findings' | 'stop'>

interface Sharing {
  readonly readSums?: () => Promise<MoneySums>
  readonly stop?: AbortSignal | undefined
}

/**
 * Checks what changed since each rule was last checked, and every range that was found failing. Sweeps the whole history
 * where that is due, for at most `sweepMs` and until `stop`. A caller that also needs the sums of all money passes
 * `readSums`, so that they are read once.
 */
export async function checkBooks(
  db: Database,
  sweepMs: number,
  { readSums = () => readMoneySums(db), stop }: Sharing = {},
): Promise<InvariantResult[]> {
  const found = new Map(invariants.map(({ id }) => [id, collectFindings()]))
  const findings = (id: string): Findings => found.get(id) ?? collectFindings()
  const asking: Asking = { sideBySide: createSideBySide(), findings, stop }
  await Promise.all([checkEveryTime(db, asking, readSums), checkInParts(db, asking, sweepMs)])
  return invariants.map((rule) => ({ ...claimOf(rule), ...findings(rule.id).result() }))
}

async function checkEveryTime(
  db: Database,
  { sideBySide, findings }: Asking,
  readSums: () => Promise<MoneySums>,
): Promise<void> {
  await sideBySide(invariants, async ({ id, queries, assess }) => {
    if (assess) await findings(id).collect(async () => assess(await readSums()))
    for (const { kind, offenders } of queries) {
      if (kind !== null) continue
      await findings(id).collect(() => manyRows(db, offenders(everywhere, ever)))
    }
  })
}

/** Checks what changed, then sweeps for as long as it may. What a first range covers whole is not checked twice. */
async function checkInParts(db: Database, asking: Asking, sweepMs: number): Promise<void> {
  const run = await beginRun(db, asking)
  await recheckFailingRanges(db, asking.findings)
  const beganAt = Date.now()
  const sweptWhole = await sweepFirstRanges(db, run, beganAt + sweepMs / 2)
  const leftMs = sweepMs - (Date.now() - beganAt)
  await checkChanged(db, run, sweptWhole)
  await sweepOn(db, run, Date.now() + leftMs)
  await noteNeverSwept(db, run)
}

async function beginRun(db: Database, asking: Asking): Promise<CheckRun> {
  const committedUntil = await readCommittedUntil(db)
  const progress = await takeProgress(db, committedUntil)
  return { ...asking, ends: createRangeEnds(db), committedUntil, progress, paused: new Set() }
}

/** Returns each query's progress, after beginning the sweeps that are due. */
async function takeProgress(db: Database, committedUntil: Date): Promise<Map<string, Progress>> {
  const found = await readProgress(db, { names: [...checkedQueries.keys()], committedUntil })
  const due = found.filter(({ isDue }) => isDue).map(({ name }) => name)
  const progress = new Map<string, Progress>(found.map((each) => [each.name, each]))
  for (const begun of await beginSweeps(db, due)) progress.set(begun.name, begun)
  return progress
}

/** Reads the progress again: another run may have finished a sweep meanwhile. */
async function noteNeverSwept(
  db: Database,
  { findings, committedUntil, progress }: CheckRun,
): Promise<void> {
  if ([...progress.values()].every(({ sweptAt }) => sweptAt !== null)) return
  const names = [...checkedQueries.keys()]
  for (const { name, sweptAt } of await readProgress(db, { names, committedUntil })) {
    const known = checkedQueries.get(name)
    if (sweptAt === null && known) findings(known.id).cannotTell('not yet over all history')
  }
}
