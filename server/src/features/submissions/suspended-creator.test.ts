import type { UserId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/database/sql.ts'
import { suspend } from '#testing/test-users.ts'
import { addAccount } from '../connections/add-account.ts'
import { verifyAccount } from '../connections/verify-account.ts'
import { approveSubmission } from './review/approve-submission.ts'
import { autoApprove } from './review/auto-approve.ts'
import { rejectSubmission } from './review/reject-submission.ts'
import { resubmitPost } from './submit/resubmit-post.ts'
import { submitPost } from './submit/submit-post.ts'
import { type SubmissionSetup, setUpSubmissions } from './testing/submission-setup.ts'

let setup: SubmissionSetup
beforeAll(async () => {
  setup = await setUpSubmissions()
})
afterAll(() => setup.close())

const suspendCreator = ({ userId }: { userId: UserId }) => suspend(setup.deps.database, userId)

test('the system never approves a suspended creator’s post; at its deadline an admin decides', async () => {
  const { id, creator } = await setup.submit()
  const other = await setup.submit()
  await suspendCreator(creator)
  await setup.change(sql`UPDATE submissions SET auto_approves_at = now() - interval '1 second'`)

  await autoApprove(setup.deps)

  expect(await setup.row(id)).toMatchObject({ status: 'pending', needsAdmin: true })
  expect(await setup.row(other.id)).toMatchObject({ status: 'approved' })
})

test('a suspension between the list and the approval prevents the approval', async () => {
  const { id, creator } = await setup.submit()
  await suspendCreator(creator)

  const approving = approveSubmission(setup.deps, {
    submissionId: id,
    reviewer: { kind: 'system' },
  })

  await expect(approving).rejects.toMatchObject({
    code: 'needs-admin',
    details: { reasons: ['creator-suspended'] },
  })
})

test('the brand may still decide, either way', async () => {
  const campaign = await setup.campaign()
  const creator = await setup.creator()
  const [good, bad] = [
    await setup.submit({ campaign, creator }),
    await setup.submit({ campaign, creator }),
  ]
  await suspendCreator(creator)

  const approved = await approveSubmission(setup.deps, {
    submissionId: good.id,
    reviewer: good.brand,
  })
  const rejected = await rejectSubmission(setup.deps, {
    submissionId: bad.id,
    reviewer: bad.brand,
    code: 'off_brief',
    note: null,
  })

  expect([approved.status, rejected.status]).toEqual(['approved', 'rejected'])
})

test('a submission in progress during the suspension stores nothing', async () => {
  const request = await setup.request()
  await suspendCreator(request)

  await expect(submitPost(setup.deps, request)).rejects.toMatchObject({ code: 'suspended' })
})

test('a suspended creator cannot resubmit a rejected post', async () => {
  const { id, brand, creator } = await setup.submit()
  await rejectSubmission(setup.deps, {
    submissionId: id,
    reviewer: brand,
    code: 'off_brief',
    note: null,
  })
  await suspendCreator(creator)

  const again = resubmitPost(setup.deps, { ...creator, submissionId: id })

  await expect(again).rejects.toMatchObject({ code: 'suspended' })
  expect(await setup.row(id)).toMatchObject({ status: 'rejected' })
})

test('a suspended user cannot verify an account', async () => {
  const { userId } = await setup.creator()
  await setup.sandbox.setAccount({
    platform: 'youtube',
    username: 'late_proof',
    followers: 10,
  })
  const account = await addAccount(setup.deps, {
    userId,
    platform: 'youtube',
    username: 'late_proof',
  })
  const description = `Videos. ${account.ownershipCode}`
  await setup.sandbox.setAccount({
    platform: 'youtube',
    username: 'late_proof',
    followers: 10,
    description,
  })
  await suspend(setup.deps.database, userId)

  const proving = verifyAccount(setup.deps, { userId, accountId: account.id })

  await expect(proving).rejects.toMatchObject({ code: 'suspended' })
})
