import { deskFilter } from '@permille/contract/submissions'
import { countPostsToReviewCall, deskFilePath } from '@permille/contract/submissions/desk'
import { asBrand } from '../../../platform/http/actor.ts'
import { type RawRoute, rawRoute } from '../../../platform/http/calls/raw-route.ts'
import { type Route, route } from '../../../platform/http/calls/route.ts'
import { readQuery } from '../../../platform/http/calls/validate.ts'
import type { ReviewDeps } from '../submission-deps.ts'
import { openDeskFile } from './desk-file.ts'
import { countPostsToReview } from './desk-store.ts'

type Deps = Pick<ReviewDeps, 'database' | 'clock'>

export function deskRoutes(deps: Deps): (Route | RawRoute)[] {
  const { database } = deps
  return [
    route(countPostsToReviewCall, (call) => countPostsToReview(database, asBrand(call).brandId)),
    deskFileRoute(deps),
  ]
}

function deskFileRoute({ database, clock }: Deps): RawRoute {
  return rawRoute({
    method: 'GET',
    path: deskFilePath,
    summary: 'The submissions to the brand’s campaigns as a CSV file, with the same filters',
    access: ['brand'],
    needsOwnOrigin: false,
    bodyMaxBytes: 1024,
    handle: async ({ actor, query }) => {
      const { brandId } = asBrand({ actor })
      const filter = readQuery(deskFilter, query)
      const chunks = await openDeskFile(database, { ...filter, brandId, now: clock.now() })
      return { file: { name: 'permille-submissions.csv', type: 'text/csv; charset=utf-8', chunks } }
    },
  })
}
