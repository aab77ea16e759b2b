import { readCampaignInsight } from '@permille/contract/campaign-insight'
import {
  readAdminHistory as adminHistoryEndpoint,
  readAdminStats as adminStatsEndpoint,
  readBrandHistory as brandHistoryEndpoint,
  readBrandStats as brandStatsEndpoint,
  readCreatorHistory as creatorHistoryEndpoint,
  readCreatorStats as creatorStatsEndpoint,
} from '@permille/contract/overview'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { asBrand, asCreator } from '../../platform/http/actor.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { readBrandHistory, readCreatorHistory } from './history-store.ts'
import { readMarketplaceHistory } from './marketplace-history-store.ts'
import { readAdminStats, readBrandStats, readCreatorStats } from './overview-store.ts'
import { readInsight } from './read-insight.ts'

export function overviewRoutes({ database, clock }: { database: Database; clock: Clock }): Route[] {
  return [
    route(brandStatsEndpoint, (call) => readBrandStats(database, asBrand(call).brandId)),
    route(creatorStatsEndpoint, (call) => readCreatorStats(database, asCreator(call).creatorId)),
    route(adminStatsEndpoint, () => readAdminStats(database)),
    route(creatorHistoryEndpoint, (call) => {
      const { creatorId } = asCreator(call)
      return readCreatorHistory(database, { ...call.query, creatorId, until: clock.now() })
    }),
    route(adminHistoryEndpoint, (call) =>
      readMarketplaceHistory(database, { ...call.query, until: clock.now() }),
    ),
    route(brandHistoryEndpoint, (call) => {
      const { brandId } = asBrand(call)
      const { days, campaignId } = call.query
      return readBrandHistory(database, { days, campaignId, brandId, until: clock.now() })
    }),
    route(readCampaignInsight, (call) =>
      readInsight(database, { campaignId: call.params.id, brandId: asBrand(call).brandId }),
    ),
  ]
}
