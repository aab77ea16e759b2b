import type Stripe from 'stripe'
import type { World } from '../world.ts'
import { BalanceBook } from './balance/balance-book.ts'
import { type Books, openBooks } from './books.ts'
import { Deliveries } from './events/deliveries.ts'
import { LaterQueue } from './events/later-queue.ts'

/** The API request that is being worked on; events name it. */
export interface Cause {
  readonly requestId: string | null
  readonly idempotencyKey: string | null
}

/** All of Stripe's state, and the two clocks beside it: webhooks to send, changes still to come. */
export interface StripeSandbox {
  readonly world: World
  readonly books: Books
  readonly balance: BalanceBook
  readonly deliveries: Deliveries
  readonly later: LaterQueue
  /** Set by the runner for the synchronous length of one call. */
  cause: Cause
}

export const noCause: Cause = { requestId: null, idempotencyKey: null }

/** The version every answer and event speaks (the SDK this sandbox is typed by pins the same). */
export const apiVersion = '2026-10-28.endive' satisfies Stripe.LatestApiVersion

export function openStripeSandbox(world: World): StripeSandbox {
  const books = openBooks(world.store)
  return {
    world,
    books,
    balance: new BalanceBook(books.balanceTransactions, () => world.nowSeconds()),
    deliveries: new Deliveries(world),
    later: new LaterQueue(world),
    cause: noCause,
  }
}
