import { changeCampaignStatus } from '#features/campaigns/public.ts'
import type { MoneyFixtures, ScenePost } from '#money/testing/money-fixtures.ts'
import { makeApprovedSubmission, makeCreator } from '#testing/test-marketplace.ts'

/** Another post earns all of the campaign's $1,000.00 that are there, but for so many cents, and its brand ends it. */
export async function endCampaignOf(
  { database: { db }, earn }: MoneyFixtures,
  { campaign }: ScenePost,
  leftCents = 0,
): Promise<void> {
  const creator = await makeCreator(db)
  const id = await makeApprovedSubmission(db, { campaignId: campaign.id, creator })
  await earn({ campaign, creator, id }, Math.ceil(((100_000 - leftCents) * 10) / 3))
  const end = { campaignId: campaign.id, change: 'complete', editor: campaign.brand } as const
  await db.transaction((tx) => changeCampaignStatus(tx, { ...end, at: new Date() }))
}
