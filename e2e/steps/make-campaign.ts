import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { postCall, postCallFor } from '../people/sign-in-by-call.ts'
import type { Sandbox } from '../product/sandbox.ts'
import type { NewCampaign } from './create-campaign.ts'
import { payByCall } from './pay-by-call.ts'

interface CampaignRules {
  readonly creatorsMax?: number
  readonly isInviteOnly?: boolean
}

/** Creates a draft for Shorts by call: the same request that the form sends, with its defaults. */
export async function makeCampaign(
  brand: APIRequestContext,
  rules: CampaignRules = {},
): Promise<NewCampaign> {
  const draft = draftOf(rules)
  const { id } = await postCall(brand, '/api/campaigns', draft)
  return { id: String(id), name: draft.name }
}

/** The same for the brand of this id, by someone of several. */
export async function makeCampaignFor(
  brandId: string,
  person: APIRequestContext,
): Promise<NewCampaign> {
  const draft = draftOf({})
  const { id } = await postCallFor({ person, brandId }, '/api/campaigns', draft)
  return { id: String(id), name: draft.name }
}

function draftOf(rules: CampaignRules) {
  return {
    name: `Campaign ${randomUUID().slice(0, 8)}`,
    category: 'personal_brand',
    budgetCents: 10_000,
    rewardRatePerKViewsCents: 300,
    minPayoutCents: 0,
    maxPayoutCents: 10_000,
    platformsAllowed: ['youtube'],
    ...rules,
  }
}

/** Creates the same draft and funds it in full. */
export async function makeLiveCampaign(
  brand: APIRequestContext,
  sandbox: Sandbox,
  rules: CampaignRules = {},
): Promise<NewCampaign> {
  const campaign = await makeCampaign(brand, rules)
  await payByCall({ brand, sandbox }, { campaignId: campaign.id, dollars: 100 })
  return campaign
}
