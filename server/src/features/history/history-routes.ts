import {
  readAdminHistoryCall,
  readBrandHistoryCall,
  readCreatorHistoryCall,
} from '@permille/contract/history/history'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { asBrand, asCreator } from '#platform/http/actor.ts'
import { type Route, route } from '#platform/http/calls/route.ts'
import { readBrandHistory, readCreatorHistory } from './history-store.ts'
import { readMarketplaceHistory } from './marketplace-history-store.ts'

export function historyRoutes({ database, clock }: { database: Database; clock: Clock }): Route[] {
  return [
    route(readCreatorHistoryCall, (call) => {
      const { creatorId } = asCreator(call)
      return readCreatorHistory(database, { ...call.query, creatorId, until: clock.now() })
    }),
    route(readAdminHistoryCall, (call) =>
      readMarketplaceHistory(database, { ...call.query, until: clock.now() }),
    ),
    route(readBrandHistoryCall, (call) => {
      const { brandId } = asBrand(call)
      const { campaignId, ...days } = call.query
      return readBrandHistory(database, { ...days, campaignId, brandId, until: clock.now() })
    }),
  ]
}
