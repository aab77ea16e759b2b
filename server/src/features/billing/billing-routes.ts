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
import { answerPage } from '../../platform/http/calls/answer-page.ts'
import { decodeCursor } from '../../platform/http/calls/cursor.ts'
import { type RawRoute, rawRoute } from '../../platform/http/calls/raw-route.ts'
import { type Route, route } from '../../platform/http/calls/route.ts'
import { readQuery } from '../../platform/http/calls/validate.ts'
import { listBrandFundings } from './billing-store.ts'
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
      const { limit, cursor } = call.query
      const { brandId } = asBrand(call)
      const after = decodeCursor(cursor)
      const rows = await listBrandFundings(database, { brandId, after, limit: limit + 1 })
      return answerPage(call, rows)
    }),
    route(listLedgerCall, async (call) => {
      const { limit, cursor, ...filter } = call.query
      const { brandId } = asBrand(call)
      const after = decodeCursor(cursor)
      const rows = await listLedger(database, { ...filter, brandId, after, limit: limit + 1 })
      return answerPage(call, rows)
    }),
    ledgerFileRoute(database),
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
