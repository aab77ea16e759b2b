import { readCampaignInsightCall } from '@permille/contract/campaigns/campaign-insight'
import { readAnyInsightCall } from '@permille/contract/campaigns/campaign-overview'
import type { Database } from '#platform/database/database.ts'
import { asBrand, readerOf } from '#platform/http/actor.ts'
import { type Route, route } from '#platform/http/calls/route.ts'
import { readInsight } from './read-insight.ts'

/** `database` may be a replica. */
export function insightRoutes(database: Database): Route[] {
  return [
    route(readCampaignInsightCall, (call) => {
      const brand = asBrand(call)
      const own = { brandId: brand.brandId, userId: readerOf(brand) }
      return readInsight(database, { campaignId: call.params.id, ...own })
    }),
    route(readAnyInsightCall, (call) => readInsight(database, { campaignId: call.params.id })),
  ]
}
