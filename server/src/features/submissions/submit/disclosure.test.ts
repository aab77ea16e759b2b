import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/database/sql.ts'
import { rejectSubmission } from '../review/reject-submission.ts'
import { type SubmissionSetup, setUpSubmissions } from '../testing/submission-setup.ts'
import { checkSubmission } from './check-submission.ts'
import { resubmitPost } from './resubmit-post.ts'

let setup: SubmissionSetup
beforeAll(async () => {
  setup = await setUpSubmissions()
})
afterAll(() => setup.close())

async function campaignWith(needsDisclosure: boolean) {
  const campaign = await setup.campaign()
  if (needsDisclosure) await requireDisclosure(campaign.id)
  return campaign
}

function requireDisclosure(campaignId: string) {
  return setup.change(sql`UPDATE campaigns SET needs_disclosure = true WHERE id = ${campaignId}`)
}

async function rejectedPost(needsDisclosure: boolean) {
  const campaign = await campaignWith(needsDisclosure)
  const post = { title: 'My morning #ad' }
  const submitted = await setup.submit({ campaign, post })
  const { id, brand, creator, request } = submitted
  const reason = { code: 'off_brief', note: null } as const
  await rejectSubmission(setup.deps, { submissionId: id, reviewer: brand, ...reason })
  setup.passHours(1)
  await setup.sandbox.setPost({
    platform: 'youtube',
    username: creator.username,
    externalPostId: request.postUrl.slice(-11),
    views: 5,
    title: 'My morning',
  })
  return { id, campaign, own: { ...creator, submissionId: id } }
}

test.each([
  [true, 'Three outfits', 'post-disclosure'],
  [true, 'Three outfits #Werbung', undefined],
  [false, 'Three outfits', undefined],
])('with the rule %s a post titled “%s” is refused by %s', async (rule, title, code) => {
  const campaign = await campaignWith(rule)

  const submitted = await setup.submit({ campaign, post: { title } }).catch((error) => error)

  expect(submitted.code).toBe(code)
})

test('the check states before submitting what to add, and where', async () => {
  const campaign = await campaignWith(true)
  const request = await setup.request({ campaignId: campaign.id })

  const { checks, accepted } = await checkSubmission(setup.deps, request)

  expect(accepted).toBeNull()
  expect(checks.at(-1)).toEqual({
    code: 'post-disclosure',
    passed: false,
    message:
      'This post is not marked as advertising. Add #ad to its title or description. It can take a minute until we see the change.',
  })
})

test('a post that lost its mark cannot be resubmitted', async () => {
  const { own } = await rejectedPost(true)

  const again = resubmitPost(setup.deps, own)

  await expect(again).rejects.toMatchObject({ code: 'post-disclosure' })
})

test('a post from before the rule can be resubmitted without a mark', async () => {
  const { id, own, campaign } = await rejectedPost(false)
  await requireDisclosure(campaign.id)

  await resubmitPost(setup.deps, own)

  expect(await setup.row(id)).toMatchObject({ status: 'pending' })
})
