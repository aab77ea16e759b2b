import { listCampaigns, listOwnCampaigns, readCampaign } from '@permille/contract/campaigns'
import { listFundings, refreshFunding } from '@permille/contract/funding'
import { readBrandStats } from '@permille/contract/overview'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { refresh } from '../../api/query.ts'

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
      listOwnCampaigns,
      listFundings,
      readBrandStats,
    )
    return standing
  }
}

/** Never throws: the card has been charged by now, whatever becomes of this question. */
async function askUntilSettled(campaignId: string) {
  for (let attempt = 1; attempt <= triesMax; attempt += 1) {
    const standing = await askOnce(campaignId)
    if (standing?.pendingCents === 0) return standing
    await new Promise((resolve) => setTimeout(resolve, waitMilliseconds))
  }
  return undefined
}

async function askOnce(campaignId: string) {
  try {
    return await call(refreshFunding, { params: { id: campaignId } })
  } catch {
    return undefined
  }
}
