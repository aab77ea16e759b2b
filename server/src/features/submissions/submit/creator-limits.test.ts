import type { CampaignId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addHours } from '#platform/clock.ts'
import { exactlyOne, manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { brokenInvariants } from '#testing/test-marketplace.ts'
import { approveSubmission } from '../review/approve-submission.ts'
import { autoApprove } from '../review/auto-approve.ts'
import { rejectSubmission } from '../review/reject-submission.ts'
import { type SubmissionSetup, setUpSubmissions } from '../testing/submission-setup.ts'
import { checkSubmission, type SubmissionRequest } from './check-submission.ts'
import { resubmitPost } from './resubmit-post.ts'
import { submitPost } from './submit-post.ts'

let setup: SubmissionSetup
beforeAll(async () => {
  setup = await setUpSubmissions()
})
afterAll(() => setup.close())

async function paidOutCents(campaignId: CampaignId): Promise<number> {
  const row = await exactlyOne(
    setup.deps.database,
    sql<{ cents: number }>`SELECT paid_out_cents AS cents FROM campaigns WHERE id = ${campaignId}`,
  )
  return row.cents
}

async function statusesOf(campaignId: CampaignId): Promise<Record<string, number>> {
  const rows = await manyRows(
    setup.deps.database,
    sql<{ status: string; count: number }>`SELECT status, count(*) AS count FROM submissions
      WHERE campaign_id = ${campaignId} GROUP BY status`,
  )
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
}

async function requestsOf(
  count: number,
  given: Pick<Awaited<ReturnType<SubmissionSetup['submit']>>, 'creator' | 'campaign'>,
): Promise<SubmissionRequest[]> {
  const { creator, campaign } = given
  const requests: SubmissionRequest[] = []
  for (let index = 0; index < count; index += 1) {
    const postUrl = await setup.post(creator.username, { views: 0, likes: 0 })
    const socialAccountId = creator.accountId
    requests.push({ ...creator, campaignId: campaign.id, socialAccountId, postUrl })
  }
  return requests
}

async function limitCheck(request: SubmissionRequest) {
  const { checks, accepted } = await checkSubmission(setup.deps, request)
  return {
    check: checks.find(({ code }) => code === 'creator-limits'),
    isAccepted: accepted !== null,
  }
}

test('220 posts without views cost no more than the limits allow', async () => {
  const campaign = await setup.campaign({ fundedCents: 100_000, flatBonusCents: 500 })
  const creator = await setup.creator()
  const requests = await requestsOf(220, { creator, campaign })
  const deps = { ...setup.deps, submitsPerDay: 220 }

  // As many at once as there are connections; more would wait for the database, not for the limit.
  const results: PromiseSettledResult<unknown>[] = []
  for (let index = 0; index < requests.length; index += 11) {
    const some = requests.slice(index, index + 11)
    results.push(...(await Promise.allSettled(some.map((request) => submitPost(deps, request)))))
  }

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  const refusals = results.filter((result) => result.status === 'rejected')
  expect(new Set(refusals.map(({ reason }) => reason.code))).toEqual(new Set(['creator-limits']))
  // Simulates days: posts approved at their deadline make room for the next three.
  for (let round = 1; round < 6; round += 1) {
    setup.passHours(49)
    await autoApprove(setup.deps)
    await autoApprove(setup.deps)
    const more = requests.slice(round * 11, round * 11 + 11)
    await Promise.allSettled(more.map((request) => submitPost(deps, request)))
  }
  expect(await paidOutCents(campaign.id)).toBe(10 * 500)
  expect(await statusesOf(campaign.id)).toEqual({ approved: 10, pending: 2 })
  expect(await brokenInvariants(setup.deps.database)).toEqual([])
}, 120_000)

test('pending posts beyond the limit wait for an admin, even under concurrent approvals', async () => {
  const campaign = await setup.campaign({ flatBonusCents: 100 })
  const creator = await setup.creator()
  await setup.change(sql`UPDATE campaigns SET approved_posts_max = 1 WHERE id = ${campaign.id}`)
  const [first, second, third] = [
    await setup.submit({ campaign, creator }),
    await setup.submit({ campaign, creator }),
    await setup.submit({ campaign, creator }),
  ]
  setup.passHours(49)

  await Promise.all([autoApprove(setup.deps), autoApprove(setup.deps), autoApprove(setup.deps)])
  await autoApprove(setup.deps)

  const rows = await Promise.all([first, second, third].map(({ id }) => setup.row(id)))
  expect(rows.filter(({ status }) => status === 'approved')).toHaveLength(1)
  expect(rows.filter(({ needsAdmin }) => needsAdmin)).toHaveLength(2)
  expect(await paidOutCents(campaign.id)).toBe(100)
})

test('a brand may manually approve more of a creator’s posts', async () => {
  const campaign = await setup.campaign()
  const creator = await setup.creator()
  await setup.change(sql`UPDATE campaigns SET approved_posts_max = 1 WHERE id = ${campaign.id}`)
  const [first, second] = [
    await setup.submit({ campaign, creator }),
    await setup.submit({ campaign, creator }),
  ]

  await approveSubmission(setup.deps, { submissionId: first.id, reviewer: first.brand })
  await approveSubmission(setup.deps, { submissionId: second.id, reviewer: second.brand })

  expect(await statusesOf(campaign.id)).toEqual({ approved: 2 })
})

test('preview and submission state which limit is reached and what to do', async () => {
  const campaign = await setup.campaign()
  const creator = await setup.creator()
  const [next] = await requestsOf(1, { creator, campaign })
  if (next === undefined) throw new Error('no request')
  expect(await limitCheck(next)).toEqual({
    check: {
      code: 'creator-limits',
      passed: true,
      message: 'You have 0 of 3 posts in review here, and 0 of 10 approved.',
    },
    isAccepted: true,
  })
  for (let index = 0; index < 3; index += 1) await setup.submit({ campaign, creator })

  const full = await limitCheck(next)

  expect(full.isAccepted).toBe(false)
  expect(full.check?.message).toBe(
    'You have 3 posts in review here, and this campaign accepts 3 at a time. Submit again when one of them is decided.',
  )
  await expect(submitPost(setup.deps, next)).rejects.toMatchObject({
    family: 'rejected',
    code: 'creator-limits',
    message: full.check?.message,
  })
  await setup.change(sql`UPDATE campaigns SET approved_posts_max = 1 WHERE id = ${campaign.id}`)
  await setup.change(sql`UPDATE submissions SET status = 'approved', approved_at = now()
    WHERE id = (SELECT min(id::text)::uuid FROM submissions WHERE campaign_id = ${campaign.id})`)
  expect((await limitCheck(next)).check?.message).toBe(
    'This campaign accepts at most 1 post from one creator, and you have 1 approved. Look for another campaign.',
  )
})

test('a creator submits at most 20 posts in 24 hours, over all campaigns', async () => {
  const creator = await setup.creator()
  for (let index = 0; index < 20; index += 1) {
    if (index === 1) setup.passHours(1)
    await setup.submit({ creator, campaign: await setup.campaign() })
  }
  const [next] = await requestsOf(1, { creator, campaign: await setup.campaign() })
  if (next === undefined) throw new Error('no request')

  await expect(submitPost(setup.deps, next)).rejects.toMatchObject({
    code: 'creator-limits',
    message:
      'You submitted 20 posts in the last 24 hours, the most you can. Submit again in 23 hours.',
  })

  setup.passHours(23.1)
  expect((await submitPost(setup.deps, next)).status).toBe('pending')
})

test('of twenty-five concurrent submissions to different campaigns twenty are stored', async () => {
  const creator = await setup.creator()
  const requests: SubmissionRequest[] = []
  for (let index = 0; index < 25; index += 1) {
    requests.push(...(await requestsOf(1, { creator, campaign: await setup.campaign() })))
  }

  const results = await Promise.allSettled(
    requests.map((request) => submitPost(setup.deps, request)),
  )

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
}, 60_000)

test('a resubmitted post counts towards the limits too', async () => {
  const campaign = await setup.campaign()
  const creator = await setup.creator()
  const { id, brand } = await setup.submit({ campaign, creator })
  const decision = { submissionId: id, reviewer: brand, code: 'off_brief', note: null } as const
  await rejectSubmission(setup.deps, decision)
  for (let index = 0; index < 3; index += 1) await setup.submit({ campaign, creator })
  const own = { ...creator, submissionId: id }

  await expect(resubmitPost(setup.deps, own)).rejects.toMatchObject({ code: 'creator-limits' })

  expect(await setup.row(id)).toMatchObject({ status: 'rejected' })
  const at = addHours(setup.deps.clock.now(), 0)
  await setup.change(sql`UPDATE submissions SET status = 'rejected', rejected_at = ${at},
      rejection_code = 'other'
    WHERE id = (SELECT id FROM submissions WHERE campaign_id = ${campaign.id}
      AND status = 'pending' LIMIT 1)`)
  expect((await resubmitPost(setup.deps, own)).status).toBe('pending')
})
