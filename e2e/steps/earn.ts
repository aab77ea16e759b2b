import { expect, type Page } from '@playwright/test'
import type { Sandbox } from '../product/sandbox.ts'
import { approvePost } from './approve-post.ts'
import { connectProven } from './connect-account.ts'
import { createCampaign, type NewCampaign } from './create-campaign.ts'
import { fundCampaign } from './fund-campaign.ts'
import { publishShort, type Short, setViews } from './publish-short.ts'
import { reloadUntil } from './reload-until.ts'
import { submitPost } from './submit-post.ts'
import { tile } from './tile.ts'
import { uniqueUsername } from './unique-username.ts'

interface People {
  readonly brand: Page
  readonly creator: Page
  readonly sandbox: Sandbox
}

/** The shortest way to a post that waits for its decision, on a funded campaign. */
export async function waitWithShort({
  brand,
  creator,
  sandbox,
}: People): Promise<{ campaign: NewCampaign; short: Short }> {
  const username = uniqueUsername()
  const campaign = await createCampaign(brand, ['Shorts'])
  await fundCampaign(brand, campaign)
  await connectProven(creator, sandbox, username)
  const short = await publishShort(sandbox, username)
  await submitPost(creator, campaign, short.url)
  return { campaign, short }
}

/** The same, and approved. */
export async function earnWithShort(people: People): Promise<Short> {
  const { campaign, short } = await waitWithShort(people)
  await approvePost(people.brand, campaign)
  return short
}

/** Sets the views and waits until they can be withdrawn. */
export async function growTo(
  { creator, sandbox }: Pick<People, 'creator' | 'sandbox'>,
  short: Short,
  { views, available }: { views: number; available: string },
): Promise<void> {
  await setViews(sandbox, short, views)
  await creator.goto('/earnings')
  await reloadUntil(creator, () =>
    expect(tile(creator, 'Available Balance')).toContainText(available, { timeout: 2000 }),
  )
}
