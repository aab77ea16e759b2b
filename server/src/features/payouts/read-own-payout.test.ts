import type { PayoutId } from '@permille/contract/ids'
import type { PayoutLine } from '@permille/contract/payouts/payouts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { failPayout } from '#money/movements/fail-payout.ts'
import { reservePayout } from '#money/movements/reserve-payout.ts'
import { newId } from '#platform/ids.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import {
  brokenInvariants,
  earn,
  makeApprovedSubmission,
  makeCreator,
  makeLiveCampaign,
  type TestCreator,
} from '#testing/test-marketplace.ts'
import { listOwnLines, readOwnPayout } from './read-own-payout.ts'

let opened: TestDatabase
beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.close())

/** A creator whose posts have these views, at $3.00 per 1K, and a payout of all they earned. */
async function makePaid(views: readonly number[]) {
  const { db } = opened
  const made = await db.transaction(async (tx) => {
    const campaign = await makeLiveCampaign(tx, { fundedCents: 100_000 })
    const creator = await makeCreator(tx)
    const post = { campaignId: campaign.id, creator }
    const ids = []
    for (const _ of views) ids.push(await makeApprovedSubmission(tx, post))
    return { creator, ids }
  })
  for (const [index, submissionId] of made.ids.entries()) {
    await earn(db, { submissionId, views: views[index] ?? 0 })
    // A second reading: a post is one line, however often it was read.
    await earn(db, { submissionId, views: (views[index] ?? 0) + 1000 })
  }
  return { ...made, payoutId: await reserve(made.creator) }
}

async function reserve(creator: TestCreator): Promise<PayoutId> {
  const payoutId = newId<PayoutId>()
  const payout = { payoutId, creatorId: creator.id, userId: creator.userId }
  await opened.db.transaction((tx) =>
    reservePayout(tx, { ...payout, destination: 'acct_1', at: new Date() }),
  )
  return payoutId
}

/** Every line, a page of one at a time. */
async function allLines(own: Parameters<typeof readOwnPayout>[1]): Promise<PayoutLine[]> {
  const found = []
  let after: { at: string; id: string } | undefined
  for (;;) {
    const [line, next] = await listOwnLines(opened.db, { ...own, after, limit: 1 })
    if (line === undefined) return found
    found.push(line)
    if (next === undefined) return found
    after = { at: line.listedAt, id: line.id }
  }
}

test('a payout’s posts, a line each and largest first, add up to its total', async () => {
  const { creator, ids, payoutId } = await makePaid([2000, 9000, 4000, 4000])
  const own = { creatorId: creator.id, payoutId }

  const payout = await readOwnPayout(opened.db, own)
  const lines = await allLines(own)

  expect(lines.map(({ amountCents }) => amountCents)).toEqual([3000, 1500, 1500, 900])
  expect(new Set(lines.map(({ submissionId }) => submissionId))).toEqual(new Set(ids))
  expect(payout).toMatchObject({ status: 'queued', totalCents: 6900, postCount: 4 })
  expect(await brokenInvariants(opened.db)).toEqual([])
})

test('a payout that failed pays no posts: the next one does', async () => {
  const { creator, payoutId } = await makePaid([4000])
  const refusal = { payoutId, callNumber: 0, reason: 'No', code: null, at: new Date() }
  await opened.db.transaction((tx) => failPayout(tx, refusal))
  const nextId = await reserve(creator)

  const read = (id: PayoutId) => readOwnPayout(opened.db, { creatorId: creator.id, payoutId: id })

  expect(await read(payoutId)).toMatchObject({ status: 'failed', postCount: 0, totalCents: 1500 })
  expect(await read(nextId)).toMatchObject({ status: 'queued', postCount: 1, totalCents: 1500 })
})

test('another creator’s payout is not found', async () => {
  const [mine, theirs] = [await makePaid([4000]), await makePaid([4000])]
  const asked = { creatorId: mine.creator.id, payoutId: theirs.payoutId }

  await expect(readOwnPayout(opened.db, asked)).rejects.toMatchObject({ family: 'not-found' })
  await expect(listOwnLines(opened.db, { ...asked, limit: 10 })).rejects.toMatchObject({
    family: 'not-found',
  })
})
