import {
  listCampaignPaymentsCall,
  readCampaignMoneyCall,
} from '@permille/contract/admin/campaign-room'
import {
  ledgerFilePath,
  ledgerFilter,
  listBrandFundingsCall,
  listLedgerCall,
  readBillingTotalsCall,
  readBrandFundingCall,
} from '@permille/contract/billing'
import type { Database } from '../../platform/database/database.ts'
import { asBrand } from '../../platform/http/actor.ts'
import { pageAsked, respondWithRows } from '../../platform/http/calls/list-page.ts'
import { type RawRoute, rawRoute } from '../../platform/http/calls/raw-route.ts'
import { type Route, route } from '../../platform/http/calls/route.ts'
import { readQuery } from '../../platform/http/calls/validate.ts'
import { listFundings } from './billing-store.ts'
import { readCampaignMoney } from './campaign-money.ts'
import { openLedgerFile } from './ledger-file.ts'
import { listLedger } from './ledger-store.ts'
import { readBillingTotals, readReceipt } from './read-billing.ts'

export function billingRoutes({ database }: { database: Database }): (Route | RawRoute)[] {
  return [
    route(readBillingTotalsCall, (call) => readBillingTotals(database, asBrand(call).brandId)),
    route(readBrandFundingCall, (call) =>
      readReceipt(database, { fundingId: call.params.id, brandId: asBrand(call).brandId }),
    ),
    route(listBrandFundingsCall, async (call) => {
      const { brandId } = asBrand(call)
      const asked = { brandId, ...pageAsked(call.query) }
      return respondWithRows(call, await listFundings(database, asked))
    }),
    route(listLedgerCall, async (call) => {
      const { brandId } = asBrand(call)
      const asked = { ...call.query, brandId, ...pageAsked(call.query) }
      return respondWithRows(call, await listLedger(database, asked))
    }),
    ledgerFileRoute(database),
    route(readCampaignMoneyCall, (call) => readCampaignMoney(database, call.params.id)),
    route(listCampaignPaymentsCall, async (call) => {
      const asked = { campaignId: call.params.id, ...pageAsked(call.query) }
      return respondWithRows(call, await listFundings(database, asked))
    }),
  ]
}

function ledgerFileRoute(database: Database): RawRoute {
  return rawRoute({
    method: 'GET',
    path: ledgerFilePath,
    summary: 'The ledger’s lines as a CSV file, with the same filters',
    access: ['brand'],
    needsOwnOrigin: false,
    bodyMaxBytes: 1024,
    handle: async ({ actor, query }) => {
      const { brandId } = asBrand({ actor })
      const filter = readQuery(ledgerFilter, query)
      const chunks = await openLedgerFile(database, { ...filter, brandId })
      const name = `permille-ledger${filter.month === undefined ? '' : `-${filter.month}`}.csv`
      return { file: { name, type: 'text/csv; charset=utf-8', chunks } }
    },
  })
}
