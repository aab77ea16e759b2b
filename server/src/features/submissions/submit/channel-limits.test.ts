import type { SubmissionId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/database/sql.ts'
import { readBrandSubmission } from '../read/read-submission.ts'
import { approveSubmission } from '../review/approve-submission.ts'
import { autoApprove } from '../review/auto-approve.ts'
import { rejectSubmission } from '../review/reject-submission.ts'
import {
  type Claimant,
  type SubmissionSetup,
  setUpSubmissions,
} from '../testing/submission-setup.ts'
import { resubmitPost } from './resubmit-post.ts'

let setup: SubmissionSetup
beforeAll(async () => {
  setup = await setUpSubmissions()
})
afterAll(() => setup.close())

/** Someone who proves an account that an earlier owner has proven, submitted from and removed. */
async function takeOver(earlier: Claimant, isVerified = true): Promise<Claimant> {
  const next = await setup.creator({ isVerified })
  await setup.change(
    sql`UPDATE social_accounts SET removed_at = now() WHERE id = ${earlier.accountId}`,
  )
  await setup.change(sql`UPDATE social_accounts SET username = ${earlier.username}, platform_user_id =
    (SELECT platform_user_id FROM social_accounts WHERE id = ${earlier.accountId})
    WHERE id = ${next.accountId}`)
  return { ...next, username: earlier.username }
}

type Campaign = Awaited<ReturnType<SubmissionSetup['campaign']>>

async function campaignWith(limits: { pending?: number; approved?: number; creators?: number }) {
  const campaign = await setup.campaign()
  const { pending = 3, approved = 10, creators = null } = limits
  await setup.change(sql`UPDATE campaigns SET pending_posts_max = ${pending},
    approved_posts_max = ${approved}, creators_max = ${creators} WHERE id = ${campaign.id}`)
  return campaign
}

const submit = (campaign: Campaign, creator: Claimant) => setup.submit({ campaign, creator })
const codeOf = (submitting: Promise<unknown>) =>
  submitting.then(
    () => 'pending',
    ({ code }) => code,
  )

test('one channel cannot exceed the limit of posts in review, whoever submits them', async () => {
  const campaign = await campaignWith({ pending: 1 })
  const one = await setup.creator()
  await submit(campaign, one)
  const other = await takeOver(one)

  const refused = submit(campaign, other)

  await expect(refused).rejects.toMatchObject({
    code: 'creator-limits',
    message: expect.stringContaining('This account has 1 post in review here'),
  })
  expect(await codeOf(submit(await setup.campaign(), other))).toBe('pending')
})

test('one channel cannot exceed the daily limit of posts, whoever submits them', async () => {
  const one = await setup.creator()
  await submit(await setup.campaign(), one)
  const other = await takeOver(one)
  const unrelated = await setup.creator()
  const [limits, kept] = [setup.deps, setup.deps.submitsPerDay]
  Object.assign(limits, { submitsPerDay: 1 })

  const [refused, allowed] = [
    await codeOf(submit(await setup.campaign(), other)),
    await codeOf(submit(await setup.campaign(), unrelated)),
  ]
  setup.passHours(25)
  const nextDay = await codeOf(submit(await setup.campaign(), other))
  Object.assign(limits, { submitsPerDay: kept })

  expect([refused, allowed, nextDay]).toEqual(['creator-limits', 'pending', 'pending'])
})

test('one channel cannot exceed the limit of approved posts, even after a second try', async () => {
  const campaign = await campaignWith({ approved: 1 })
  const one = await setup.creator()
  const rejectedOf = async (creator: Claimant) => {
    const post = await submit(campaign, creator)
    const rejection = { reviewer: post.brand, code: 'off_brief', note: null } as const
    await rejectSubmission(setup.deps, { ...rejection, submissionId: post.id })
    return post
  }
  const first = await submit(campaign, one)
  const other = await takeOver(one)
  const again = await rejectedOf(other)
  await approveSubmission(setup.deps, { submissionId: first.id, reviewer: first.brand })

  const own = { ...other, submissionId: again.id }
  expect(await codeOf(resubmitPost(setup.deps, own))).toBe('creator-limits')
  expect(await codeOf(submit(campaign, other))).toBe('creator-limits')
})

test('one channel takes one place', async () => {
  const campaign = await campaignWith({ creators: 5 })
  const one = await setup.creator()
  await submit(campaign, one)
  const other = await takeOver(one)

  await expect(submit(campaign, other)).rejects.toMatchObject({
    code: 'campaign-places',
    message: expect.stringContaining('each account has only one place'),
  })
  expect(await codeOf(submit(campaign, await setup.creator()))).toBe('pending')
})

test('submissions by someone without a proof do not count against the owner', async () => {
  const campaign = await campaignWith({ pending: 1, creators: 5 })
  const stranger = await setup.creator({ isVerified: false })
  await submit(campaign, stranger)
  const owner = await takeOver(stranger)

  expect(await codeOf(submit(campaign, owner))).toBe('pending')
})

test('the system approves no post of a channel with two proven owners', async () => {
  const campaign = await campaignWith({})
  const one = await setup.creator()
  const other = await takeOver(one)
  const { id } = await submit(campaign, other)
  await setup.change(sql`UPDATE submissions SET auto_approves_at = now() WHERE id = ${id}`)

  await autoApprove(setup.deps)

  expect(await setup.row(id)).toMatchObject({ status: 'pending', needsAdmin: true })
  expect(await reasonsOf(id)).toEqual(['channel-shared'])
})

test('the system counts a channel’s approved posts, as well as its creator’s', async () => {
  const campaign = await campaignWith({ approved: 1 })
  const one = await setup.creator()
  const first = await submit(campaign, one)
  const other = await takeOver(one)
  const second = await submit(campaign, other)

  await approveSubmission(setup.deps, { submissionId: first.id, reviewer: first.brand })

  expect(await reasonsOf(second.id)).toEqual(['creator-limit', 'channel-shared'])
})

async function reasonsOf(id: SubmissionId) {
  return (await readBrandSubmission(setup.deps.database, id, { kind: 'any' })).adminReasons
}
