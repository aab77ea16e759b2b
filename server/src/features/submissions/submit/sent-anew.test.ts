import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDispute } from '#features/disputes/open-dispute.ts'
import { sql } from '#platform/database/sql.ts'
import { makeAdmin } from '#testing/test-users.ts'
import { approveSubmission } from '../review/approve-submission.ts'
import { rejectSubmission } from '../review/reject-submission.ts'
import { reverseApproval } from '../review/reverse-approval.ts'
import { type SubmissionSetup, setUpSubmissions } from '../testing/submission-setup.ts'
import { previewSubmission } from './preview-submission.ts'
import { submitPost } from './submit-post.ts'
import { withdrawPost } from './withdraw-post.ts'

let setup: SubmissionSetup
beforeAll(async () => {
  setup = await setUpSubmissions()
})
afterAll(() => setup.close())

type Submitted = Awaited<ReturnType<SubmissionSetup['submit']>>

const reject = ({ id, brand }: Submitted, code: 'off_brief' | 'low_quality') =>
  rejectSubmission(setup.deps, { submissionId: id, reviewer: brand, code, note: null })

async function reverse({ id, brand }: Submitted): Promise<void> {
  await approveSubmission(setup.deps, { submissionId: id, reviewer: brand })
  const { userId: adminUserId } = await makeAdmin(setup.deps.database)
  const act = { submissionId: id, adminUserId, reason: 'Bought', requestId: 'test' }
  await reverseApproval(setup.deps, { ...act, code: 'suspected_fraud', evidence: 'A chart' })
}

async function codeHere({ request }: Submitted): Promise<string> {
  return submitPost(setup.deps, request).then(
    ({ status }) => status,
    ({ code }) => code,
  )
}

async function codeElsewhere(post: Submitted): Promise<string> {
  const campaignId = (await setup.campaign()).id
  return codeHere({ ...post, request: { ...post.request, campaignId } })
}

test('a post whose approval an admin reversed is reserved in every campaign, for everyone', async () => {
  const post = await setup.submit()
  await reverse(post)
  const other = await setup.creator()
  await setup.change(sql`UPDATE social_accounts SET verified_at = NULL, platform_user_id =
    (SELECT platform_user_id FROM social_accounts WHERE id = ${post.creator.accountId})
    WHERE id = ${other.accountId}`)
  const foreign = { ...post.request, ...other, socialAccountId: other.accountId }

  expect(await codeHere(post)).toBe('post-reversed')
  expect(await codeElsewhere(post)).toBe('post-reversed')
  expect(await codeHere({ ...post, request: foreign })).toBe('post-reversed')
})

test('a post whose rejection is disputed is reserved in every campaign until an admin decides', async () => {
  const post = await setup.submit()
  await reject(post, 'low_quality')
  const { creator, id: submissionId } = post
  await openDispute(setup.deps, { submissionId, ...creator, reason: 'It is good.' })

  expect(await codeHere(post)).toBe('post-disputed')
  expect(await codeElsewhere(post)).toBe('post-disputed')
  await setup.change(sql`UPDATE disputes SET status = 'rejected', decided_at = now(), decided_by = opened_by_user_id,
    resolution_notes = 'No.' WHERE submission_id = ${submissionId}`)
  expect(await codeHere(post)).toBe('post-decided')
  expect(await codeElsewhere(post)).toBe('pending')
})

test('a rejection applies to its campaign, and states where the post can be corrected', async () => {
  const [final, correctable] = [await setup.submit(), await setup.submit()]
  await reject(final, 'low_quality')
  await reject(correctable, 'off_brief')
  const sentence = async ({ request }: Submitted) => {
    const { checks } = await previewSubmission(setup.deps, request)
    return checks.find(({ passed }) => !passed)?.message
  }

  expect(await sentence(final)).toContain('Other campaigns may.')
  expect(await sentence(correctable)).toContain('submit it again from its own page')
  for (const post of [final, correctable]) {
    expect(await codeHere(post)).toBe('post-decided')
    expect(await codeElsewhere(post)).toBe('pending')
  }
})

test('a post that its creator withdrew, or that the system ended, can be submitted again', async () => {
  const [withdrawn, ended] = [await setup.submit(), await setup.submit()]
  await withdrawPost(setup.deps, { submissionId: withdrawn.id, ...withdrawn.creator })
  await rejectSubmission(setup.deps, {
    submissionId: ended.id,
    reviewer: { kind: 'system' },
    code: 'other',
    note: null,
  })

  expect(await codeHere(withdrawn)).toBe('pending')
  expect(await codeHere(ended)).toBe('pending')
})

test('actions of someone without a proof do not take a post from its owner', async () => {
  const stranger = await setup.creator({ isVerified: false })
  const post = await setup.submit({ creator: stranger })
  await reverse(post)
  const owner = await setup.creator()
  await setup.change(sql`UPDATE social_accounts SET platform_user_id =
    (SELECT platform_user_id FROM social_accounts WHERE id = ${stranger.accountId})
    WHERE id = ${owner.accountId}`)
  const request = { ...post.request, ...owner, socialAccountId: owner.accountId }

  expect(await codeHere({ ...post, request })).toBe('pending')
})
