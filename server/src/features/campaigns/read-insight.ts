import type { Database } from '#platform/database/database.ts'
import {
  type ActivityRow,
  type CreatorShare,
  isSeen,
  listActivity,
  type PlatformShare,
  type SeenCampaign,
  sharesOfCreators,
  sharesOfPlatforms,
} from './insight-store.ts'
import { campaignNotFound } from './public.ts'

export interface CampaignInsight {
  readonly platforms: readonly PlatformShare[]
  readonly creators: readonly CreatorShare[]
  readonly activity: readonly ActivityRow[]
}

/** Where a campaign's views came from, and its activity. A brand does not find another brand's. */
export async function readInsight(db: Database, seen: SeenCampaign): Promise<CampaignInsight> {
  if ((await isSeen(db, seen)) === undefined) throw campaignNotFound()
  const [platforms, creators, activity] = await Promise.all([
    sharesOfPlatforms(db, seen),
    sharesOfCreators(db, seen),
    listActivity(db, seen),
  ])
  return { platforms, creators, activity }
}
