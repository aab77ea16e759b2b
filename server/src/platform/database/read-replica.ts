import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import type { Log } from '../log.ts'
import { type Metrics, noMetrics } from '../watch/metrics.ts'
import type { Database, DatabaseServer } from './database.ts'
import { type LagWatch, lookEverySeconds, watchLag } from './replica-lag.ts'

/** Reads that may lag behind. */
export interface ReadReplica extends Database {
  close(): Promise<void>
}

const avoidedMs = 30_000

/**
 * Stopped, starting, promoted, full or broken, or it holds a lock that its primary had and has not replayed the end of: the
 * next statement fails too.
 */
const unavailableStates = /^(08|53|55P03|57P0|58|XX)/

/** It cancelled the read to follow its primary, or does not know a table yet that the primary has. */
const behindStates = /^(40001|40P01|42P01|42703)$/

const ownWrites = new AsyncLocalStorage<true>()

/** Whatever `work` reads and waits for comes from the primary, because its caller has just written. */
export function readOwnWrites<T>(work: () => T): T {
  return ownWrites.run(true, work)
}

/**
 * A replica that is never worse than none: what it cannot answer, or would answer from more than ten seconds ago, the
 * primary does. After a failure that is not the statement's own, the replica is left alone for half a minute.
 */
export function createReadReplica(options: {
  replica: DatabaseServer
  primary: Database
  log: Log
  metrics?: Metrics
  now?: () => number
  lag?: LagWatch
}): ReadReplica {
  const { replica, primary, log, metrics = noMetrics, now = Date.now } = options
  const { lag = watchLag(options) } = options
  const readPrimary: ReadReplica['query'] = (statement) => {
    metrics.count('permille_db_replica_fallback_total')
    return primary.query(statement)
  }
  let avoidedUntil = 0
  let looking: NodeJS.Timeout | undefined
  const isAvoided = (): boolean => now() < avoidedUntil || lag.isLate()
  metrics.show('permille_db_replica_late', () =>
    looking === undefined ? [] : [{ value: Number(isAvoided()) }],
  )
  const startLooking = (): NodeJS.Timeout => {
    void lag.look()
    return setInterval(() => void lag.look(), lookEverySeconds * 1000).unref()
  }
  return {
    query: async (statement) => {
      looking ??= startLooking()
      if (ownWrites.getStore() === true) return await primary.query(statement)
      if (isAvoided()) return await readPrimary(statement)
      try {
        return await replica.query(statement)
      } catch (error) {
        const state = error instanceof pg.DatabaseError ? (error.code ?? '') : null
        const isUnavailable = state === null || unavailableStates.test(state)
        if (!isUnavailable && !behindStates.test(state)) throw error
        if (isUnavailable) {
          avoidedUntil = now() + avoidedMs
          log.warn({ err: error }, 'the read replica failed; the primary is read for 30 seconds')
        }
        return await readPrimary(statement)
      }
    },
    close: async () => {
      clearInterval(looking)
      await replica.close()
    },
  }
}
