import type { CampaignId, SubmissionId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settleViews } from '#money/movements/settle-views.ts'
import { exactlyOne } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { brokenInvariants, readingOf, readSubmissionSums } from '#testing/test-marketplace.ts'
import { makeAdmin } from '#testing/test-users.ts'
import { addAccount } from '../connections/add-account.ts'
import { removeAccount } from '../connections/remove-account.ts'
import { verifyAccount } from '../connections/verify-account.ts'
import { closeSubmission } from './close-submission.ts'
import { approveAgain } from './review/approve-again.ts'
import { approveSubmission } from './review/approve-submission.ts'
import { rejectSubmission } from './review/reject-submission.ts'
import { resubmitPost } from './submit/resubmit-post.ts'
import { submitPost } from './submit/submit-post.ts'
import {
  type Claimant,
  type SubmissionSetup,
  setUpSubmissions,
} from './testing/submission-setup.ts'

let setup: SubmissionSetup
beforeAll(async () => {
  setup = await setUpSubmissions()
})
afterAll(() => setup.close())

/** An unproven claim to a channel that another claimant may name as well. */
async function claim(username?: string): Promise<Claimant> {
  if (username === undefined) return setup.creator({ isVerified: false })
  const creator = await setup.person()
  const { userId } = creator
  const account = await addAccount(setup.deps, { userId, platform: 'youtube', username })
  return { ...creator, username, accountId: account.id }
}

/** Puts the codes of all these claimants into the channel's description. */
async function describeChannel(...claimants: Claimant[]): Promise<void> {
  const accountIds = claimants.map(({ accountId }) => accountId)
  await setup.change(
    sql`UPDATE social_accounts SET ownership_code = 'permille-' || right(id::text, 12)
      WHERE id = ANY(${accountIds}::uuid[])`,
  )
  const { username } = claimants[0] ?? { username: '' }
  const description = accountIds.map((id) => `permille-${id.slice(-12)}`).join(' ')
  const channel = { platform: 'youtube', username, followers: 5000 } as const
  await setup.sandbox.setAccount({ ...channel, description })
}

async function prove(claimant: Claimant): Promise<void> {
  await describeChannel(claimant)
  await verifyAccount(setup.deps, claimant)
}

function requestOf(claimant: Claimant, campaign: { id: CampaignId }, postUrl: string) {
  return { ...claimant, campaignId: campaign.id, socialAccountId: claimant.accountId, postUrl }
}

async function settle(submissionId: SubmissionId, views: number): Promise<void> {
  const at = setup.deps.clock.now()
  await setup.deps.database.transaction((tx) =>
    settleViews(tx, { readings: [readingOf(submissionId, views, at)], at, holdHours: 72 }),
  )
}

function sums(submissionId: SubmissionId) {
  return readSubmissionSums(setup.deps.database, submissionId)
}

async function givenApproved(flatBonusCents = 0) {
  const campaign = await setup.campaign({ flatBonusCents, fundedCents: 100_000 })
  const submitted = await setup.submit({ campaign, creator: await claim() })
  await approveSubmission(setup.deps, { submissionId: submitted.id, reviewer: submitted.brand })
  return submitted
}

test('an impostor who claims a star’s channel gets nothing, and the star gets the posts back', async () => {
  const campaign = await setup.campaign({ fundedCents: 100_000, flatBonusCents: 500 })
  const thief = await claim()
  const first = await setup.submit({ campaign, creator: thief })
  const second = await setup.submit({ campaign, creator: thief })
  const reviewer = first.brand
  await approveSubmission(setup.deps, { submissionId: first.id, reviewer })
  await settle(first.id, 5000)
  const star = await claim(thief.username)

  await prove(star)
  const again = ({ request: { postUrl } }: typeof first) =>
    submitPost(setup.deps, requestOf(star, campaign, postUrl))
  const own = await Promise.all([again(first), again(second)])
  await settle(first.id, 25_000)

  expect(own.map(({ status }) => status)).toEqual(['pending', 'pending'])
  expect(await setup.row(first.id)).toMatchObject({ status: 'locked', lockReason: 'not_owner' })
  expect(await setup.row(second.id)).toMatchObject({
    status: 'rejected',
    rejectionCode: 'wrong_account',
    reason: 'Another creator has verified this account.',
  })
  expect(await setup.history(second.id)).toEqual(['creator pending', 'system pending rejected'])
  expect(await sums(first.id)).toMatchObject({ earnedCents: 0 })
  for (const who of [reviewer, { kind: 'admin', userId: reviewer.userId } as const]) {
    const approving = approveSubmission(setup.deps, { submissionId: second.id, reviewer: who })
    await expect(approving).rejects.toMatchObject({ code: 'already-decided' })
  }
  expect(await brokenInvariants(setup.deps.database)).toEqual([])
})

