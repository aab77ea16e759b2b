import type Stripe from 'stripe'
import type { World } from '../world.ts'
import { BalanceBook } from './balance/balance-book.ts'
import { type Books, openBooks } from './books.ts'
import { Deliveries } from './events/deliveries.ts'
import { LaterQueue } from './events/later-queue.ts'

/** The API request in progress; events name it. */
export interface Cause {
  readonly requestId: string | null
  readonly idempotencyKey: string | null
}

/** All of Stripe's state, and its two queues: webhooks to send and delayed changes. */
export interface StripeSandbox {
  readonly world: World
  readonly books: Books
  readonly balance: BalanceBook
  readonly deliveries: Deliveries
  readonly later: LaterQueue
  /** Set by the runner for the duration of one call, which is synchronous. */
  cause: Cause
}

export const noCause: Cause = { requestId: null, idempotencyKey: null }

/**
 * The version of every response and event (the SDK whose types this sandbox uses pins the same).
 */
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
