import {
  chooseFeaturedCall,
  listShowableCall,
  readFeaturedCall,
} from '@permille/contract/profile/featured'
import type { DatabaseServer } from '#platform/database/database.ts'
import { asCreator } from '#platform/http/actor.ts'
import { pageRequest, respondWithRows } from '#platform/http/calls/list-page.ts'
import { type Route, route } from '#platform/http/calls/route.ts'
import { chooseFeatured } from './choose-featured.ts'
import { listFeatured, listShowable } from './featured-store.ts'

export function featuredRoutes({ database }: { database: DatabaseServer }): Route[] {
  return [
    route(readFeaturedCall, (call) => listFeatured(database, asCreator(call).creatorId)),
    route(listShowableCall, async (call) => {
      const request = { creatorId: asCreator(call).creatorId, ...pageRequest(call.query) }
      return respondWithRows(call, await listShowable(database, request))
    }),
    route(chooseFeaturedCall, async (call) => {
      const { creatorId } = asCreator(call)
      const { submissionIds } = call.body
      await call.once(
        (db) => db.transaction((tx) => chooseFeatured(tx, { creatorId, submissionIds })),
        () => null,
      )
      return await listFeatured(database, creatorId)
    }),
  ]
}
