import {
  listDebtsCall,
  listEarningsByCampaignCall,
  readEarningsStatsCall,
  readWithdrawalRulesCall,
} from '@permille/contract/earnings'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { asCreator } from '../../platform/http/actor.ts'
import { pageAsked, respondWithRows } from '../../platform/http/calls/list-page.ts'
import { type Route, route } from '../../platform/http/calls/route.ts'
import { listDebts } from './debt-store.ts'
import {
  listEarningsByCampaign,
  listHeld,
  listMaturing,
  readEarningsStats,
  readWithdrawalFacts,
} from './earnings-store.ts'
import { explainWithdrawal } from './withdrawal-rules.ts'

export function earningsRoutes({ database, clock }: { database: Database; clock: Clock }): Route[] {
  return [
    route(readEarningsStatsCall, (call) => readEarningsStats(database, asCreator(call).creatorId)),
    route(listEarningsByCampaignCall, async (call) => {
      const asked = { creatorId: asCreator(call).creatorId, ...pageAsked(call.query) }
      return respondWithRows(call, await listEarningsByCampaign(database, asked))
    }),
    route(listDebtsCall, async (call) => {
      const asked = { creatorId: asCreator(call).creatorId, ...pageAsked(call.query) }
      return respondWithRows(call, await listDebts(database, asked))
    }),
    route(readWithdrawalRulesCall, async (call) => {
      const { creatorId } = asCreator(call)
      const [facts, maturing, held] = await Promise.all([
        readWithdrawalFacts(database, creatorId, clock.now()),
        listMaturing(database, creatorId),
        listHeld(database, creatorId),
      ])
      const { frozenCents: heldCents, inTransitCents: inPayoutCents } = facts
      const pending = { maturing, heldCents, held, inPayoutCents }
      return { rules: explainWithdrawal(facts), pending }
    }),
  ]
}
