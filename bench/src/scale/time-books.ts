import { setTimeout as sleep } from 'node:timers/promises'
import type { SubmissionId } from '../../../contract/src/ids.ts'
import { carryMissing } from '../../../server/src/money/books/incremental/carry-sums.ts'
import {
  findCommittedEntry,
  readCommittedUntil,
} from '../../../server/src/money/books/incremental/changed-rows.ts'
import { checkBooks } from '../../../server/src/money/books/incremental/check-books.ts'
import { queriesAtOnce } from '../../../server/src/money/books/incremental/check-run.ts'
import { hastenSweeps } from '../../../server/src/money/books/incremental/progress-store.ts'
import { settleViews } from '../../../server/src/money/movements/settle-views.ts'
import {
  connectDatabase,
  type Database,
  type DatabaseServer,
} from '../../../server/src/platform/database/database.ts'
import { exactlyOne, manyRows } from '../../../server/src/platform/database/query.ts'
import { sql } from '../../../server/src/platform/database/sql.ts'
import { createLog } from '../../../server/src/platform/log.ts'
import { readingOf } from '../../../server/src/testing/test-marketplace.ts'
import { processorMs } from '../cpu-share.ts'
import type { Marketplace } from './start-marketplace.ts'

const second = 1000
/** More than the minute before the last check, which is checked again. */
const quietMs = 61 * second
/** How often a post is read on average (docs/performance.md). */
const readingsPerPostDay = 4
const minutesOfDay = 1440
/** Readings of a minute in which everything arrives at once. */
const manyReadings = 10_000
/** As many readings of cold campaigns as fit a statement's time limit. */
const readingsAtOnce = 500

/**
 * Yields lines: how long checking the books takes after a settlement, and over the whole history. First does what a
 * marketplace has done after a day: carries sums forward and sweeps everything.
 */
export async function* timeBooks({ connectionString, pid }: Marketplace): AsyncGenerator<string> {
  const database = connectDatabase({
    connectionString,
    connectionsMax: queriesAtOnce,
    statementTimeoutMs: 60 * second,
    // Like the worker's connection, whose next check comes within a minute.
    idleSeconds: 600,
    log: createLog('error'),
  })
  const timed = createTimer(pid)
  const broken = new Set<string>()
  const check = async (sweepMs: number): Promise<boolean> => {
    const results = await checkBooks(database, sweepMs)
    for (const { id, offenders } of results) if (offenders.length > 0) broken.add(id)
    return results.every(({ unchecked }) => unchecked === null)
  }
  const sweep = async (): Promise<void> => {
    while (!(await check(10 * second)));
  }
  try {
    yield `Sums carried forward, where none were yet: ${await timed(() => carryAll(database))}`
    yield `The books, what was never swept: ${await timed(sweep)}`
    await sleep(quietMs)
    await check(0)
    yield `The books, when nothing changed: ${await timed(() => check(0))}`
    const usual = await readingsOfMinute(database)
    for (const count of [usual, manyReadings]) {
      yield `Settlements of ${count} readings: ${await timed(() => settle(database, count))}`
      yield `The books, after them: ${await timed(() => check(0))}`
      // The next check looks again at whatever arrived within the minute before the last check.
      await sleep(quietMs)
      await check(0)
    }
    yield `The books, all history again: ${await timed(() => sweepAll(database, check))}`
    yield* await slowestParts(database)
    yield broken.size === 0 ? 'The books are clean.' : `Broken: ${[...broken].join(', ')}`
  } finally {
    await database.close()
  }
}

/** The sweep does this for accounts and campaigns that it sees for the first time. */
async function carryAll(db: Database): Promise<void> {
  const upto = await findCommittedEntry(db, await readCommittedUntil(db))
  if (upto === null) return
  for (const kind of ['account', 'campaign'] as const)
    await carryMissing(db, { kind, range: { after: null, upto: null }, upto })
}

async function sweepAll(db: Database, check: (sweepMs: number) => Promise<unknown>): Promise<void> {
  const { at } = await exactlyOne(db, sql<{ at: Date }>`SELECT clock_timestamp() AS at`)
  await hastenSweeps(db)
  for (let isOver = false; !isOver; ) {
    await check(10 * second)
    const progress = sql<{ isOver: boolean }>`
      SELECT coalesce(bool_and(walked_at > ${at}), false) AS is_over FROM books_marks`
    isOver = (await exactlyOne(db, progress)).isOver
  }
}

async function readingsOfMinute(db: Database): Promise<number> {
  const { tracked } = await exactlyOne(
    db,
    sql<{ tracked: number }>`SELECT count(*)::int AS tracked FROM tracking_schedule`,
  )
  return Math.ceil((tracked * readingsPerPostDay) / minutesOfDay)
}

/** New readings of tracked posts, each with a few more views. */
async function settle(database: DatabaseServer, count: number): Promise<void> {
  const at = new Date()
  const posts = await manyRows(
    database,
    sql<{ id: SubmissionId; views: number }>`
      SELECT t.submission_id AS id, t.view_count AS views
      FROM tracking_schedule k JOIN submission_totals t ON t.submission_id = k.submission_id
      ORDER BY md5(k.submission_id::text) LIMIT ${count}`,
  )
  const readings = posts.map(({ id, views }) => readingOf(id, views + 1000, at))
  for (let from = 0; from < readings.length; from += readingsAtOnce) {
    const some = readings.slice(from, from + readingsAtOnce)
    await database.transaction((tx) => settleViews(tx, { readings: some, at, holdHours: 72 }))
  }
}

async function slowestParts(db: Database): Promise<string[]> {
  const rows = await manyRows(
    db,
    sql<{ part: string; ms: number }>`SELECT part, walk_worked_ms::float8 AS ms FROM books_marks
      ORDER BY ms DESC LIMIT 8`,
  )
  return rows.map(({ part, ms }) => `  ${part}: ${inSeconds(ms)}`)
}

type Timer = (work: () => Promise<unknown>) => Promise<string>

/** Reports wall time, and the CPU time of the database's processes, which other load does not change. */
function createTimer(root: number): Timer {
  return async (work) => {
    const [startedAt, { database }] = [performance.now(), processorMs(root)]
    await work()
    const used = processorMs(root).database - database
    return `${inSeconds(performance.now() - startedAt)} (${inSeconds(used)} of the database's processor)`
  }
}

function inSeconds(ms: number): string {
  return `${(ms / second).toFixed(2)} s`
}
