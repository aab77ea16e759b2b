import { type Cents, toCents } from '@permille/contract/money'
import { differences } from '#money/books/comparison-totals.ts'
import { bookOwnMoney } from '#money/movements/book-own-money.ts'
import { addSeconds } from '#platform/clock.ts'
import { manyRows } from '#platform/database/query.ts'
import { causeInWords, invariant, isExpectedError } from '#platform/errors/errors.ts'
import { bookOutsideRefund } from '../refunds/public.ts'
import type { ComparisonDeps } from './books-deps.ts'
import { keepComparison, readCompared } from './comparison-store.ts'
import { nameDifferences } from './discrepancy-store.ts'
import {
  keepTransactions,
  listOutsideRefunds,
  listUnbookedOwnMoney,
  sumTransactions,
} from './provider-transaction-store.ts'

/** How far before the last comparison the list is read again: a transaction may be dated slightly in the past. */
const overlapSeconds = 3600
/** Once a day the comparison goes back further. */
const deepOverlapSeconds = 7 * 24 * 3600
const deepEverySeconds = 24 * 3600

/** How far one side may lag behind the other: events and pollers take minutes. */
const delaySeconds = 15 * 60

/**
 * Reads the provider's new transactions, books what is ours alone (its fees, the operator's own money), and compares
 * every transaction with the ledger, both ways, to the cent. A difference older than the usual delay becomes a
 * discrepancy. Besides what is ours, only refunds made at the dashboard are booked from here. Returns whether the
 * provider could be read. `isDeep` reads its whole list; `stop` ends it between two pages.
 */
export async function compareBooks(
  deps: ComparisonDeps,
  { isDeep = false, stop }: { isDeep?: boolean; stop?: AbortSignal | undefined } = {},
): Promise<boolean> {
  const { booksDatabase: db, clock } = deps
  const at = clock.now()
  const request = isDeep ? { since: null, isDeep } : await whereToStart(deps, at)
  try {
    const { balanceCents, listedCents } = await readProvider({ ...deps, stop }, request.since)
    await bookWhatIsOurs(deps)
    await bookOutsideRefunds(deps)
    await nameDifferences(deps.database, {
      found: await manyRows(db, differences),
      at,
      movedBefore: addSeconds(at, -delaySeconds),
    })
    const seen = { balanceCents, listedCents, isDeep: request.isDeep, failure: null }
    await keepComparison(db, { ...seen, at, comparedUntil: at })
    return true
  } catch (error) {
    if (!isExpectedError(error)) throw error
    const unseen = { comparedUntil: null, balanceCents: null, listedCents: null, isDeep: false }
    await keepComparison(db, { ...unseen, at, failure: causeInWords(error) })
    return false
  }
}

async function whereToStart(
  { booksDatabase }: ComparisonDeps,
  at: Date,
): Promise<{ since: Date | null; isDeep: boolean }> {
  const { until, deepAt } = await readCompared(booksDatabase)
  if (until === null) return { since: null, isDeep: true }
  const isDeep = deepAt === null || addSeconds(deepAt, deepEverySeconds) <= at
  return { since: addSeconds(until, isDeep ? -deepOverlapSeconds : -overlapSeconds), isDeep }
}

type Listing = ComparisonDeps & { readonly stop: AbortSignal | undefined }

/** The provider's balance, and the sum of its transactions; null if money moved in between. */
interface Seen {
  readonly balanceCents: Cents | null
  readonly listedCents: Cents | null
}

/** Stores the new part of the list, or all of it if the stored part does not add up to the balance. */
async function readProvider(deps: Listing, since: Date | null): Promise<Seen> {
  const seen = await readList(deps, since)
  const isComplete = seen.balanceCents === seen.listedCents
  return isComplete || since === null ? seen : await readList(deps, null)
}

async function readList(deps: Listing, since: Date | null): Promise<Seen> {
  const { provider, booksDatabase: db, stop } = deps
  const before = await totalBalance(deps)
  let after: string | null = null
  do {
    stop?.throwIfAborted()
    const page = await provider.listBalanceTransactions({ since, after })
    await keepTransactions(db, page.transactions)
    after = page.next
  } while (after !== null)
  const balanceCents = await totalBalance(deps)
  if (balanceCents !== before) return { balanceCents: null, listedCents: null }
  return { balanceCents, listedCents: await sumTransactions(db) }
}

async function totalBalance({ provider }: ComparisonDeps): Promise<Cents> {
  const { availableCents, pendingCents } = await provider.readBalance()
  return toCents(availableCents + pendingCents)
}

/** Books refunds whose event was lost; what exceeds a campaign's money stays a difference. */
async function bookOutsideRefunds(deps: ComparisonDeps): Promise<void> {
  for (const ref of await listOutsideRefunds(deps.booksDatabase)) {
    await bookOutsideRefund(deps, await deps.provider.retrieveRefund(ref))
  }
}

async function bookWhatIsOurs({ database, booksDatabase }: ComparisonDeps): Promise<void> {
  let unbooked = await listUnbookedOwnMoney(booksDatabase)
  while (unbooked.length > 0) {
    const booked = unbooked
    await database.transaction((tx) => bookOwnMoney(tx, booked))
    unbooked = await listUnbookedOwnMoney(booksDatabase)
    const isBooked = unbooked[0]?.transaction !== booked[0]?.transaction
    invariant(isBooked, `transaction ${booked[0]?.transaction} is booked and still listed`)
  }
}
