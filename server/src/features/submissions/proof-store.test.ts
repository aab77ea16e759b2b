import type { CampaignId, SubmissionId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exactlyOne, run } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { isLocked } from '#testing/row-locks.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import {
  makeApprovedSubmission,
  makeCreator,
  makeLiveCampaign,
  makePendingSubmission,
  type TestCreator,
} from '#testing/test-marketplace.ts'
import { queuedJobs } from '../campaigns/testing/stored-campaign.ts'
import type { Proof } from '../connections/public.ts'
import { createProofEffects } from './accept-proof.ts'
import { findLost, listClaimed, lockClaimed } from './proof-store.ts'
import { lockPost, markRejected } from './submission-store.ts'

let database: TestDatabase
let campaignId: CampaignId
beforeAll(async () => {
  database = await openTestDatabase()
  campaignId = (await makeLiveCampaign(database.db, { fundedCents: 10_000 })).id
})
afterAll(() => database.close())

function change(statement: Statement<unknown>): Promise<number> {
  return database.db.transaction((tx) => run(tx, statement))
}

function makeClaimant(): Promise<TestCreator> {
  return makeCreator(database.db, { isProven: false })
}

/** Gives the claimant a claim to the channel of another one. */
async function shareChannel(claimant: TestCreator, { accountId }: TestCreator): Promise<void> {
  await change(
    sql`UPDATE social_accounts SET platform_user_id =
        (SELECT platform_user_id FROM social_accounts WHERE id = ${accountId})
      WHERE id = ${claimant.accountId}`,
  )
}

function makePost(creator: TestCreator): Promise<SubmissionId> {
  return makePendingSubmission(database.db, { campaignId, creator })
}

/** The other submission becomes one of the same post. */
async function samePost(of: SubmissionId, other: SubmissionId): Promise<void> {
  await change(
    sql`UPDATE submissions SET external_post_id =
        (SELECT external_post_id FROM submissions WHERE id = ${of})
      WHERE id = ${other}`,
  )
}

async function proofOf({ accountId, userId }: TestCreator): Promise<Proof> {
  const { platformUserId } = await exactlyOne(
    database.db,
    sql<{ platformUserId: string }>`SELECT platform_user_id FROM social_accounts
      WHERE id = ${accountId}`,
  )
  return { platform: 'youtube', platformUserId, userId, at: new Date() }
}

async function claimedBy(claimant: TestCreator) {
  const proof = await proofOf(claimant)
  return await database.db.transaction((tx) => listClaimed(tx, proof))
}

async function lostBy(claimant: TestCreator): Promise<SubmissionId[]> {
  const claimed = await claimedBy(claimant)
  const lost = await database.db.transaction((tx) => findLost(tx, claimed))
  return lost.map(({ id }) => id)
}

test('a proof covers the unproven posts of its own channel, one’s own and others’', async () => {
  const [prover, rival, stranger] = [
    await makeClaimant(),
    await makeClaimant(),
    await makeClaimant(),
  ]
  await shareChannel(rival, prover)
  const [own, rivals] = [await makePost(prover), await makePost(rival)]
  await makePost(stranger)
  const proven = await makePost(prover)
  await change(sql`UPDATE submissions SET proven_at = now() WHERE id = ${proven}`)

  const claimed = await claimedBy(prover)

  expect(claimed.map(({ id, isOwn }) => [id, isOwn])).toEqual(
    [
      [own, true],
      [rivals, false],
    ].toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
  )
})

test('an ended claim, or one to the same name on another platform, stays unchanged', async () => {
  const [prover, ended, elsewhere] = [
    await makeClaimant(),
    await makeClaimant(),
    await makeClaimant(),
  ]
  for (const rival of [ended, elsewhere]) {
    await shareChannel(rival, prover)
    await makePost(rival)
  }
  await change(
    sql`UPDATE social_accounts SET removed_at = now(), evicted_at = now()
      WHERE id = ${ended.accountId}`,
  )
  await change(sql`UPDATE social_accounts SET platform = 'x' WHERE id = ${elsewhere.accountId}`)

  expect(await claimedBy(prover)).toEqual([])
})

