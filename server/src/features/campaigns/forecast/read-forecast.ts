import type { Forecast } from '@permille/contract/forecast/forecast'
import type { CampaignId, CreatorId } from '@permille/contract/ids'
import type { Database } from '../../../platform/database/database.ts'
import { readOffer } from '../read-campaign.ts'
import { forecastOf } from './forecast.ts'
import { listLikeOutcomes, listOwnOutcomes } from './forecast-store.ts'

interface CreatorViewer {
  readonly kind: 'creator'
  readonly creatorId: CreatorId
}

/** Of a campaign that takes posts, or will; any other is not found. */
export async function readForecast(
  db: Database,
  asked: { campaignId: CampaignId; creator: CreatorViewer; at: Date },
): Promise<Forecast> {
  const { campaignId, creator, at } = asked
  const campaign = await readOffer(db, campaignId, { viewer: creator, inviteHash: null, at })
  const { platformsAllowed: platforms, category } = campaign
  const [like, own] = await Promise.all([
    listLikeOutcomes(db, { platforms, category }),
    listOwnOutcomes(db, { creatorId: creator.creatorId, platforms, at }),
  ])
  return forecastOf(campaign, { like, own })
}
