import {
  listStatementCampaignsCall,
  readStatementCall,
  statementFilePath,
  statementFilter,
} from '@permille/contract/earnings/statements'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { asCreator } from '#platform/http/actor.ts'
import { pageRequest, respondWithRows } from '#platform/http/calls/list-page.ts'
import { csvFile, type RawRoute, rawRoute } from '#platform/http/calls/raw-route.ts'
import { type Route, route } from '#platform/http/calls/route.ts'
import { readQuery } from '#platform/http/calls/validate.ts'
import { listStatementCampaigns, openStatementFile, readStatement } from './read-statement.ts'

interface Deps {
  readonly database: Database
  readonly clock: Clock
}

export function statementRoutes(deps: Deps): (Route | RawRoute)[] {
  const { database, clock } = deps
  return [
    route(readStatementCall, (call) =>
      readStatement(database, {
        creatorId: asCreator(call).creatorId,
        period: call.query.period,
        now: clock.now(),
      }),
    ),
    route(listStatementCampaignsCall, async (call) => {
      const { period } = call.query
      const request = { creatorId: asCreator(call).creatorId, period, now: clock.now() }
      const page = pageRequest(call.query, 'amount')
      return respondWithRows(call, await listStatementCampaigns(database, { ...request, ...page }))
    }),
    fileRoute(deps),
  ]
}

function fileRoute({ database, clock }: Deps): RawRoute {
  return rawRoute({
    name: 'downloadStatement',
    method: 'GET',
    path: statementFilePath,
    summary: 'The same statement as a CSV file, a line per campaign and month and one per payout',
    access: ['creator'],
    refusals: ['statement-not-found'],
    query: statementFilter,
    success: csvFile,
    needsOwnOrigin: false,
    bodyMaxBytes: 1024,
    handle: async ({ actor, query }) => {
      const { period } = readQuery(statementFilter, query)
      const { creatorId } = asCreator({ actor })
      const file = await openStatementFile(database, { creatorId, period, now: clock.now() })
      return { file: { ...file, type: 'text/csv; charset=utf-8' } }
    },
  })
}
