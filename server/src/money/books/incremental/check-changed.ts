import type { Database } from '#platform/database/database.ts'
import { checkIds, checkRange, type QueryOfKind } from '../id-ranges.ts'
import type { Offender } from '../invariant.ts'
import { type CarriedKind, carrySums } from './carry-sums.ts'
import {
  type ChangedRows,
  findCommittedEntry,
  firstIdSince,
  listChanged,
  periodsSince,
} from './changed-rows.ts'
import type { CheckRun } from './check-run.ts'
import { moveProgress } from './progress-store.ts'
import { checkedQueries } from './rule-queries.ts'

const carriedClaim = 'I39'

/** Kinds whose sums are carried forward as far as this query was checked. */
const carriedWith: readonly (readonly [CarriedKind, string])[] = [
  ['account', 'I01 account'],
  ['campaign', 'I05 campaign'],
]

/** Runs each query on what changed since it was last checked, unless it was just swept in full. */
export async function checkChanged(
  db: Database,
  run: CheckRun,
  sweptWhole: ReadonlySet<string>,
): Promise<void> {
  const { sideBySide, findings, committedUntil, progress } = run
  const changes = createChanges(db)
  const holding = [...sweptWhole]
  const since = (name: string): Date => progress.get(name)?.checkedUntil ?? committedUntil
  await sideBySide(checkedQueries, async ([name, { id, query }]) => {
    if (sweptWhole.has(name)) return
    const holds =
      query.isOnlySwept ||
      (await findings(id).collect(() => checkSince(db, query, { since: since(name), changes })))
    if (holds) holding.push(name)
  })
  await sideBySide(carriedWith, async ([kind, name]) => {
    if (sweptWhole.has(name)) return
    const ids = (await changes(since(name))).get(kind) ?? []
    if (ids.length > 0) await carryForward(db, run, (upto) => carrySums(db, { kind, ids, upto }))
  })
  await moveProgress(db, { names: holding, committedUntil })
}

/** A failure to carry makes the rule about the sums inconclusive, as a failed check of it would. */
export async function carryForward(
  db: Database,
  { findings, committedUntil }: CheckRun,
  carry: (upto: number) => Promise<void>,
): Promise<void> {
  await findings(carriedClaim).collect(async () => {
    const upto = await findCommittedEntry(db, committedUntil)
    if (upto !== null) await carry(upto)
    return []
  })
}

type Changes = (since: Date) => Promise<ChangedRows>

/** Reads each list of changes once: most queries were checked until the same moment. */
function createChanges(db: Database): Changes {
  const known = new Map<number, Promise<ChangedRows>>()
  return (since) => {
    const changed = known.get(since.getTime()) ?? listChanged(db, since)
    known.set(since.getTime(), changed)
    return changed
  }
}

async function checkSince(
  db: Database,
  query: QueryOfKind,
  { since, changes }: { since: Date; changes: Changes },
): Promise<Offender[]> {
  const { kind } = query
  if (kind === 'entry' || kind === 'settlement') {
    return await checkRange(db, query, { after: firstIdSince(since), upto: null })
  }
  const ids = (await changes(since)).get(kind) ?? []
  return await checkIds(db, query, { ids, periods: periodsSince(since) })
}
