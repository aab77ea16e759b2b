import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { postCall } from '../people/sign-in-by-call.ts'
import type { Sandbox } from '../product/sandbox.ts'
import type { NewCampaign } from './create-campaign.ts'
import { makeProvenAccount } from './make-account.ts'
import { makeLiveCampaign } from './make-campaign.ts'
import { publishShort, type Short, setViews } from './publish-short.ts'
import { tile } from './tile.ts'

interface People {
  readonly brandCalls: APIRequestContext
  readonly creatorCalls: APIRequestContext
  readonly sandbox: Sandbox
}

interface Waiting {
  readonly campaign: NewCampaign
  readonly short: Short
  readonly submissionId: string
}

/** Creates a pending post on a funded campaign with the calls that the pages make. */
export async function waitWithShort({
  brandCalls,
  creatorCalls,
  sandbox,
}: People): Promise<Waiting> {
  const campaign = await makeLiveCampaign(brandCalls, sandbox)
  const { id: socialAccountId, username } = await makeProvenAccount(creatorCalls, sandbox)
  const short = await publishShort(sandbox, username)
  const { id } = await postCall(creatorCalls, '/api/submissions', {
    campaignId: campaign.id,
    socialAccountId,
    postUrl: short.url,
  })
  return { campaign, short, submissionId: String(id) }
}

/** Creates the same post and approves it. */
export async function earnWithShort(people: People): Promise<Short> {
  const { short, submissionId } = await waitWithShort(people)
  await postCall(people.brandCalls, `/api/submissions/${submissionId}/approve`)
  return short
}

interface Watched {
  readonly creator: Page
  readonly creatorCalls: APIRequestContext
  readonly sandbox: Sandbox
}

/**
 * Sets the views and waits until their earnings can be withdrawn, which takes up to 20 s in the
 * demo.
 */
export async function growTo(
  { creator, creatorCalls, sandbox }: Watched,
  short: Short,
  { views, available }: { views: number; available: string },
): Promise<void> {
  await setViews(sandbox, short, views)
  const readStats = async () => (await creatorCalls.get('/api/creator/earnings/stats')).json()
  await expect
    .poll(async () => (await readStats()).availableBalance, { timeout: 60_000 })
    .toBe(Math.round(Number(available.slice(1)) * 100))
  await creator.goto('/earnings')
  await expect(tile(creator, 'Available Balance')).toContainText(available)
}
