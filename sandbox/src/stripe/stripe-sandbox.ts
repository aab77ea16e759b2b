import type Stripe from 'stripe'
import type { World } from '../world.ts'
import type { AccountBalance } from './balance/account-balance.ts'
import { Balances } from './balance/balances.ts'
import { WebhookEndpoints } from './endpoints/webhook-endpoints.ts'
import { Deliveries } from './events/deliveries.ts'
import { LaterQueue } from './events/later-queue.ts'
import { openTables, type Tables } from './tables.ts'

/** The API request in progress; events name it. */
export interface Cause {
  readonly requestId: string | null
  readonly idempotencyKey: string | null
}

/** All of Stripe's state, and its two queues: webhooks to send and delayed changes. */
export interface StripeSandbox {
  readonly world: World
  readonly tables: Tables
  readonly balances: Balances
  /** The platform's own. */
  readonly balance: AccountBalance
  readonly endpoints: WebhookEndpoints
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
  const tables = openTables(world.store)
  const balances = new Balances(world)
  const endpoints = new WebhookEndpoints(world, apiVersion)
  return {
    world,
    tables,
    balances,
    balance: balances.of(null),
    endpoints,
    deliveries: new Deliveries(world, endpoints),
    later: new LaterQueue(world),
    cause: noCause,
  }
}
