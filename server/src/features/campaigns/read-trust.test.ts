import type { BrandId, SubmissionId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import {
  makeCreator,
  makeLiveCampaign,
  makePendingSubmission,
  type TestCampaign,
  type TestCreator,
} from '#testing/test-marketplace.ts'
import { listLiveCampaigns } from './campaign-list-store.ts'
import { readOffer } from './read-campaign.ts'
import { readTrust } from './trust-store.ts'

let database: TestDatabase
let creator: TestCreator
beforeAll(async () => {
  database = await openTestDatabase()
  creator = await makeCreator(database.db)
})
afterAll(() => database.close())

interface Decision {
  readonly to: 'approved' | 'rejected'
  readonly by: 'brand' | 'admin' | 'system' | 'creator'
  /** After the post was submitted. */
  readonly hours: number
}

async function decide(campaign: TestCampaign, decisions: readonly Decision[]): Promise<void> {
  for (const { to, by, hours } of decisions) {
    const at = new Date(Date.now() - 40 * 24 * 3_600_000)
    const post = { campaignId: campaign.id, creator, at }
    const submissionId: SubmissionId = await makePendingSubmission(database.db, post)
    const decidedAt = new Date(at.getTime() + hours * 3_600_000)
    await run(
      database.db,
      sql`INSERT INTO submission_status_changes
          (submission_id, from_status, to_status, actor_kind, at)
        VALUES (${submissionId}, 'pending', ${to}, ${by}, ${decidedAt})`,
    )
  }
}

const makeCampaign = () => makeLiveCampaign(database.db, { fundedCents: 5000 })

const approved = (hours: number): Decision => ({ to: 'approved', by: 'brand', hours })

async function brandOf({ id }: TestCampaign): Promise<BrandId> {
  const [row] = await manyRows(
    database.db,
    sql<{ brandId: BrandId }>`SELECT brand_id FROM campaigns WHERE id = ${id}`,
  )
  if (row === undefined) throw new Error('There is no campaign.')
  return row.brandId
}

test('a brand with fewer than five decisions is labelled new', async () => {
  const campaign = await makeCampaign()
  await decide(campaign, [approved(1), approved(1), approved(1), approved(1)])
  const brandId = await brandOf(campaign)

  const before = await readTrust(database.db, brandId)
  await decide(campaign, [approved(1)])
  const after = await readTrust(database.db, brandId)

  expect(before.reviews).toBeNull()
  expect(after.reviews).toEqual({
    decidedPosts: 5,
    medianHours: 1,
    approvedPercent: 100,
    automaticPercent: 0,
  })
})

test('withdrawals and automatic rejections do not count for a brand', async () => {
  const campaign = await makeCampaign()
  await decide(campaign, [
    approved(1),
    approved(5),
    { to: 'approved', by: 'system', hours: 48 },
    { to: 'rejected', by: 'brand', hours: 20 },
    { to: 'rejected', by: 'admin', hours: 900 },
    { to: 'rejected', by: 'creator', hours: 1 },
    { to: 'rejected', by: 'system', hours: 1 },
  ])

  const { reviews } = await readTrust(database.db, await brandOf(campaign))

  // Half of the five were decided within 20 hours, which is within 24.
  expect(reviews).toEqual({
    decidedPosts: 5,
    medianHours: 24,
    approvedPercent: 60,
    automaticPercent: 34,
  })
})

test('exactly six hours count as six, a minute more as eight', async () => {
  const [six, more] = [await makeCampaign(), await makeCampaign()]
  await decide(
    six,
    Array.from({ length: 5 }, () => approved(6)),
  )
  await decide(
    more,
    Array.from({ length: 5 }, () => approved(6 + 1 / 60)),
  )

  const medians = await Promise.all(
    [six, more].map(async (each) => (await readTrust(database.db, await brandOf(each))).reviews),
  )

  expect(medians.map((reviews) => reviews?.medianHours)).toEqual([6, 8])
})

test('Explore, the campaign’s page and the brand show the same', async () => {
  const campaign = await makeCampaign()
  await decide(campaign, [1, 2, 3, 4, 5].map(approved))
  const brandId = await brandOf(campaign)

  const listed = await listLiveCampaigns(database.db, { limit: 100 })
  const visitor = { viewer: null, inviteHash: null, at: new Date() }
  const offer = await readOffer(database.db, campaign.id, visitor)
  const own = await readTrust(database.db, brandId)

  const card = listed.find(({ id }) => id === campaign.id)
  expect(own).toMatchObject({ reviews: { medianHours: 3 }, campaignCount: 1, earnedCents: 0 })
  expect(offer.trust).toEqual(own)
  expect(card?.brandReviews).toEqual(own.reviews)
})

test('a brand’s counts match its decisions', async () => {
  const counted = await manyRows(
    database.db,
    sql`SELECT brand_id, approved_count::int, rejected_count::int, automatic_count::int,
      decided_within::int[] FROM brand_reviews ORDER BY 1`,
  )

  const decided = await manyRows(
    database.db,
    sql`SELECT brand_id, sum(approved)::int AS approved_count, sum(rejected)::int AS rejected_count,
        sum(automatic)::int AS automatic_count, array_agg(decided ORDER BY place)::int[] AS decided_within
      FROM (
        SELECT d.brand_id, place, sum(d.decided_within[place]) AS decided,
          CASE place WHEN 1 THEN count(*) FILTER (WHERE is_approved) ELSE 0 END AS approved,
          CASE place WHEN 1 THEN count(*) FILTER (WHERE NOT is_approved) ELSE 0 END AS rejected,
          CASE place WHEN 1 THEN count(*) FILTER (WHERE is_approved AND is_automatic) ELSE 0 END AS automatic
        FROM submission_status_changes change CROSS JOIN LATERAL brand_decisions(change) d
        CROSS JOIN generate_subscripts(review_bounds(), 1) AS place
        GROUP BY 1, 2
      ) each_place GROUP BY 1 ORDER BY 1`,
  )
  expect(counted.length).toBeGreaterThan(3)
  expect(decided).toEqual(counted)
})
