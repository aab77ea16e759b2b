import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { capacityTables, withTables } from '../scripts/capacity/tables.mjs'
import { root } from '../scripts/root.mjs'
import { settleViews } from '../server/src/money/movements/settle-views.ts'
import { exactlyOne, manyRows } from '../server/src/platform/database/query.ts'
import { sql } from '../server/src/platform/database/sql.ts'
import { openTestDatabase, type TestDatabase } from '../server/src/testing/test-database.ts'
import { readingOf } from '../server/src/testing/test-marketplace.ts'
import type { BareReading } from './src/bare-settlement.ts'
import { measure } from './src/compare.ts'
import { withForeignShare } from './src/cpu-share.ts'
import { buildMarketplace } from './src/scale/build-marketplace.ts'
import { sizeFor } from './src/scale/plan.ts'
import { seedMarketplace } from './src/seed-marketplace.ts'

/**
 * `npm run bench -- capacity`: what a post and a reading take, into `docs/capacity.json`, and the tables of `docs/capacity.md`
 * computed from it.
 */
const postsCount = 20_000
const ticks = 5
/** Written once when a post is submitted and decided. */
const ofPosts = ['submissions', 'submission_status_changes', 'post_search']
/** Each reading writes or finds them. */
const hot = ['submission_totals', 'tracking_schedule']

const posts = await measurePosts()
const { result: readings, foreignShare } = await withForeignShare(measureReadings)
const measured = {
  bytes: { ...posts, reading: readings.plain.bytes, earningReading: readings.earning.bytes },
  processorMs: { reading: readings.plain.ms, earningReading: readings.earning.ms },
  measured: {
    posts: postsCount,
    readings: readings.count,
    at: new Date().toISOString().slice(0, 10),
    postgres: readings.postgres,
    othersPercent: Math.round(foreignShare * 100),
  },
}
const [json, page] = ['json', 'md'].map((end) => path.join(root, `docs/capacity.${end}`))
if (json === undefined || page === undefined) throw new Error('no file to write')
writeFileSync(json, `${JSON.stringify(measured, null, 2)}\n`)
writeFileSync(page, withTables(readFileSync(page, 'utf8'), measured))
console.log(capacityTables(measured))

async function measurePosts(): Promise<{ post: number; hotPost: number }> {
  const database = await openTestDatabase()
  try {
    await buildMarketplace(database.connectionString, sizeFor(postsCount), () => undefined)
    const [cold, warm] = [await bytesOf(database, ofPosts), await bytesOf(database, hot)]
    const { count } = await exactlyOne(
      database.db,
      sql<{ count: number }>`SELECT count(*) FROM submissions`,
    )
    return { post: Math.round((cold + warm) / count), hotPost: Math.round(warm / count) }
  } finally {
    await database.close()
  }
}

async function bytesOf({ db }: TestDatabase, tables: readonly string[]): Promise<number> {
  const { bytes } = await exactlyOne(
    db,
    sql<{ bytes: number }>`SELECT sum(pg_total_relation_size(name::regclass))::float8 AS bytes
      FROM unnest(${tables}::text[]) AS name`,
  )
  return bytes
}

async function measureReadings() {
  const database = await openTestDatabase()
  try {
    await seedMarketplace(database.db)
    // As autovacuum does within a minute: a plan for empty tables costs six times as much.
    await database.db.pool.query('VACUUM ANALYZE')
    const found = await manyRows(
      database.db,
      sql<
        Pick<BareReading, 'submissionId'>
      >`SELECT id AS submission_id FROM submissions ORDER BY id`,
    )
    let views = 0
    const tick = async (more: number) => {
      views += more
      const at = new Date()
      const read = found.map(({ submissionId }) => readingOf(submissionId, views, at))
      await database.db.transaction((tx) => settleViews(tx, { readings: read, at, holdHours: 72 }))
    }
    // The first one opens accounts and days.
    await tick(1000)
    const earning = await measureTicks(database, found.length, () => tick(1000))
    const plain = await measureTicks(database, found.length, () => tick(0))
    const { postgres } = await exactlyOne(
      database.db,
      sql<{
        postgres: string
      }>`SELECT split_part(current_setting('server_version'), ' ', 1) AS postgres`,
    )
    return { earning, plain, postgres, count: 2 * ticks * found.length }
  } finally {
    await database.close()
  }
}

async function measureTicks(database: TestDatabase, each: number, work: () => Promise<void>) {
  const before = await sizeOf(database)
  const {
    server,
    database: inDatabase,
    count,
  } = await measure(async () => {
    for (let done = 0; done < ticks; done += 1) await work()
    return ticks * each
  })
  const bytes = Math.round(((await sizeOf(database)) - before) / count)
  return { bytes, ms: Number(((server + inDatabase) / count).toPrecision(2)) }
}

/** Of rows and indexes, without the room that vacuum would give back. */
async function sizeOf({ db }: TestDatabase): Promise<number> {
  await db.pool.query('VACUUM')
  const { bytes } = await exactlyOne(
    db,
    sql<{ bytes: number }>`SELECT pg_database_size(current_database())::float8 AS bytes`,
  )
  return bytes
}
