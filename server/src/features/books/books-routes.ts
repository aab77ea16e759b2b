import { checkBooksCall, readBooksCall } from '@permille/contract/books/books'
import {
  assignDiscrepancyCall,
  bookDifferenceCall,
  compareBooksCall,
  explainDiscrepancyCall,
  listDiscrepanciesCall,
  payUnmatchedOtherwiseCall,
  readComparisonTotalsCall,
  readDiscrepancyCall,
  refundUnmatchedPaymentCall,
} from '@permille/contract/books/discrepancies'
import type { DiscrepancyId } from '@permille/contract/ids'
import { watchAllBooks } from '#money/books/watch-books.ts'
import { asAdmin, type Calling } from '#platform/http/actor.ts'
import { withFiles } from '#platform/http/calls/list-file.ts'
import { pageRequest, respondWithRows } from '#platform/http/calls/list-page.ts'
import type { RawRoute } from '#platform/http/calls/raw-route.ts'
import { type Route, route } from '#platform/http/calls/route.ts'
import { createSharedRun } from '#platform/limits/shared-run.ts'
import type { BooksDeps, ComparisonDeps } from './books-deps.ts'
import { compareBooks } from './compare-books.ts'
import { readTotals } from './comparison-store.ts'
import {
  assignDiscrepancy,
  bookDifferenceOf,
  explainDiscrepancy,
  readDiscrepancy,
} from './decide-discrepancy.ts'
import { discrepancyFile } from './discrepancy-file.ts'
import { listDiscrepancies } from './discrepancy-store.ts'
import { recordPaidOtherwise } from './pay-unmatched-otherwise.ts'
import { readBooks } from './read-books.ts'
import { refundUnmatchedPayment } from './refund-unmatched-payment.ts'

const comparisons = { name: 'book-comparisons', callsMax: 6, windowSeconds: 60 }
const checks = { name: 'books-checks', callsMax: 6, windowSeconds: 60 }

export function booksRoutes(deps: BooksDeps): (Route | RawRoute)[] {
  const { database } = deps
  const compare = createSharedRun({ database, window: comparisons }, () => compareBooks(deps))
  const check = createSharedRun({ database, window: checks }, () => watchAllBooks(deps))
  const routes = [
    route(readBooksCall, () => readBooks(database)),
    route(checkBooksCall, async () => {
      await check()
      return await readBooks(database)
    }),
    route(readComparisonTotalsCall, () => readTotals(database)),
    route(compareBooksCall, async () => {
      await compare()
      return await readTotals(database)
    }),
    route(listDiscrepanciesCall, async (call) => {
      const request = { state: call.query.state, ...pageRequest(call.query) }
      return respondWithRows(call, await listDiscrepancies(database, request))
    }),
    route(readDiscrepancyCall, (call) => readDiscrepancy(database, call.params.id)),
    ...decisionRoutes(deps),
  ]
  return withFiles(routes, [discrepancyFile])
}

function decisionRoutes(deps: ComparisonDeps): Route[] {
  const { clock } = deps
  const by = (call: DecidingCall) => ({
    exceptionId: call.params.id,
    adminUserId: asAdmin(call).userId,
    at: clock.now(),
    requestId: call.request.id,
  })
  return [
    route(assignDiscrepancyCall, (call) =>
      call.once(
        (db) => db.transaction((tx) => assignDiscrepancy(tx, by(call))),
        (decided) => ({ ...decided }),
      ),
    ),
    route(explainDiscrepancyCall, (call) =>
      call.once(
        (db) => db.transaction((tx) => explainDiscrepancy(tx, { ...by(call), ...call.body })),
        (decided) => ({ ...decided }),
      ),
    ),
    route(payUnmatchedOtherwiseCall, (call) =>
      call.once(
        (db) => db.transaction((tx) => recordPaidOtherwise(tx, { ...by(call), ...call.body })),
        (decided) => ({ ...decided }),
      ),
    ),
    route(refundUnmatchedPaymentCall, (call) =>
      refundUnmatchedPayment(deps, { ...by(call), ...call.body }, call.once),
    ),
    route(bookDifferenceCall, (call) =>
      call.once(
        (db) => db.transaction((tx) => bookDifferenceOf(tx, { ...by(call), ...call.body })),
        (decided) => ({ ...decided }),
      ),
    ),
  ]
}

interface DecidingCall extends Calling {
  readonly params: { readonly id: DiscrepancyId }
  readonly request: { readonly id: string }
}
