import { readCampaignInsightCall } from '@permille/contract/campaigns/campaign-insight'
import { readAnyInsightCall } from '@permille/contract/campaigns/campaign-overview'
import type { Database } from '#platform/database/database.ts'
import { asBrand } from '#platform/http/actor.ts'
import { type Route, route } from '#platform/http/calls/route.ts'
import { readInsight } from './read-insight.ts'

/** `database` may be a replica. */
export function insightRoutes(database: Database): Route[] {
  return [
    route(readCampaignInsightCall, (call) => {
      const { brandId, userId } = asBrand(call)
      return readInsight(database, { campaignId: call.params.id, brandId, userId })
    }),
    route(readAnyInsightCall, (call) => readInsight(database, { campaignId: call.params.id })),
  ]
}
