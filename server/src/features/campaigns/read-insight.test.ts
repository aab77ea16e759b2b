import type { BrandId, CampaignId, UserId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settleViews } from '#money/movements/settle-views.ts'
import { exactlyOne, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import {
  makeApprovedSubmission,
  makeCreator,
  makeLiveCampaign,
  readingOf,
} from '#testing/test-marketplace.ts'
import { readInsight } from './read-insight.ts'

let opened: TestDatabase
let own: { campaignId: CampaignId; brandId: BrandId }

beforeAll(async () => {
  opened = await openTestDatabase()
  own = await openCampaign()
})
afterAll(() => opened.close())

/** Two creators on YouTube with 1,000 and 2,000 views, one of them with 5,000 on TikTok as well. */
async function openCampaign() {
  const { db } = opened
  const made = await db.transaction(async (tx) => {
    const campaign = await makeLiveCampaign(tx, { fundedCents: 10_000 })
    const [one, other] = [await makeCreator(tx), await makeCreator(tx)]
    const post = (creator: typeof one) =>
      makeApprovedSubmission(tx, { campaignId: campaign.id, creator })
    return { campaign, posts: [await post(one), await post(other), await post(other)] as const }
  })
  const [first, second, third] = made.posts
  const at = new Date()
  const readings = [
    readingOf(first, 1000, at),
    readingOf(second, 2000, at),
    readingOf(third, 5000, at),
  ]
  await run(db, sql`UPDATE submissions SET platform = 'tiktok' WHERE id = ${third}`)
  await db.transaction((tx) => settleViews(tx, { readings, at, holdHours: 0 }))
  return await exactlyOne(
    db,
    sql<{ campaignId: CampaignId; brandId: BrandId }>`SELECT id AS campaign_id, brand_id
      FROM campaigns WHERE id = ${made.campaign.id}`,
  )
}

test('views and spend are split by platform and by creator, most viewed first', async () => {
  const { platforms, creators } = await readInsight(opened.db, own)

  expect(platforms).toEqual([
    { platform: 'tiktok', postCount: 1, viewCount: 5000, spentCents: 1500 },
    { platform: 'youtube', postCount: 2, viewCount: 3000, spentCents: 900 },
  ])
  expect(
    creators.map(({ postCount, viewCount, spentCents }) => [postCount, viewCount, spentCents]),
  ).toEqual([
    [2, 7000, 2100],
    [1, 1000, 300],
  ])
})

test('the history is newest first, payments included', async () => {
  const { db } = opened
  const { campaignId, brandId } = own
  await run(
    db,
    sql`INSERT INTO campaign_funding (id, campaign_id, brand_id, amount_cents, status,
        stripe_payment_intent_id, settled_at)
      VALUES (${newId()}, ${campaignId}, ${brandId}, ${toCents(10_000)}, 'succeeded', 'pi_told',
        now() + interval '1 hour')`,
  )
  await run(
    db,
    sql`INSERT INTO campaign_status_changes (campaign_id, from_status, to_status, actor_kind, reason, at)
      VALUES (${campaignId}, 'live', 'paused', 'brand', 'manual', now() + interval '2 hours'),
        (${campaignId}, 'paused', 'live', 'admin', NULL, now() + interval '3 hours')`,
  )

  const { activity } = await readInsight(db, own)
  const { activity: asOther } = await readInsight(db, { ...own, userId: newId<UserId>() })

  expect(activity.map(({ kind, actor, amountCents }) => [kind, actor, amountCents])).toEqual([
    ['resumed', 'admin', null],
    ['paused', 'brand', null],
    ['funded', 'brand', 10_000],
    ['live', 'system', null],
    ['created', 'brand', null],
  ])
  expect(activity.map(({ by }) => by)).toEqual(activity.map(() => null))
  expect(asOther.map(({ by }) => by)).toEqual([null, null, null, null, 'Test brand'])
})

test('another brand’s campaign is not found', async () => {
  const stranger = { ...own, brandId: newId<BrandId>() }

  await expect(readInsight(opened.db, stranger)).rejects.toThrow('Campaign not found')
})