test('an unproven account earns nothing until its proof pays the arrears', async () => {
  const { id, creator } = await givenApproved(700)
  await settle(id, 10_000)
  await settle(id, 8000)
  expect(await sums(id)).toEqual({
    viewCount: 10_000,
    accruedCents: 0,
    bonusCents: 0,
    earnedCents: 0,
  })
  expect(await brokenInvariants(setup.deps.database)).toEqual([])

  await prove(creator)

  expect(await sums(id)).toMatchObject({ accruedCents: 3000, bonusCents: 700, earnedCents: 3700 })
  await settle(id, 11_000)
  expect(await sums(id)).toMatchObject({ accruedCents: 3300, earnedCents: 4000 })
  expect(await brokenInvariants(setup.deps.database)).toEqual([])
})

test('views counted before the tracking window closed are paid by a later proof', async () => {
  const { id, creator } = await givenApproved(700)
  await settle(id, 10_000)
  await setup.deps.database.transaction((tx) =>
    closeSubmission(tx, { submissionId: id, reason: 'window', at: setup.deps.clock.now() }),
  )

  await prove(creator)

  expect(await sums(id)).toMatchObject({ accruedCents: 3000, bonusCents: 700 })
})

test('a proof that exhausts the campaign’s money pauses the campaign', async () => {
  const campaign = await setup.campaign({ fundedCents: 2000 })
  const { id, creator, brand } = await setup.submit({ campaign, creator: await claim() })
  await approveSubmission(setup.deps, { submissionId: id, reviewer: brand })
  await settle(id, 10_000)

  await prove(creator)

  expect(await sums(id)).toMatchObject({ accruedCents: 2000 })
  const state = sql<{ reason: string }>`SELECT pause_reason AS reason FROM campaigns
    WHERE id = ${campaign.id}`
  expect(await exactlyOne(setup.deps.database, state)).toEqual({ reason: 'budget_exhausted' })
  expect(await brokenInvariants(setup.deps.database)).toEqual([])
})

test('a proof after removing and adding an account also covers its earlier posts', async () => {
  const { id, creator } = await givenApproved(700)
  await settle(id, 1000)
  await removeAccount(setup.deps, creator)
  const again = await addAccount(setup.deps, { ...creator, platform: 'youtube' })

  await prove({ ...creator, accountId: again.id })

  expect(await sums(id)).toMatchObject({ accruedCents: 300, bonusCents: 700 })
})

test('a removed proven account keeps earning', async () => {
  const { id, creator } = await givenApproved()
  await prove(creator)
  await removeAccount(setup.deps, creator)

  await settle(id, 10_000)

  expect(await sums(id)).toMatchObject({ accruedCents: 3000 })
})

test('only a proven claim reserves a post; each creator can submit it once', async () => {
  const campaign = await setup.campaign()
  const one = await setup.submit({ campaign, creator: await claim() })
  const { postUrl } = one.request
  const other = await claim(one.creator.username)
  const taken = { code: 'post-unique' }

  await submitPost(setup.deps, requestOf(other, campaign, postUrl))
  const elsewhere = await setup.campaign()
  await expect(submitPost(setup.deps, requestOf(other, elsewhere, postUrl))).rejects.toMatchObject(
    taken,
  )

  await prove(one.creator)
  expect(await setup.row(one.id)).toMatchObject({ status: 'pending' })
  await removeAccount(setup.deps, one.creator)
  const third = await claim(one.creator.username)
  await expect(submitPost(setup.deps, requestOf(third, campaign, postUrl))).rejects.toMatchObject(
    taken,
  )
})

