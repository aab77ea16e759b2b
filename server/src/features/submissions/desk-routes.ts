import { countPostsToReviewCall } from '@permille/contract/submissions/desk'
import { asBrand } from '#platform/http/actor.ts'
import { type Route, route } from '#platform/http/calls/route.ts'
import { countPostsToReview } from './desk-store.ts'
import type { ReviewDeps } from './submission-deps.ts'

export function deskRoutes({ database }: Pick<ReviewDeps, 'database'>): Route[] {
  return [
    route(countPostsToReviewCall, (call) => countPostsToReview(database, asBrand(call).brandId)),
  ]
}
