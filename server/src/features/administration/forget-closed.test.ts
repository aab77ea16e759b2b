import { readdirSync, readFileSync } from 'node:fs'
import type { SubmissionId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settleViews } from '#money/movements/settle-views.ts'
import { addHours } from '#platform/clock.ts'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import {
  brokenInvariants,
  makeApprovedSubmission,
  makeCreator,
  makeLiveCampaign,
  readingOf,
} from '#testing/test-marketplace.ts'
import { forgetClosed } from './closed-store.ts'
import { deletedAfter, deletedWith, staying } from './testing/table-ends.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const now = new Date()
const daysAgo = (days: number): Date => addHours(now, -24 * days)

async function list(statement: string): Promise<unknown[]> {
  const { rows } = await database.db.pool.query<{ found: unknown }>(statement)
  return rows.map(({ found }) => found)
}

test('every table has a period, an owner with whom its rows go, or a reason to stay', async () => {
  const tables = await list(`SELECT relname AS found FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') ORDER BY 1`)
  const cascades =
    await list(`SELECT format('%s with %s', conrelid::regclass, confrelid::regclass) AS found
    FROM pg_constraint WHERE contype = 'f' AND confdeltype = 'c'`)
  const code = readdirSync('server/src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(`server/src/${file}`, 'utf8'))
    .join('\n')
  const isDeleted = (table: string) =>
    new RegExp(`DELETE FROM ${table}\\b|\\bsql(?:<never>)?\`${table}\``).test(code)

  const named = [deletedAfter, deletedWith].flatMap((each) => Object.keys(each))
  expect([...named, ...Object.values(staying).flat()].toSorted()).toEqual(tables)
  expect(Object.keys(deletedAfter).filter((table) => !isDeleted(table))).toEqual([])
  for (const [table, owner] of Object.entries(deletedWith)) {
    expect(cascades).toContain(`${table} with ${owner}`)
  }
})

test('what is deleted is not looked for in a whole table', async () => {
  const scanned =
    await list(`SELECT format('%s by %s', confrelid::regclass, conrelid::regclass) AS found
    FROM pg_constraint k WHERE contype = 'f' AND NOT EXISTS (
      SELECT FROM pg_index WHERE indrelid = conrelid AND indkey[0] = conkey[1]) ORDER BY 1`)
  const deleted = [deletedAfter, deletedWith].flatMap((each) => Object.keys(each))
  const isDeleted = (found: unknown) =>
    deleted.some((each) => String(found).startsWith(`${each} by `))

  expect(scanned.filter(isDeleted)).toEqual([])
})

/** Two posts in a campaign whose money ran out, closed so many days ago with what they earned in it. */
async function givenClosed(days: number): Promise<readonly SubmissionId[]> {
  const { db } = database
  const at = daysAgo(days)
  const approvedAt = daysAgo(days + 40)
  const { id: campaignId } = await makeLiveCampaign(db, { fundedCents: 100 })
  const make = async () =>
    makeApprovedSubmission(db, { campaignId, creator: await makeCreator(db), approvedAt })
  const ids = [await make(), await make()] as const
  const readings = ids.map((id) => readingOf(id, 1000, approvedAt))
  await db.transaction((tx) => settleViews(tx, { readings, at: approvedAt, holdHours: 72 }))
  await run(
    db,
    sql`INSERT INTO campaign_status_changes (campaign_id, from_status, to_status, actor_kind, at)
      VALUES (${campaignId}, 'live', 'completed', 'system', ${at})`,
  )
  await run(
    db,
    sql`UPDATE campaigns SET status = 'completed', pause_reasons = '{}' WHERE id = ${campaignId}`,
  )
  await run(
    db,
    sql`UPDATE submissions SET status = 'locked', lock_reason = 'window', locked_at = ${at}
      WHERE campaign_id = ${campaignId}`,
  )
  await run(
    db,
    sql`INSERT INTO submission_status_changes (submission_id, from_status, to_status, actor_kind, at)
      SELECT id, 'approved', 'locked', 'system', ${at} FROM submissions WHERE campaign_id = ${campaignId}`,
  )
  return ids
}

test('400 days after a campaign closed, what its settlements found is deleted, and the books stay clean', async () => {
  const [young, old] = [await givenClosed(399), await givenClosed(401)]
  const left = (table: string, column: string) =>
    list(`SELECT DISTINCT s.id AS found FROM submissions s JOIN ${table} d
      ON d.${column} = s.${column === 'submission_id' ? 'id' : column} ORDER BY 1`)
  const both = [...young, ...old].toSorted()
  expect(await left('settlement_demands', 'submission_id')).toEqual(both)
  expect(await left('campaign_hours', 'campaign_id')).toEqual(both)
  expect(await brokenInvariants(database.db)).toEqual([])

  await forgetClosed(database.db, now)

  for (const table of ['settlement_campaigns', 'campaign_hours']) {
    expect(await left(table, 'campaign_id'), table).toEqual([...young].toSorted())
  }
  expect(await left('settlement_demands', 'submission_id')).toEqual([...young].toSorted())
  expect(await brokenInvariants(database.db)).toEqual([])
})

test('400 days after a post closed no search finds it, unless it is opened again', async () => {
  const closed = await givenClosed(402)
  const words = () =>
    list(`SELECT words <> '' AS found FROM post_search JOIN unnest('{${closed}}'::uuid[]) AS own (id)
      ON id = submission_id ORDER BY id`)
  await run(database.db, sql`DELETE FROM installation`)

  await forgetClosed(database.db, now)
  expect(await words()).toEqual([false, false])
  await run(database.db, sql`UPDATE campaigns SET name = 'Renamed'`)
  expect(await words()).toEqual([false, false])
  await run(
    database.db,
    sql`UPDATE submissions SET status = 'approved' WHERE id = ${closed[0] ?? null}`,
  )

  expect((await words()).toSorted()).toEqual([false, true])
})
