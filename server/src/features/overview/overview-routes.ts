import {
  readAdminStatsCall,
  readBrandStatsCall,
  readCreatorStatsCall,
} from '@permille/contract/overview/overview'
import { listBrandsCall } from '@permille/contract/overview/own-brands'
import { brandRoles, scopesOf } from '@permille/contract/teams/scopes'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { asBrand, asCreator, asSignedIn } from '#platform/http/actor.ts'
import { withFiles } from '#platform/http/calls/list-file.ts'
import { type Route, route } from '#platform/http/calls/route.ts'
import { readAdminStats, readBrandStats, readCreatorStats } from './overview-store.ts'
import { ownBrandsFile } from './own-brands-file.ts'
import { listOwnBrands } from './own-brands-store.ts'

const reviewers = brandRoles.filter((role) => scopesOf(role).has('submissions:review'))

export function overviewRoutes({ database, clock }: { database: Database; clock: Clock }) {
  const routes: readonly Route[] = [
    route(listBrandsCall, (call) => {
      const { userId } = asSignedIn(call)
      return listOwnBrands(database, { userId, at: clock.now(), reviewers })
    }),
    route(readBrandStatsCall, (call) => readBrandStats(database, asBrand(call).brandId)),
    route(readCreatorStatsCall, (call) => readCreatorStats(database, asCreator(call).creatorId)),
    route(readAdminStatsCall, () => readAdminStats(database)),
  ]
  return withFiles(routes, [ownBrandsFile])
}
