import type { Database } from '../../platform/database/database.ts'
import { campaignNotFound } from '../campaigns/public.ts'
import {
  type ActivityRow,
  type CreatorShare,
  isOwnCampaign,
  listActivity,
  type OwnCampaign,
  type PlatformShare,
  sharesOfCreators,
  sharesOfPlatforms,
} from './insight-store.ts'

export interface CampaignInsight {
  readonly platforms: readonly PlatformShare[]
  readonly creators: readonly CreatorShare[]
  readonly activity: readonly ActivityRow[]
}

/**
 * Where the views of one of the brand's campaigns came from, and its activity; another brand's is
 * not found.
 */
export async function readInsight(db: Database, own: OwnCampaign): Promise<CampaignInsight> {
  if ((await isOwnCampaign(db, own)) === undefined) throw campaignNotFound()
  const [platforms, creators, activity] = await Promise.all([
    sharesOfPlatforms(db, own),
    sharesOfCreators(db, own),
    listActivity(db, own),
  ])
  return { platforms, creators, activity }
}
