import {
  listBrandFundingsCall,
  listLedgerCall,
  listLedgerDaysCall,
  listLinesOfDayCall,
  readBillingTotalsCall,
  readBrandFundingCall,
} from '@permille/contract/billing/billing'
import {
  listCampaignPaymentsCall,
  readCampaignMoneyCall,
} from '@permille/contract/campaigns/campaign-overview'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { asBrand } from '#platform/http/actor.ts'
import { withFiles } from '#platform/http/calls/list-file.ts'
import { pageRequest, respondWithRows } from '#platform/http/calls/list-page.ts'
import type { RawRoute } from '#platform/http/calls/raw-route.ts'
import { type Route, route } from '#platform/http/calls/route.ts'
import { billingFiles } from './billing-files.ts'
import { listFundings } from './billing-store.ts'
import { readCampaignMoney } from './campaign-money.ts'
import { listLedgerDays } from './ledger-day-store.ts'
import { listLedger } from './ledger-store.ts'
import { readBillingTotals, readReceipt } from './read-billing.ts'
import { readLedgerDay } from './read-ledger-day.ts'

export function billingRoutes({
  database,
  clock,
}: {
  database: Database
  clock: Clock
}): (Route | RawRoute)[] {
  const routes = [
    route(readBillingTotalsCall, (call) =>
      readBillingTotals(database, asBrand(call).brandId, clock.now()),
    ),
    route(readBrandFundingCall, (call) =>
      readReceipt(database, { fundingId: call.params.id, brandId: asBrand(call).brandId }),
    ),
    route(listBrandFundingsCall, async (call) => {
      const { brandId } = asBrand(call)
      const { status, search } = call.query
      const request = { brandId, status, search, ...pageRequest(call.query) }
      return respondWithRows(call, await listFundings(database, request))
    }),
    route(listLedgerCall, async (call) => {
      const { brandId } = asBrand(call)
      const request = { ...call.query, brandId, ...pageRequest(call.query) }
      return respondWithRows(call, await listLedger(database, request))
    }),
    route(listLedgerDaysCall, async (call) => {
      const { brandId } = asBrand(call)
      const request = { ...call.query, brandId, ...pageRequest(call.query) }
      return respondWithRows(call, await listLedgerDays(database, request))
    }),
    route(listLinesOfDayCall, async (call) => {
      const { brandId } = asBrand(call)
      const request = { entryId: call.params.id, brandId, ...pageRequest(call.query) }
      return respondWithRows(call, await readLedgerDay(database, request))
    }),
    route(readCampaignMoneyCall, (call) => readCampaignMoney(database, call.params.id)),
    route(listCampaignPaymentsCall, async (call) => {
      const request = { campaignId: call.params.id, ...pageRequest(call.query) }
      return respondWithRows(call, await listFundings(database, request))
    }),
  ]
  return withFiles(routes, billingFiles)
}
