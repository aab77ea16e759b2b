import type { CreatorId, SubmissionId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { makeApprovedSubmission, makeCreator, makeLiveCampaign } from '#testing/test-marketplace.ts'
import { readAccountFigures } from './facts-store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

function change(statement: Statement<unknown>): Promise<number> {
  return database.db.transaction((tx) => run(tx, statement))
}

async function givenPlace() {
  const campaign = await makeLiveCampaign(database.db, { fundedCents: 10_000 })
  return { campaignId: campaign.id, creator: await makeCreator(database.db) }
}

/** Approved posts of the creator's account with these views, read once. */
async function givenRead(
  { campaignId, creator }: Awaited<ReturnType<typeof givenPlace>>,
  views: readonly number[],
): Promise<SubmissionId[]> {
  const ids: SubmissionId[] = []
  for (const viewCount of views) {
    const id = await makeApprovedSubmission(database.db, { campaignId, creator })
    await change(
      sql`UPDATE submission_totals SET view_count = ${viewCount}, last_read_at = now()
        WHERE submission_id = ${id}`,
    )
    ids.push(id)
  }
  return ids
}

test('a median covers at least three read posts of the account itself', async () => {
  const place = await givenPlace()
  const { creator } = place
  const otherAccount = await makeCreator(database.db)
  const figures = () =>
    readAccountFigures(database.db, { creatorId: creator.id, socialAccountId: creator.accountId })
  await change(sql`UPDATE social_accounts SET follower_count = 77 WHERE id = ${creator.accountId}`)
  await givenRead(place, [100, 200])
  const [elsewhere] = await givenRead(place, [9000])
  await change(
    sql`UPDATE submissions SET social_account_id = ${otherAccount.accountId} WHERE id = ${elsewhere ?? null}`,
  )
  const [unread] = await givenRead(place, [8000])
  await change(
    sql`UPDATE submission_totals SET last_read_at = NULL WHERE submission_id = ${unread ?? null}`,
  )
  expect(await figures()).toMatchObject({ followerCount: 77, medianViewCount: null })

  await givenRead(place, [300])

  expect(await figures()).toEqual({
    platform: 'youtube',
    followerCount: 77,
    medianViewCount: 200,
    payoutSharers: 0,
  })
})

test('posts from before YouTube counted from the first frame are ignored', async () => {
  const place = await givenPlace()
  const { creator } = place
  const figures = () =>
    readAccountFigures(database.db, { creatorId: creator.id, socialAccountId: creator.accountId })
  const old = await givenRead(place, [10, 20, 30, 40])
  await change(
    sql`UPDATE submissions SET submitted_at = '2026-08-26T23:59:59Z' WHERE id = ANY(${old}::uuid[])`,
  )
  await givenRead(place, [1000, 2000])
  const before = await figures()
  await givenRead(place, [3000])

  expect([before.medianViewCount, (await figures()).medianViewCount]).toEqual([null, 2000])
})

test('the posts of the account’s previous creator are ignored', async () => {
  const [place, other] = [await givenPlace(), await givenPlace()]
  const ids = await givenRead(other, [100, 200, 300])
  await change(
    sql`UPDATE submissions SET social_account_id = ${place.creator.accountId}
      WHERE id = ANY(${ids}::uuid[])`,
  )

  const figures = await readAccountFigures(database.db, {
    creatorId: place.creator.id,
    socialAccountId: place.creator.accountId,
  })

  expect(figures.medianViewCount).toBeNull()
})

test('only the latest 30 posts are compared', async () => {
  const place = await givenPlace()
  await givenRead(place, [...Array(31).fill(9000), ...Array(16).fill(100), ...Array(14).fill(9000)])

  const { medianViewCount } = await readAccountFigures(database.db, {
    creatorId: place.creator.id,
    socialAccountId: place.creator.accountId,
  })

  expect(medianViewCount).toBe(100)
})

test('creators share a payout destination if the provider names the same one for both', async () => {
  const [mine, theirs, others] = [await givenPlace(), await givenPlace(), await givenPlace()]
  const paysTo = (creatorId: CreatorId, fingerprint: string) =>
    change(sql`INSERT INTO payout_destinations VALUES (${creatorId}, ${fingerprint})`)
  await paysTo(mine.creator.id, 'bank-1')
  await paysTo(mine.creator.id, 'bank-2')
  await paysTo(others.creator.id, 'bank-3')
  const sharers = async () => {
    const { id: creatorId, accountId: socialAccountId } = mine.creator
    return (await readAccountFigures(database.db, { creatorId, socialAccountId })).payoutSharers
  }
  expect(await sharers()).toBe(0)

  await paysTo(theirs.creator.id, 'bank-1')
  await paysTo(theirs.creator.id, 'bank-2')

  expect(await sharers()).toBe(1)
})
