import { readEarningsByAccountCall } from '@permille/contract/earnings/by-account'
import {
  listDebtsCall,
  listEarningsByCampaignCall,
  readEarningsStatsCall,
  readWithdrawalRulesCall,
} from '@permille/contract/earnings/earnings'
import { readCreatorWaits } from '#money/waiting-posts.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { asCreator } from '#platform/http/actor.ts'
import { withFiles } from '#platform/http/calls/list-file.ts'
import { pageRequest, respondWithRows } from '#platform/http/calls/list-page.ts'
import type { RawRoute } from '#platform/http/calls/raw-route.ts'
import { type Route, route } from '#platform/http/calls/route.ts'
import { readEarningsByAccount } from './account-earnings-store.ts'
import { listDebts } from './debt-store.ts'
import { earningsFiles } from './earnings-files.ts'
import {
  listEarningsByCampaign,
  listHeld,
  listMaturing,
  readEarningsStats,
  readWithdrawalFacts,
} from './earnings-store.ts'
import { statementRoutes } from './statements/statement-routes.ts'
import { explainWithdrawal } from './withdrawal-rules.ts'

export function earningsRoutes(deps: { database: Database; clock: Clock }): (Route | RawRoute)[] {
  const { database, clock } = deps
  const routes = [
    ...statementRoutes(deps),
    route(readEarningsStatsCall, (call) => readEarningsStats(database, asCreator(call).creatorId)),
    route(listEarningsByCampaignCall, async (call) => {
      const { creatorId } = asCreator(call)
      const { query } = call
      const page = pageRequest(query, query.sort === 'newest' ? 'instant' : 'amount')
      const request = { ...query, ...page, creatorId }
      return respondWithRows(call, await listEarningsByCampaign(database, request))
    }),
    route(readEarningsByAccountCall, async (call) => ({
      accounts: await readEarningsByAccount(database, asCreator(call).creatorId),
    })),
    route(listDebtsCall, async (call) => {
      const request = { creatorId: asCreator(call).creatorId, ...pageRequest(call.query) }
      return respondWithRows(call, await listDebts(database, request))
    }),
    route(readWithdrawalRulesCall, async (call) => {
      const { creatorId } = asCreator(call)
      const [facts, maturing, held, waitingCents] = await Promise.all([
        readWithdrawalFacts(database, creatorId, clock.now()),
        listMaturing(database, creatorId),
        listHeld(database, creatorId),
        readCreatorWaits(database, creatorId),
      ])
      const { frozenCents, inTransitCents: inPayoutCents } = facts
      const pending = { maturing, frozenCents, held, inPayoutCents, waitingCents }
      return { rules: explainWithdrawal(facts), pending }
    }),
  ]
  return withFiles(routes, earningsFiles)
}
