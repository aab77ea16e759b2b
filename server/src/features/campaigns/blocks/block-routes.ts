import {
  blockCreatorCall,
  listBlocksCall,
  unblockCreatorCall,
} from '@permille/contract/campaigns/blocks'
import { usernameIn } from '@permille/contract/connections/profile-names'
import { asBrand } from '#platform/http/actor.ts'
import { withFiles } from '#platform/http/calls/list-file.ts'
import { pageRequest, respondWithRows } from '#platform/http/calls/list-page.ts'
import type { RawRoute } from '#platform/http/calls/raw-route.ts'
import { type Route, route } from '#platform/http/calls/route.ts'
import type { CampaignDeps } from '../campaign-deps.ts'
import { blockCreator, unblockCreator } from './block-creator.ts'
import { blockFile } from './block-file.ts'
import { listBlocks } from './block-store.ts'

export function blockRoutes({
  database,
  clock,
}: Pick<CampaignDeps, 'database' | 'clock'>): (Route | RawRoute)[] {
  const routes = [
    route(blockCreatorCall, async (call) => {
      const { creatorId: id, handle = '', reason } = call.body
      const creator = id === undefined ? { handle: usernameIn(handle) } : { id }
      const request = { creator, reason, brand: asBrand(call), at: clock.now() }
      await database.transaction((tx) =>
        blockCreator(tx, { ...request, requestId: call.request.id }),
      )
      return { ok: true as const }
    }),
    route(unblockCreatorCall, async (call) => {
      const request = { creator: call.params, brand: asBrand(call), at: clock.now() }
      await database.transaction((tx) =>
        unblockCreator(tx, { ...request, requestId: call.request.id }),
      )
      return { ok: true as const }
    }),
    route(listBlocksCall, async (call) => {
      const { search } = call.query
      const filter = { ...pageRequest(call.query), brandId: asBrand(call).brandId, search }
      return respondWithRows(call, await listBlocks(database, filter))
    }),
  ]
  return withFiles(routes, [blockFile])
}
