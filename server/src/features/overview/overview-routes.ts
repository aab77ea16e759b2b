import {
  readAdminStatsCall,
  readBrandStatsCall,
  readCreatorStatsCall,
} from '@permille/contract/overview/overview'
import type { Database } from '#platform/database/database.ts'
import { asBrand, asCreator } from '#platform/http/actor.ts'
import { type Route, route } from '#platform/http/calls/route.ts'
import { readAdminStats, readBrandStats, readCreatorStats } from './overview-store.ts'

export function overviewRoutes({ database }: { database: Database }): Route[] {
  return [
    route(readBrandStatsCall, (call) => readBrandStats(database, asBrand(call).brandId)),
    route(readCreatorStatsCall, (call) => readCreatorStats(database, asCreator(call).creatorId)),
    route(readAdminStatsCall, () => readAdminStats(database)),
  ]
}
