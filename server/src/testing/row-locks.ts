import type { Database, DatabaseServer, Transaction } from '../platform/database/database.ts'
import { manyRows, run } from '../platform/database/query.ts'
import { type Statement, sql } from '../platform/database/sql.ts'
import { until } from './until.ts'

const tables = {
  campaign: sql<never>`campaigns`,
  creator: sql<never>`creators`,
  funding: sql<never>`campaign_funding`,
  payout: sql<never>`payouts`,
  submission: sql<never>`submissions`,
} as const satisfies Record<string, Statement<never>>

/** Whether another transaction would have to wait before it changes this row. */
export async function isLocked(
  db: Database,
  kind: keyof typeof tables,
  id: string,
): Promise<boolean> {
  const free = sql`SELECT 1 FROM ${tables[kind]} WHERE id = ${id} FOR NO KEY UPDATE SKIP LOCKED`
  return (await manyRows(db, free)).length === 0
}

/**
 * Starts `second` while `first` is in its transaction, lets it run until it waits for the first one, and
 * returns how it ended.
 */
export async function runWhile<T>(
  db: DatabaseServer,
  first: (tx: Transaction) => Promise<void>,
  second: () => Promise<T>,
): Promise<PromiseSettledResult<T>> {
  const started = await db.transaction(async (tx) => {
    await first(tx)
    const settled = Promise.allSettled([second()])
    await until('the second waits for the first', () => isWaiting(db), 5)
    return { settled }
  })
  const [result] = await started.settled
  return result
}

/**
 * Holds a row until all of these wait for it, each having come after the one before, and returns how they
 * ended: they get the row in this order.
 */
export async function lineUp<T>(
  db: DatabaseServer,
  row: { readonly kind: keyof typeof tables; readonly id: string },
  contenders: readonly (() => Promise<T>)[],
): Promise<PromiseSettledResult<T>[]> {
  const started = await db.transaction(async (tx) => {
    await run(tx, sql`SELECT FROM ${tables[row.kind]} WHERE id = ${row.id} FOR UPDATE`)
    const settled: Promise<PromiseSettledResult<T>[]>[] = []
    for (const contender of contenders) {
      settled.push(Promise.allSettled([contender()]))
      await until('one more waits', async () => (await countWaiting(db)) === settled.length, 5)
    }
    return { settled }
  })
  return (await Promise.all(started.settled)).flat()
}

export async function isWaiting(db: Database): Promise<boolean> {
  return (await countWaiting(db)) > 0
}

async function countWaiting(db: Database): Promise<number> {
  const waiting = sql`SELECT 1 FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`
  return (await manyRows(db, waiting)).length
}
