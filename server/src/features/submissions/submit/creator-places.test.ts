import type { CampaignId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placesTakenSentence } from '#features/campaigns/public.ts'
import { exactlyOne } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { brokenInvariants } from '#testing/test-marketplace.ts'
import { makeAdmin } from '#testing/test-users.ts'
import { readBrandSubmission } from '../read/read-submission.ts'
import { approveAgain } from '../review/approve-again.ts'
import { rejectSubmission } from '../review/reject-submission.ts'
import { type SubmissionSetup, setUpSubmissions } from '../testing/submission-setup.ts'
import { checkSubmission } from './check-submission.ts'
import { resubmitPost } from './resubmit-post.ts'
import { submitPost } from './submit-post.ts'

let setup: SubmissionSetup
beforeAll(async () => {
  setup = await setUpSubmissions()
})
afterAll(() => setup.close())

async function campaignFor(creatorsMax: number) {
  const campaign = await setup.campaign()
  await setup.change(
    sql`UPDATE campaigns SET creators_max = ${creatorsMax} WHERE id = ${campaign.id}`,
  )
  return campaign
}

async function placesLeft(campaignId: CampaignId): Promise<number | null> {
  const row = await exactlyOne(
    setup.deps.database,
    sql<{ left: number | null }>`SELECT campaign_places_left(c) AS left FROM campaigns c
      WHERE id = ${campaignId}`,
  )
  return row.left
}

async function placesCheck(campaignId: CampaignId) {
  const request = await setup.request({ campaignId })
  const { checks } = await checkSubmission(setup.deps, request)
  return checks.find(({ code }) => code === 'campaign-places')
}

test('of twenty creators at once three get the three places', async () => {
  const campaign = await campaignFor(3)
  const requests = []
  for (let index = 0; index < 20; index += 1) {
    requests.push(await setup.request({ campaignId: campaign.id }))
  }

  const results = []
  // As many at once as there are connections; more would wait for the database, not for a place.
  for (let index = 0; index < requests.length; index += 10) {
    const some = requests.slice(index, index + 10)
    results.push(...(await Promise.allSettled(some.map((one) => submitPost(setup.deps, one)))))
  }

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  const refusals = results.filter((result) => result.status === 'rejected')
  expect(new Set(refusals.map(({ reason }) => reason.code))).toEqual(new Set(['campaign-places']))
  expect(await placesLeft(campaign.id)).toBe(0)
  expect(await brokenInvariants(setup.deps.database)).toEqual([])
})

test('the creator with the last place can keep submitting, and the place frees up once all their posts are rejected', async () => {
  const campaign = await campaignFor(1)
  const creator = await setup.creator()
  const first = await setup.submit({ campaign, creator })
  const second = await setup.submit({ campaign, creator })
  const reject = (submissionId: typeof first.id) =>
    rejectSubmission(setup.deps, { submissionId, reviewer: first.brand, code: 'other', note: 'No' })

  await reject(first.id)
  const between = await placesLeft(campaign.id)
  await reject(second.id)

  expect([between, await placesLeft(campaign.id)]).toEqual([0, 1])
  expect(await brokenInvariants(setup.deps.database)).toEqual([])
})

test('a creator who lost their place to another cannot resubmit', async () => {
  const campaign = await campaignFor(1)
  const { id, brand, creator } = await setup.submit({ campaign })
  const decision = { submissionId: id, reviewer: brand, code: 'off_brief', note: null } as const
  await rejectSubmission(setup.deps, decision)
  await setup.submit({ campaign })

  const resubmission = resubmitPost(setup.deps, { ...creator, submissionId: id })

  await expect(resubmission).rejects.toMatchObject({ code: 'campaign-places' })
})

test('the checks state how many places are left, correctly for each creator', async () => {
  const campaign = await campaignFor(2)
  const { creator, request } = await setup.submit({ campaign })

  const other = await placesCheck(campaign.id)
  const postUrl = await setup.post(creator.username)
  const own = await checkSubmission(setup.deps, { ...request, postUrl })
  await setup.submit({ campaign })
  const late = await placesCheck(campaign.id)

  expect(other).toMatchObject({ passed: true, message: '1 of 2 places for creators is left.' })
  expect(own.checks).toContainEqual({
    code: 'campaign-places',
    passed: true,
    message: 'You have one of 2 places in this campaign.',
  })
  expect(late).toMatchObject({
    passed: false,
    message: placesTakenSentence(2),
  })
})

test('a campaign without a limit has no such check', async () => {
  const campaign = await setup.campaign()

  const check = await placesCheck(campaign.id)

  expect([check, await placesLeft(campaign.id)]).toEqual([undefined, null])
})

test('an admin may approve after all beyond the places, and is informed before and after', async () => {
  const campaign = await campaignFor(1)
  const rejected = await setup.submit({ campaign })
  const { id: submissionId, brand: reviewer } = rejected
  const isBeyond = async () =>
    (await readBrandSubmission(setup.deps.database, submissionId, { kind: 'any' })).isBeyondPlaces
  await rejectSubmission(setup.deps, { submissionId, reviewer, code: 'off_brief', note: null })
  const whileFree = await isBeyond()
  await setup.submit({ campaign })
  const onceTaken = await isBeyond()

  await expect(
    resubmitPost(setup.deps, { ...rejected.creator, submissionId }),
  ).rejects.toMatchObject({ code: 'campaign-places' })
  const { userId: adminUserId } = await makeAdmin(setup.deps.database)
  const act = { submissionId, adminUserId, reason: 'It is good.', requestId: 'test' }
  const approved = await approveAgain(setup.deps, act)

  expect([whileFree, onceTaken]).toEqual([false, true])
  expect(approved).toMatchObject({ status: 'approved', isBeyondPlaces: true })
  expect(await isBeyond()).toBe(false)
  expect(await placesLeft(campaign.id)).toBe(0)
})
