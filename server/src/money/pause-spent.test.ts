import type { CampaignId } from '@permille/contract/ids'
import { type CentsPerKViews, toCents } from '@permille/contract/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exactlyOne, manyRows, run } from '../platform/database/query.ts'
import { sql } from '../platform/database/sql.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { brokenInvariants, makeApprovedPost, readingOf } from '../testing/test-marketplace.ts'
import { accrueBonus } from './movements/accrue-bonus.ts'
import { settleViews } from './movements/settle-views.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const at = new Date('2026-01-02T03:04:05Z')

/** $10.00 of money and one approved post at $3.00 per 1K views. */
async function givenPost(flatBonusCents = 0) {
  const made = await makeApprovedPost(database.db, { fundedCents: 1000, flatBonusCents })
  return { ...made, campaignId: made.campaign.id }
}

type Post = Awaited<ReturnType<typeof givenPost>>

function settle(posts: readonly Post[], views: number): Promise<unknown> {
  const readings = posts.map(({ id }) => readingOf(id, views, at))
  return database.db.transaction((tx) => settleViews(tx, { readings, at, holdHours: 0 }))
}

function grant({ id, campaignId, creator }: Post, cents: number): Promise<unknown> {
  return database.db.transaction((tx) =>
    accrueBonus(tx, {
      submissionId: id,
      campaignId,
      creatorId: creator.id,
      creatorUserId: creator.userId,
      flatBonusCents: toCents(cents),
      ratePerKViewsCents: 300 as CentsPerKViews,
      at,
      maturesAt: at,
    }),
  )
}

const paused = { status: 'paused', pauseReasons: ['budget_exhausted'], exhaustedAt: at }
const live = { status: 'live', pauseReasons: [], exhaustedAt: null }

function stateOf(campaignId: CampaignId): Promise<unknown> {
  return exactlyOne(
    database.db,
    sql`SELECT status, pause_reasons, exhausted_at FROM campaigns WHERE id = ${campaignId}`,
  )
}

test.each([
  [3330, live],
  [3334, paused],
  [9000, paused],
])('views that earn the last cent pause their campaign: %i views', async (views, expected) => {
  const post = await givenPost()

  await settle([post], views)

  expect(await stateOf(post.campaignId)).toEqual(expected)
  expect(await brokenInvariants(database.db)).toEqual([])
})

test.each([
  [999, live],
  [1000, paused],
  // It waits whole.
  [1500, live],
])('a bonus that takes the last cent pauses its campaign: %i cents', async (cents, expected) => {
  const post = await givenPost(cents)

  await grant(post, cents)

  expect(await stateOf(post.campaignId)).toEqual(expected)
  expect(await brokenInvariants(database.db)).toEqual([])
})

test('a settlement pauses each campaign it spends and records it', async () => {
  const [first, second, third] = [await givenPost(), await givenPost(), await givenPost()]
  await grant(third, 400)

  await settle([first, third], 2500)
  await settle([second], 3334)

  expect(await stateOf(first.campaignId)).toEqual(live)
  for (const { campaignId } of [second, third]) {
    expect(await stateOf(campaignId)).toEqual(paused)
    const traces = await manyRows(
      database.db,
      sql`SELECT l.action, h.from_status, h.to_status, h.actor_kind, h.reason
        FROM audit_log l, campaign_status_changes h
        WHERE l.object_id = ${campaignId} AND h.campaign_id = ${campaignId}
          AND l.action NOT IN ('campaign.create', 'campaign.goLive') AND h.to_status = 'paused'`,
    )
    expect(traces).toEqual([
      {
        action: 'campaign.pause',
        fromStatus: 'live',
        toStatus: 'paused',
        actorKind: 'system',
        reason: 'budget_exhausted',
      },
    ])
  }
})

test('a campaign paused by its brand gets a second reason once its money is spent, and its days run', async () => {
  const post = await givenPost()
  await run(
    database.db,
    sql`WITH pause AS (
        UPDATE campaigns SET status = 'paused', pause_reasons = '{manual}' WHERE id = ${post.campaignId}
      )
      INSERT INTO campaign_status_changes (campaign_id, from_status, to_status, actor_kind, reason)
      VALUES (${post.campaignId}, 'live', 'paused', 'brand', 'manual')`,
  )

  await settle([post], 9000)

  const steps = await manyRows(
    database.db,
    sql<{ step: string }>`SELECT concat(from_status, ' ', to_status, ' ', reason) AS step
      FROM campaign_status_changes WHERE campaign_id = ${post.campaignId} ORDER BY seq DESC LIMIT 1`,
  )
  expect(steps).toEqual([{ step: 'paused paused budget_exhausted' }])
  expect(await stateOf(post.campaignId)).toMatchObject({
    ...paused,
    pauseReasons: ['manual', 'budget_exhausted'],
  })
})

test('a campaign whose money is at its bank is not spent', async () => {
  const post = await givenPost()
  await run(
    database.db,
    sql`UPDATE campaigns SET status = 'paused', pause_reasons = '{funding_disputed}'
      WHERE id = ${post.campaignId}`,
  )

  await settle([post], 9000)

  expect(await stateOf(post.campaignId)).toMatchObject({
    pauseReasons: ['funding_disputed'],
    exhaustedAt: null,
  })
})

test('the database refuses to commit a live campaign without money', async () => {
  const post = await givenPost()

  const spending = run(
    database.db,
    sql`UPDATE campaigns SET paid_out_cents = funded_cents WHERE id = ${post.campaignId}`,
  )

  await expect(spending).rejects.toMatchObject({ constraint: 'campaigns_live_with_money' })
  expect(await stateOf(post.campaignId)).toEqual(live)
})