test('a post by an earlier proven owner stays theirs when the next owner proves the account', async () => {
  const earlier = await setup.submit()
  const { id: submissionId, brand: reviewer, request } = earlier
  await rejectSubmission(setup.deps, { submissionId, reviewer, code: 'off_brief', note: null })
  await removeAccount(setup.deps, earlier.creator)
  const next = await claim(earlier.creator.username)
  const elsewhere = await setup.campaign()
  const later = await submitPost(setup.deps, requestOf(next, elsewhere, request.postUrl))
  const { userId: adminUserId } = await makeAdmin(setup.deps.database)
  await approveAgain(setup.deps, { submissionId, adminUserId, reason: 'Good', requestId: 'test' })

  await prove(next)

  expect(await setup.row(later.id)).toMatchObject({ status: 'rejected' })
  expect(await setup.row(earlier.id)).toMatchObject({ status: 'approved' })
})

test('a submission whose claim ended cannot be resubmitted', async () => {
  const thief = await claim()
  const { id, brand } = await setup.submit({ creator: thief })
  const rejection = { reviewer: brand, code: 'off_brief', note: null } as const
  await rejectSubmission(setup.deps, { ...rejection, submissionId: id })

  await prove(await claim(thief.username))

  await expect(resubmitPost(setup.deps, { ...thief, submissionId: id })).rejects.toMatchObject({
    code: 'account-lost',
  })
  const byHand = setup.change(sql`UPDATE submissions SET status = 'approved' WHERE id = ${id}`)
  await expect(byHand).rejects.toThrow('verified by another creator')
})

test('a submission during another user’s proof leaves nothing open', async () => {
  for (const round of [1, 2, 3, 4, 5]) {
    const thief = await claim()
    const request = await setup.request({
      ...thief,
      socialAccountId: thief.accountId,
      postUrl: await setup.post(thief.username),
    })
    const star = await claim(thief.username)
    await describeChannel(star)

    await Promise.allSettled([
      verifyAccount(setup.deps, star),
      ...(round % 2 === 0 ? [submitPost(setup.deps, request)] : []),
      ...[1, 2, 3].map(() => submitPost(setup.deps, request)),
    ])

    const open = sql<{ count: number }>`SELECT count(*) FROM submissions
      WHERE social_account_id = ${thief.accountId} AND status IN ('pending', 'approved')`
    expect(await exactlyOne(setup.deps.database, open)).toEqual({ count: 0 })
    const own = await submitPost(setup.deps, {
      ...request,
      ...star,
      socialAccountId: star.accountId,
    })
    expect(own.status).toBe('pending')
  }
})

test('of two concurrent proofs one wins, and the other’s posts are freed', async () => {
  const one = await claim()
  const rival = await claim(one.username)
  const campaign = await setup.campaign()
  const postUrl = await setup.post(one.username)
  const submissions = await Promise.all(
    [one, rival].map((claimant) => submitPost(setup.deps, requestOf(claimant, campaign, postUrl))),
  )
  await describeChannel(one, rival)

  const results = await Promise.allSettled(
    [one, rival, one, rival].map((claimant) => verifyAccount(setup.deps, claimant)),
  )

  const lost = results.filter((result) => result.status === 'rejected')
  expect(lost.map(({ reason }) => reason.family)).not.toContain(undefined)
  const rows = await Promise.all(submissions.map(({ id }) => setup.row(id)))
  expect(rows.map(({ status }) => status).sort()).toEqual(['pending', 'rejected'])
  expect(await brokenInvariants(setup.deps.database)).toEqual([])
})

test('concurrent proof, approval and settlement pay the owner once', async () => {
  const campaign = await setup.campaign({ flatBonusCents: 500, fundedCents: 100_000 })
  const made = await Promise.all(
    [1, 2, 3, 4].map(async () => await setup.submit({ campaign, creator: await claim() })),
  )
  for (const { id, creator, brand } of made) {
    await describeChannel(creator)

    await Promise.all([
      verifyAccount(setup.deps, creator),
      approveSubmission(setup.deps, { submissionId: id, reviewer: brand }),
      settle(id, 10_000),
    ])
    await settle(id, 10_000)

    expect(await sums(id)).toMatchObject({ accruedCents: 3000, bonusCents: 500 })
  }
  expect(await brokenInvariants(setup.deps.database)).toEqual([])
})
