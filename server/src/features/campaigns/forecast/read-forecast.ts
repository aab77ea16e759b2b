import type { Forecast } from '@permille/contract/campaigns/forecast'
import type { CampaignId, CreatorId } from '@permille/contract/ids'
import type { Database } from '#platform/database/database.ts'
import { hashInviteOf } from '../invite/campaign-link.ts'
import { readOffer } from '../read-campaign.ts'
import { forecastOf } from './forecast.ts'
import { listLikeOutcomes, listOwnOutcomes } from './forecast-store.ts'

interface CreatorViewer {
  readonly kind: 'creator'
  readonly creatorId: CreatorId
}

interface ForecastRequest {
  readonly campaignId: CampaignId
  readonly creator: CreatorViewer
  /** The token of the link that led to an invite-only campaign. */
  readonly invite?: string | undefined
  readonly at: Date
}

/** For a campaign that takes posts, or will at its start; throws `NotFound` for any other. */
export async function readForecast(
  db: Database,
  { campaignId, creator, invite, at }: ForecastRequest,
): Promise<Forecast> {
  const reader = { viewer: creator, inviteHash: hashInviteOf(invite), at }
  const campaign = await readOffer(db, campaignId, reader)
  const { platformsAllowed: platforms, category } = campaign
  const [like, own] = await Promise.all([
    listLikeOutcomes(db, { platforms, category }),
    listOwnOutcomes(db, { creatorId: creator.creatorId, platforms, at }),
  ])
  return forecastOf(campaign, { like, own })
}
