import { settleViews } from '../../server/src/money/movements/settle-views.ts'
import type { DatabaseServer } from '../../server/src/platform/database/database.ts'
import { exactlyOne, manyRows } from '../../server/src/platform/database/query.ts'
import { sql } from '../../server/src/platform/database/sql.ts'
import { readingOf } from '../../server/src/testing/test-marketplace.ts'
import { type BareReading, insertBare } from './bare-settlement.ts'
import { compare, type Measured, measure } from './compare.ts'
import { growHistory } from './grow-history.ts'
import type { Line } from './report.ts'

const viewsPerTick = 1000
const centsPerTick = 300
const rounds = 5

/** Ticks of 10,000 readings over 100 campaigns, with little and with much history. */
export async function* measureSettlement(db: DatabaseServer): AsyncGenerator<Line> {
  const ticks = await prepareTicks(db)
  // The first tick opens the accounts; every later one finds them.
  await settleTick(db, ticks())
  await insertTick(db, ticks())
  yield await compareAt(db, ticks)
  await growHistory(db, 500_000)
  yield await compareAt(db, ticks)
}

async function compareAt(db: DatabaseServer, ticks: () => BareReading[]): Promise<Line> {
  const { count } = await exactlyOne(
    db,
    sql<{ count: number }>`SELECT count(*) FROM submission_metrics`,
  )
  const comparison = await compare(
    [
      () => measureTick(ticks(), (tick) => settleTick(db, tick)),
      () => measureTick(ticks(), (tick) => insertTick(db, tick)),
    ],
    rounds,
  )
  return {
    name: `settlement : bare insert, ${Math.round(count / 1000)} k rows of history`,
    ratio: comparison.ratioTo(1),
    goal: 0.5,
    comparison,
    unit: 'readings/s',
  }
}

function measureTick(
  tick: readonly BareReading[],
  work: (tick: readonly BareReading[]) => Promise<void>,
): Promise<Measured> {
  return measure(async () => {
    await work(tick)
    return tick.length
  })
}

/** Each call returns the next tick: every post has a thousand more views. */
async function prepareTicks(db: DatabaseServer): Promise<() => BareReading[]> {
  const posts = await manyRows(
    db,
    sql<Omit<BareReading, 'viewCount' | 'accruedCents'>>`
      SELECT s.id AS submission_id, s.campaign_id, s.creator_id, c.user_id
      FROM submissions s JOIN creators c ON c.id = s.creator_id
      WHERE s.status = 'approved' ORDER BY s.id LIMIT 10000`,
  )
  let viewCount = 0
  return () => {
    viewCount += viewsPerTick
    return posts.map((post) => ({ ...post, viewCount, accruedCents: centsPerTick }))
  }
}

async function settleTick(db: DatabaseServer, tick: readonly BareReading[]): Promise<void> {
  const at = new Date()
  const readings = tick.map((each) => readingOf(each.submissionId, each.viewCount, at))
  await db.transaction((tx) => settleViews(tx, { readings, at, holdHours: 72 }))
}

async function insertTick(db: DatabaseServer, readings: readonly BareReading[]): Promise<void> {
  await db.transaction((tx) => insertBare(tx, { readings, at: new Date() }))
}
