import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { postCall } from '../people/sign-in-by-call.ts'
import type { Sandbox } from '../product/sandbox.ts'
import type { NewCampaign } from './create-campaign.ts'
import { payByCall } from './pay-by-call.ts'

interface CampaignRules {
  readonly creatorsMax?: number
  readonly isInviteOnly?: boolean
}

/**
 * Creates a draft for Shorts by call: the same request that the form sends, with its defaults. Someone of several brands names
 * one in `headers`.
 */
export async function makeCampaign(
  brand: APIRequestContext,
  rules: CampaignRules = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<NewCampaign> {
  const name = `Campaign ${randomUUID().slice(0, 8)}`
  const draft = {
    name,
    category: 'personal_brand',
    budgetCents: 10_000,
    rewardRatePerKViewsCents: 300,
    minPayoutCents: 0,
    maxPayoutCents: 10_000,
    platformsAllowed: ['youtube'],
    ...rules,
  }
  const { id } = await postCall(brand, '/api/campaigns', draft, headers)
  return { id: String(id), name }
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
