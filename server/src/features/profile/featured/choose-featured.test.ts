import type { SubmissionId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import {
  makeApprovedSubmission,
  makeCreator,
  makeLiveCampaign,
  makePendingSubmission,
  type TestCreator,
} from '#testing/test-marketplace.ts'
import { listPortfolio } from '../public-profile-store.ts'
import { chooseFeatured } from './choose-featured.ts'
import { listFeatured, listShowable } from './featured-store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** A creator with three approved posts, oldest first. */
async function givenPosts(): Promise<{
  creator: TestCreator
  ids: [SubmissionId, SubmissionId, SubmissionId]
}> {
  const { db } = database
  const campaign = await makeLiveCampaign(db, { fundedCents: 1000 })
  const creator = await makeCreator(db)
  const approve = () => makeApprovedSubmission(db, { campaignId: campaign.id, creator })
  const ids: [SubmissionId, SubmissionId, SubmissionId] = [
    await approve(),
    await approve(),
    await approve(),
  ]
  return { creator, ids }
}

const choose = (creator: TestCreator, submissionIds: readonly SubmissionId[]) =>
  database.db.transaction((tx) => chooseFeatured(tx, { creatorId: creator.id, submissionIds }))

const idsOf = (posts: readonly { id: SubmissionId }[]) => posts.map(({ id }) => id)

test('featured posts come first on the profile, in the creator’s order, followed by the newest', async () => {
  const { creator, ids } = await givenPosts()
  const [oldest, middle, newest] = ids

  const chosen = await choose(creator, [middle, oldest])

  expect(idsOf(chosen)).toEqual([middle, oldest])
  expect(idsOf(await listPortfolio(database.db, creator.id))).toEqual([middle, oldest, newest])
  expect(idsOf(await listShowable(database.db, { creatorId: creator.id, limit: 100 }))).toEqual([
    newest,
    middle,
    oldest,
  ])
})

test('featuring none shows the newest first again', async () => {
  const { creator, ids } = await givenPosts()
  await choose(creator, [ids[0]])

  await choose(creator, [])

  expect(await listFeatured(database.db, creator.id)).toEqual([])
  expect(idsOf(await listPortfolio(database.db, creator.id))).toEqual(ids.toReversed())
})

test('posts of others, posts in review and nonexistent posts are refused, and nothing changes', async () => {
  const { creator, ids } = await givenPosts()
  const { ids: others } = await givenPosts()
  const campaign = await makeLiveCampaign(database.db, { fundedCents: 1000 })
  const pending = await makePendingSubmission(database.db, { campaignId: campaign.id, creator })
  await choose(creator, [ids[1]])

  for (const wrong of [others[0], pending, newId<SubmissionId>()]) {
    await expect(choose(creator, [ids[0], wrong])).rejects.toMatchObject({
      code: 'post-not-showable',
    })
  }

  expect(idsOf(await listFeatured(database.db, creator.id))).toEqual([ids[1]])
})

test('a featured post whose account is no longer proven is neither featured nor shown', async () => {
  const { creator, ids } = await givenPosts()
  await choose(creator, [ids[0], ids[2]])

  await run(database.db, sql`UPDATE submissions SET proven_at = NULL WHERE id = ${ids[0]}`)

  expect(idsOf(await listFeatured(database.db, creator.id))).toEqual([ids[2]])
  expect(idsOf(await listPortfolio(database.db, creator.id))).toEqual([ids[2], ids[1]])
})
