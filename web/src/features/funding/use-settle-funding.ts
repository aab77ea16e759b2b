import { listBrandFundings, listLedger, readBillingTotals } from '@permille/contract/billing'
import { readCampaignInsight } from '@permille/contract/campaign-insight'
import {
  listCampaigns,
  listOwnCampaigns,
  readCampaign,
  readOwnCampaign,
} from '@permille/contract/campaigns'
import type { AnswerOf } from '@permille/contract/endpoint'
import { listFundings, refreshFunding } from '@permille/contract/funding'
import { readBrandStats } from '@permille/contract/overview'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { refresh } from '../../api/query.ts'

type Standing = AnswerOf<typeof refreshFunding>

const triesMax = 5
const waitMilliseconds = 700

/**
 * Has the server ask the provider until no funding of the campaign is pending, a few times at
 * most: the provider's own message books it otherwise. Then reloads what the money changed.
 */
export function useSettleFunding() {
  const client = useQueryClient()

  return async (campaignId: string) => {
    const standing = await askUntilSettled(campaignId)
    await refresh(
      client,
      listCampaigns,
      readCampaign,
      readOwnCampaign,
      readCampaignInsight,
      listOwnCampaigns,
      listFundings,
      listBrandFundings,
      listLedger,
      readBillingTotals,
      readBrandStats,
    )
    return standing
  }
}

/** Never throws: the card has been charged by now, whatever becomes of this question. */
async function askUntilSettled(campaignId: string) {
  let standing = await askOnce(campaignId)
  for (let attempt = 2; attempt <= triesMax && !isSettled(standing); attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, waitMilliseconds))
    standing = (await askOnce(campaignId)) ?? standing
  }
  return standing
}

/** A declined payment may stay pending for another try: the provider's sentence says so. */
function isSettled(standing: Standing | undefined): boolean {
  return standing !== undefined && (standing.pendingCents === 0 || standing.lastError !== null)
}

async function askOnce(campaignId: string) {
  try {
    return await call(refreshFunding, { params: { id: campaignId } })
  } catch {
    return undefined
  }
}
