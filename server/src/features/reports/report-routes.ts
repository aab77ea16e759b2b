import {
  listReportCreatorsCall,
  listReportPostsCall,
  readCampaignReportCall,
} from '@permille/contract/reports/reports'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { NotAllowed } from '#platform/errors/errors.ts'
import { asBrand, type BrandActor } from '#platform/http/actor.ts'
import { withFiles } from '#platform/http/calls/list-file.ts'
import { pageRequest, respondWithRows } from '#platform/http/calls/list-page.ts'
import type { RawRoute } from '#platform/http/calls/raw-route.ts'
import { type Route, route } from '#platform/http/calls/route.ts'
import { readReport, requireReported } from './read-report.ts'
import { reportFiles } from './report-files.ts'
import { listReportCreators, listReportPosts } from './report-post-store.ts'

interface ReportDeps {
  /** May be a replica. */
  readonly database: Database
  readonly clock: Clock
}

export function reportRoutes(deps: ReportDeps): (Route | RawRoute)[] {
  return withFiles([reportRoute(deps), ...rankingRoutes(deps)], reportFiles)
}

function reportRoute({ database, clock }: ReportDeps): Route {
  return route(readCampaignReportCall, (call) => {
    const { brandId } = asBrand(call)
    const of = { ...call.query, campaignId: call.params.id, brandId }
    return readReport(database, { ...of, at: clock.now() })
  })
}

function rankingRoutes({ database, clock }: ReportDeps): Route[] {
  return [
    route(listReportPostsCall, async (call) => {
      const of = { ...call.query, campaignId: call.params.id, brandId: asBrand(call).brandId }
      const page = pageRequest(call.query, 'amount')
      const { id } = await requireReported(database, { ...of, at: clock.now() })
      requirePostsRight(asBrand(call))
      const request = { ...call.query, ...page, campaignIds: [id] }
      return respondWithRows(call, await listReportPosts(database, request))
    }),
    route(listReportCreatorsCall, async (call) => {
      const of = { ...call.query, campaignId: call.params.id, brandId: asBrand(call).brandId }
      const page = pageRequest(call.query, 'amount')
      const { id } = await requireReported(database, { ...of, at: clock.now() })
      const request = { ...call.query, ...page, campaignIds: [id] }
      return respondWithRows(call, await listReportCreators(database, request))
    }),
  ]
}

/** Results are for everyone in a brand, posts are not. A program's right to read results has always included these. */
function requirePostsRight({ key, scopes }: BrandActor): void {
  const scope = 'submissions:read'
  if (key !== null || scopes.has(scope)) return
  const message = 'Your role in this brand does not show posts. Ask its owner.'
  throw new NotAllowed('scope-missing', message, { details: { scope } })
}
