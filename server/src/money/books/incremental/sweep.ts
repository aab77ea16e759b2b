import type { Database } from '#platform/database/database.ts'
import { checkRangeAfter, type IdRange, type QueryOfKind } from '../id-ranges.ts'
import { carryMissing, isCarried } from './carry-sums.ts'
import { carryForward } from './check-changed.ts'
import type { CheckRun } from './check-run.ts'
import {
  advanceSweeps,
  keepFailingRange,
  type Progress,
  type SweptRange,
} from './progress-store.ts'
import { checkedQueries } from './rule-queries.ts'

/** Checks the first range of each sweep that has just begun. Returns the queries that this covered whole. */
export async function sweepFirstRanges(
  db: Database,
  run: CheckRun,
  end: number,
): Promise<ReadonlySet<string>> {
  const swept: SweptRange[] = []
  for (const each of run.progress.values()) {
    if (each.sweepBeganAt === null || each.sweepAfter !== null || isOver(run, end)) continue
    const range = await sweepNextRange(db, run, each)
    if (range !== null) swept.push(range)
  }
  await advance(db, run, swept)
  const names = swept.map(({ progress }) => progress.name)
  return new Set(names.filter((name) => run.progress.get(name)?.sweepBeganAt === null))
}

/** Continues every sweep under way until `end`. */
export async function sweepOn(db: Database, run: CheckRun, end: number): Promise<void> {
  for (const name of run.progress.keys()) {
    let progress = run.progress.get(name)
    while (progress?.sweepBeganAt != null && !run.paused.has(name) && !isOver(run, end)) {
      const range = await sweepNextRange(db, run, progress)
      if (range !== null) await advance(db, run, [range])
      progress = run.progress.get(name)
    }
  }
}

function isOver({ stop }: CheckRun, end: number): boolean {
  return Date.now() >= end || stop?.aborted === true
}

/** Checks the sweep's next range; null when it could not be checked. */
async function sweepNextRange(
  db: Database,
  run: CheckRun,
  progress: Progress,
): Promise<SweptRange | null> {
  const { findings, ends, paused } = run
  const known = checkedQueries.get(progress.name)
  const beganAt = performance.now()
  const after = progress.sweepAfter
  let upto: string | null | undefined
  if (known !== undefined) {
    await findings(known.id).collect(async () => {
      const { range, offenders } = await checkRangeAfter(db, known.query, { after, ends })
      if (offenders.length > 0) await keepFailingRange(db, { name: progress.name, ...range })
      upto = range.upto
      return offenders
    })
    if (upto !== undefined) await carrySwept(db, run, { ...known.query, after, upto })
  }
  if (upto !== undefined) return { progress, upto, workedMs: performance.now() - beganAt }
  paused.add(progress.name)
  return null
}

/** Carries the sums that are still missing in a swept range, unless the range was everything. */
async function carrySwept(
  db: Database,
  run: CheckRun,
  { kind, isOnlySwept, after, upto: last }: QueryOfKind & IdRange,
): Promise<void> {
  if (!isOnlySwept || !isCarried(kind) || (after ?? last) === null) return
  await carryForward(db, run, (upto) =>
    carryMissing(db, { kind, range: { after, upto: last }, upto }),
  )
}

/** Leaves a sweep that another process has moved to that process. */
async function advance(
  db: Database,
  { progress, paused }: CheckRun,
  swept: readonly SweptRange[],
): Promise<void> {
  const moved = new Map((await advanceSweeps(db, swept)).map((each) => [each.name, each]))
  for (const { progress: before } of swept) {
    const next = moved.get(before.name)
    if (next === undefined) paused.add(before.name)
    else progress.set(before.name, next)
  }
}
