import {
  bookDifferenceCall,
  compareBooksCall,
  explainExceptionCall,
  listExceptionsCall,
  payStrayOtherwiseCall,
  readExceptionCall,
  readProviderSidesCall,
  refundStrayCall,
  takeExceptionCall,
} from '@permille/contract/admin/exceptions'
import type { BookExceptionId } from '@permille/contract/ids'
import { asAdmin, type Calling } from '../../platform/http/actor.ts'
import { pageAsked, respondWithRows } from '../../platform/http/calls/list-page.ts'
import { type Route, route } from '../../platform/http/calls/route.ts'
import { countInWindow } from '../../platform/limits/call-window.ts'
import type { ComparisonDeps } from './books-deps.ts'
import { compareBooks } from './compare-books.ts'
import { readSides } from './comparison-store.ts'
import {
  bookDifferenceOf,
  explainException,
  readException,
  takeException,
} from './decide-exception.ts'
import { listExceptions } from './exception-store.ts'
import { recordPaidOtherwise } from './pay-stray-otherwise.ts'
import { refundStray } from './refund-stray.ts'

export function booksRoutes(deps: ComparisonDeps): Route[] {
  const { database } = deps
  const compare = createComparison(deps)
  return [
    route(readProviderSidesCall, () => readSides(database)),
    route(compareBooksCall, () => compare()),
    route(listExceptionsCall, async (call) => {
      const asked = { state: call.query.state, ...pageAsked(call.query) }
      return respondWithRows(call, await listExceptions(database, asked))
    }),
    route(readExceptionCall, (call) => readException(database, call.params.id)),
    ...decisionRoutes(deps),
  ]
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
    route(takeExceptionCall, (call) =>
      call.once(
        (db) => db.transaction((tx) => takeException(tx, by(call))),
        (decided) => ({ ...decided }),
      ),
    ),
    route(explainExceptionCall, (call) =>
      call.once(
        (db) => db.transaction((tx) => explainException(tx, { ...by(call), ...call.body })),
        (decided) => ({ ...decided }),
      ),
    ),
    route(payStrayOtherwiseCall, (call) =>
      call.once(
        (db) => db.transaction((tx) => recordPaidOtherwise(tx, { ...by(call), ...call.body })),
        (decided) => ({ ...decided }),
      ),
    ),
    route(refundStrayCall, (call) => refundStray(deps, { ...by(call), ...call.body }, call.once)),
    route(bookDifferenceCall, (call) =>
      call.once(
        (db) => db.transaction((tx) => bookDifferenceOf(tx, { ...by(call), ...call.body })),
        (decided) => ({ ...decided }),
      ),
    ),
  ]
}

interface DecidingCall extends Calling {
  readonly params: { readonly id: BookExceptionId }
  readonly request: { readonly id: string }
}

const comparisons = { name: 'book-comparisons', callsMax: 6, windowSeconds: 60 }

/** A request during a running comparison gets its result, and a minute allows only a few. */
function createComparison(deps: ComparisonDeps): () => ReturnType<typeof readSides> {
  let running: Promise<boolean> | undefined
  const compare = async () => {
    await countInWindow(deps.database, comparisons, 'books')
    return await compareBooks(deps)
  }
  return async () => {
    running ??= compare().finally(() => {
      running = undefined
    })
    await running
    return await readSides(deps.database)
  }
}
