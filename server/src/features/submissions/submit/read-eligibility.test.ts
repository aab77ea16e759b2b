import {
  type EligibilityCode,
  eligibilityCodes,
  eligibilityLabels,
} from '@permille/contract/submissions/eligibility'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addHours } from '#platform/clock.ts'
import { sql } from '#platform/database/sql.ts'
import { approveSubmission } from '../review/approve-submission.ts'
import { type SubmissionSetup, setUpSubmissions } from '../testing/submission-setup.ts'
import { listEligibilities, readEligibility } from './read-eligibility.ts'
import { submitPost } from './submit-post.ts'

let setup: SubmissionSetup
beforeAll(async () => {
  setup = await setUpSubmissions()
})
afterAll(() => setup.close())

type Submitted = Awaited<ReturnType<SubmissionSetup['submit']>>
type Change = (post: Submitted) => Promise<unknown>
type Statement = ReturnType<typeof sql>

const change = (statement: Statement) => setup.change(statement)
const inCampaign = ({ campaign }: Submitted, columns: Statement) =>
  change(sql`UPDATE campaigns SET ${columns} WHERE id = ${campaign.id}`)
const pause = (post: Submitted, reason: 'manual' | 'budget_exhausted') =>
  inCampaign(post, sql`status = 'paused', pause_reasons = ARRAY[${reason}]`)
const block = ({ campaign, creator }: Submitted) =>
  change(sql`INSERT INTO creator_blocks (brand_id, creator_id, reason, created_at)
    VALUES (${campaign.brandId}, ${creator.creatorId}, 'Rude', now())`)

/**
 * Why a creator who has a post in the campaign is refused, as they read it and as their next post
 * is refused.
 */
async function compare(post: Submitted, creator = post.creator) {
  const campaignId = post.campaign.id
  const { refusal } = await readEligibility(setup.deps, {
    ...creator,
    campaignId,
    invite: undefined,
  })
  const postUrl = await setup.post(creator.username)
  const request = { ...creator, campaignId, socialAccountId: creator.accountId, postUrl }
  const submitted = await submitPost(setup.deps, request).then(
    () => null,
    ({ code, message }) => ({ code, message }),
  )
  return { refusal, submitted }
}

async function closedOf({ campaign }: Submitted, creator: Submitted['creator']) {
  const standings = await listEligibilities(setup.deps, creator)
  return standings.find(({ campaignId }) => campaignId === campaign.id)
}

test.each([
  ['campaign-live', 'is paused', (post: Submitted) => pause(post, 'manual')],
  ['campaign-live', 'has spent its budget', (post: Submitted) => pause(post, 'budget_exhausted')],
  [
    'campaign-live',
    'has ended',
    (post: Submitted) => inCampaign(post, sql`ends_at = ${addHours(new Date(), -1)}`),
  ],
  ['creator-blocked', 'is of a brand that blocked the creator', block],
  [
    'creator-limits',
    'has as many of their posts in review as it takes',
    (post: Submitted) => inCampaign(post, sql`pending_posts_max = 1`),
  ],
] as const)('%s: a campaign that %s states the reason it refuses a post', async (code, _, make) => {
  const post = await setup.submit()
  await make(post)

  const { refusal, submitted } = await compare(post)

  expect(refusal?.code).toBe(code)
  expect(submitted).toEqual(refusal)
})

test('a full campaign says so to creators without a place, and accepts posts from those with one', async () => {
  const post = await setup.submit()
  await inCampaign(post, sql`creators_max = 1`)
  const newcomer = await setup.creator()

  const [of, ofNewcomer] = [await compare(post), await compare(post, newcomer)]

  expect(of).toEqual({ refusal: null, submitted: null })
  expect(ofNewcomer.refusal?.code).toBe('campaign-places')
  expect(ofNewcomer.refusal?.message).toMatch(/A place frees up when all of a creator’s posts here/)
  expect(ofNewcomer.submitted).toEqual(ofNewcomer.refusal)
  // The card itself shows the places: only those who have one are named.
  expect(await closedOf(post, post.creator)).toMatchObject({ closed: null })
  expect(await closedOf(post, newcomer)).toBeUndefined()
})

/** Each way in which a live campaign can refuse all posts of a creator who has one in it. */
const closings: Readonly<Record<EligibilityCode, Readonly<Record<string, Change>>>> = {
  'campaign-live': {
    'its time is over': (post) => inCampaign(post, sql`ends_at = ${addHours(new Date(), -1)}`),
  },
  'own-campaign': {
    'it is theirs': ({ campaign, creator }) =>
      change(sql`UPDATE brands SET owner_user_id = ${creator.userId}
        WHERE id = ${campaign.brandId}`),
  },
  'creator-blocked': { 'its brand blocked them': block },
  'creator-limits': {
    'no more of their posts are reviewed at a time': (post) =>
      inCampaign(post, sql`pending_posts_max = 1`),
    'no more of their posts are approved': async (post) => {
      await inCampaign(post, sql`approved_posts_max = 1`)
      await approveSubmission(setup.deps, { submissionId: post.id, reviewer: post.brand })
    },
  },
  // Refuses nobody who has a post in it.
  'campaign-places': {},
}

const openings: Readonly<Record<string, Change>> = {
  'it is open': async () => {},
  'it has an end': (post) => inCampaign(post, sql`ends_at = ${addHours(new Date(), 1)}`),
  'it has places left': (post) => inCampaign(post, sql`creators_max = 2`),
  'it is paused': (post) => pause(post, 'manual'),
}

test('lists include every live campaign that refuses a creator with a post in it, whatever the reason', async () => {
  const creator = await setup.creator()
  const submitTo = async (change: Change) => {
    const post = await setup.submit({ creator })
    await change(post)
    return post.campaign.id
  }
  const expected: Awaited<ReturnType<typeof listEligibilities>> = []
  for (const code of eligibilityCodes)
    for (const close of Object.values(closings[code])) {
      const campaignId = await submitTo(close)
      const asked = { ...creator, campaignId, invite: undefined }
      expect((await readEligibility(setup.deps, asked)).refusal?.code).toBe(code)
      expected.push({ campaignId, closed: eligibilityLabels[code] })
    }
  const full = await submitTo((post) => inCampaign(post, sql`creators_max = 1`))
  expected.push({ campaignId: full, closed: null })
  for (const open of Object.values(openings)) await submitTo(open)

  const listed = await listEligibilities(setup.deps, creator)

  expect(listed).toHaveLength(expected.length)
  expect(listed).toEqual(expect.arrayContaining(expected))
})

test('an invite-only campaign is not found without its link, like a post for it', async () => {
  const post = await setup.submit()
  await inCampaign(post, sql`is_invite_only = true`)
  const { creator, campaign } = post

  const asked = readEligibility(setup.deps, {
    ...creator,
    campaignId: campaign.id,
    invite: undefined,
  })

  await expect(asked).rejects.toMatchObject({ code: 'campaign-not-found' })
  await expect(submitPost(setup.deps, post.request)).rejects.toMatchObject({
    code: 'campaign-not-found',
  })
})

test('the daily limit is shown before the form, and refuses the post with the same message', async () => {
  const post = await setup.submit()
  const asked = { ...post.creator, campaignId: post.campaign.id, invite: undefined }
  const deps = { ...setup.deps, submitsPerDay: 1 }
  const postUrl = await setup.post(post.creator.username)

  const { refusal } = await readEligibility(deps, asked)

  expect(refusal?.code).toBe('creator-limits')
  await expect(submitPost(deps, { ...post.request, postUrl })).rejects.toMatchObject({ ...refusal })
})
