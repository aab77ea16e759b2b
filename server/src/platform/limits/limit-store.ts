import type { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '../database/database.ts'
import { manyRows, run } from '../database/query.ts'
import { type Statement, sql } from '../database/sql.ts'
import { lazyPackage } from '../lazy-package.ts'

/** Not from the package's index, which loads the limiters of every other store: 5 MB. */
const postgresLimiter = lazyPackage<typeof RateLimiterPostgres>(
  'rate-limiter-flexible/lib/RateLimiterPostgres.js',
)
const limiterRefusal = lazyPackage<typeof RateLimiterRes>(
  'rate-limiter-flexible/lib/RateLimiterRes.js',
)

/** A window of time, counted in the database for every process; it starts at its first use. */
export interface CountedWindow {
  /** Names what is limited, and for whom. */
  readonly key: string
  readonly windowSeconds: number
}

export interface Counted {
  /** Over the limit; nothing was counted. */
  readonly isRefused: boolean
  /** The window's count including this use. */
  readonly used: number
  readonly endsInMs: number
}

/** Counts a use if the window has room for its whole cost. In a transaction it counts once that commits. */
export async function countInLimit(
  db: Database,
  window: CountedWindow,
  { max, cost }: { readonly max: number; readonly cost: number },
): Promise<Counted> {
  const limiter = limiterOf(db, window, max)
  try {
    const { consumedPoints: used, msBeforeNext } = await limiter.consume(window.key, cost)
    return { isRefused: false, used, endsInMs: msBeforeNext }
  } catch (refusal) {
    if (!(refusal instanceof limiterRefusal())) throw refusal
    await giveBack(db, window, cost)
    return { isRefused: true, used: refusal.consumedPoints, endsInMs: refusal.msBeforeNext }
  }
}

/**
 * Counts the uses whose windows have room for their whole cost, in one statement, and returns their keys. Only for windows
 * whose key says when they began: one that has ended is not started again.
 */
export async function countWhereRoom(
  db: Database,
  uses: readonly (CountedWindow & { readonly max: number; readonly cost: number })[],
): Promise<ReadonlySet<string>> {
  const keys = uses.map(({ key }) => key)
  const maxes = uses.map(({ max }) => max)
  const ends = uses.map(({ windowSeconds }) => Date.now() + windowSeconds * 1000)
  // In one order, so that two callers never wait for each other.
  const counted = await manyRows(
    db,
    sql<{ key: string }>`INSERT INTO limit_counts AS l (key, points, expire)
      SELECT key, cost, expire
      FROM unnest(${keys}::text[], ${uses.map(({ cost }) => cost)}::int[], ${maxes}::float[], ${ends}::bigint[])
        AS use (key, cost, max, expire)
      WHERE cost <= max ORDER BY key
      ON CONFLICT (key) DO UPDATE SET points = l.points + excluded.points
        WHERE l.points + excluded.points <=
          (SELECT max FROM unnest(${keys}::text[], ${maxes}::float[]) AS use (key, max) WHERE key = l.key)
      RETURNING key`,
  )
  return new Set(counted.map(({ key }) => key))
}

export async function countedIn(db: Database, window: CountedWindow): Promise<number> {
  const counted = await limiterOf(db, window).get(window.key)
  return counted?.consumedPoints ?? 0
}

/** Subtracts nothing if the window has ended since, or holds less than that. */
export async function giveBack(db: Database, window: CountedWindow, cost: number): Promise<void> {
  const limiter = limiterOf(db, window)
  const { consumedPoints } = await limiter.reward(window.key, cost)
  if (consumedPoints < 0) await limiter.penalty(window.key, -consumedPoints)
}

export async function deleteWindowsEndedBefore(db: Database, instant: Date): Promise<void> {
  await run(db, sql`DELETE FROM limit_counts WHERE expire < ${instant.getTime()}`)
}

/** Created per call, so that it counts in the caller's transaction; that costs next to nothing. */
function limiterOf(db: Database, { windowSeconds }: CountedWindow, max = 0): RateLimiterPostgres {
  const Limiter = postgresLimiter()
  return new Limiter({
    storeClient: clientOf(db),
    storeType: 'client',
    keyPrefix: '',
    tableName: 'limit_counts',
    tableCreated: true,
    clearExpiredByTimeout: false,
    points: max,
    duration: windowSeconds,
  })
}

/** Poses as a client of `pg` for the library: its statements run where ours do. */
function clientOf(db: Database) {
  return { query: (statement: object) => db.query(statement as Statement<unknown>) }
}
