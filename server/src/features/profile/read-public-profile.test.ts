import type { CampaignId, SocialAccountId, SubmissionId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exactlyOne, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import {
  makeApprovedSubmission,
  makeCreator,
  makeLiveCampaign,
  type TestCreator,
} from '#testing/test-marketplace.ts'
import { readPublicProfile } from './read-public-profile.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

async function givenCreator(): Promise<TestCreator & { handle: string }> {
  const creator = await makeCreator(database.db)
  const handle = sql<{ handle: string }>`SELECT handle FROM creators WHERE id = ${creator.id}`
  return { ...creator, ...(await exactlyOne(database.db, handle)) }
}

/** The star's channel, claimed by someone who proved nothing. */
async function claimStar(creator: TestCreator): Promise<TestCreator> {
  const accountId = newId<SocialAccountId>()
  await run(
    database.db,
    sql`INSERT INTO social_accounts (id, user_id, platform, platform_user_id, username,
        follower_count)
      VALUES (${accountId}, ${creator.userId}, 'youtube', ${`UC${accountId}`}, 'star', 900000)`,
  )
  return { ...creator, accountId }
}

async function givenPost(
  creator: TestCreator,
  campaignId: CampaignId,
  views: number,
): Promise<SubmissionId> {
  const id = await makeApprovedSubmission(database.db, { campaignId, creator })
  await run(
    database.db,
    sql`UPDATE submission_totals SET view_count = ${views} WHERE submission_id = ${id}`,
  )
  await run(
    database.db,
    sql`INSERT INTO creator_days AS d (creator_id, day, view_count)
      SELECT creator_id, '2026-01-01', ${views} FROM submissions WHERE id = ${id}
      ON CONFLICT (creator_id, day) DO UPDATE SET view_count = d.view_count + excluded.view_count`,
  )
  return id
}

test('a profile shows only proven accounts, with their posts and views', async () => {
  const creator = await givenCreator()
  const campaign = await makeLiveCampaign(database.db, { fundedCents: 1000 })
  const own = await givenPost(creator, campaign.id, 300)
  await givenPost(await claimStar(creator), campaign.id, 2_000_000)

  const profile = await readPublicProfile(database.db, creator.handle)

  expect(profile.socialAccounts.map(({ username }) => username)).toEqual(['test'])
  expect(profile.submissions.map(({ id }) => id)).toEqual([own])
  expect(profile.stats.totalViews).toBe(300)
})

test('a creator is verified with a confirmed identity and a proven account, while both last', async () => {
  const creator = await givenCreator()
  await claimStar(creator)
  const isVerified = async () =>
    (await readPublicProfile(database.db, creator.handle)).creator.isVerified
  const change = (statement: ReturnType<typeof sql>) => run(database.db, statement)
  const said = [await isVerified()]

  await change(sql`UPDATE users SET kyc_status = 'verified' WHERE id = ${creator.userId}`)
  said.push(await isVerified())
  await change(sql`UPDATE social_accounts SET removed_at = now() WHERE id = ${creator.accountId}`)
  said.push(await isVerified())
  await change(sql`UPDATE social_accounts SET removed_at = NULL WHERE id = ${creator.accountId}`)
  await change(sql`UPDATE users SET kyc_status = 'rejected' WHERE id = ${creator.userId}`)
  said.push(await isVerified())

  expect(said).toEqual([false, true, false, false])
})