test('rows that a proof decides stay locked until it is done', async () => {
  const [prover, other] = [await makeClaimant(), await makeClaimant()]
  const [id, untouched] = [await makePost(prover), await makePost(other)]
  const claimed = await claimedBy(prover)

  const lockedOut = await database.db.transaction(async (tx) => {
    await lockClaimed(tx, claimed)
    return [
      await isLocked(database.db, 'campaign', campaignId),
      await isLocked(database.db, 'creator', prover.id),
      await isLocked(database.db, 'submission', id),
      await isLocked(database.db, 'creator', other.id),
      await isLocked(database.db, 'submission', untouched),
    ]
  })

  expect(lockedOut).toEqual([true, true, true, false, false])
})

test('others lose undecided or earning posts, and the prover loses nothing', async () => {
  const [prover, rival] = [await makeClaimant(), await makeClaimant()]
  await shareChannel(rival, prover)
  await makePost(prover)
  const pending = await makePost(rival)
  const approved = await makeApprovedSubmission(database.db, { campaignId, creator: rival })
  const rejected = await makePost(rival)
  await reject(rejected)

  expect(await lostBy(prover)).toEqual([pending, approved].toSorted())
})

async function reject(submissionId: SubmissionId): Promise<void> {
  const rejected = { submissionId, at: new Date(), code: 'other', reason: 'No.' }
  await database.db.transaction((tx) => markRejected(tx, rejected))
}

test('a prover loses a post that an earlier proven owner holds, and no other', async () => {
  const [prover, owner, another] = [
    await makeClaimant(),
    await makeCreator(database.db),
    await makeClaimant(),
  ]
  const [taken, givenUp, disputed] = [
    await makePost(prover),
    await makePost(prover),
    await makePost(prover),
  ]
  await makePost(prover)
  await samePost(taken, await makePost(owner))
  const rejected = await makePost(owner)
  await samePost(givenUp, rejected)
  await reject(rejected)
  // Of another claimant, whose claim is no better.
  await samePost(disputed, await makePost(another))

  expect(await lostBy(prover)).toEqual([taken])
})

test('a prover also loses a post of an earlier owner that was reversed or is disputed', async () => {
  const [prover, owner] = [await makeClaimant(), await makeCreator(database.db)]
  const [reversed, disputed, free] = [
    await makePost(prover),
    await makePost(prover),
    await makePost(prover),
  ]
  const owners = [await makePost(owner), await makePost(owner), await makePost(owner)] as const
  await samePost(reversed, owners[0])
  await samePost(disputed, owners[1])
  await samePost(free, owners[2])
  for (const id of owners) await reject(id)
  await change(sql`UPDATE submissions SET approved_at = now() WHERE id = ${owners[0]}`)
  await change(sql`INSERT INTO disputes (id, submission_id, opened_by_user_id, matter,
      reason, answer_due_at, created_at)
    VALUES (${newId()}, ${owners[1]}, ${owner.userId}, 'rejection', 'It is good.', now(), now())`)

  expect(await lostBy(prover)).toEqual([reversed, disputed].toSorted())
})

test('a proof blocks submissions of its posts until it is done', async () => {
  const prover = await makeClaimant()
  const id = await makePost(prover)
  const { db } = database
  const post = await exactlyOne(
    db,
    sql<{ platform: 'youtube'; externalPostId: string }>`SELECT platform, external_post_id
      FROM submissions WHERE id = ${id}`,
  )
  const effects = createProofEffects({ earningsHoldHours: 72 })
  const proof = await proofOf(prover)

  await db.transaction(async (tx) => {
    expect(await effects.endRivals(tx, proof)).toEqual([id])
    expect(await isLocked(db, 'submission', id)).toBe(true)
    const submitting = db.transaction(async (other) => {
      await run(other, sql`SET LOCAL lock_timeout = '50ms'`)
      await lockPost(other, post)
    })
    await expect(submitting).rejects.toMatchObject({ code: '55P03' })
  })
})

test('posts ended by a proof are announced, if there are any', async () => {
  const [prover, rival] = [await makeClaimant(), await makeClaimant()]
  const { endRivals } = createProofEffects({ earningsHoldHours: 72 })
  const prove = async () => {
    const proof = await proofOf(prover)
    await database.db.transaction((tx) => endRivals(tx, proof))
    return await queuedJobs(database.db, 'submissions-ended')
  }
  const before = await prove()
  await shareChannel(rival, prover)
  const rivals = await makePost(rival)

  expect([before, await prove()]).toEqual([[], [{ submissionIds: [rivals] }]])
})
