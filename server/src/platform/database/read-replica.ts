import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import type { Log } from '../log.ts'
import type { Database, DatabaseServer } from './database.ts'
import { type LagWatch, lookEverySeconds, watchLag } from './replica-lag.ts'

/** Reads that may lag behind. */
export interface ReadReplica extends Database {
  close(): Promise<void>
}

const avoidedMs = 30_000

/** Stopped, starting, promoted, or full: the next statement fails too. */
const unavailableStates = /^(08|53|57P0)/

/** It cancelled the read to follow its primary, or does not know a table yet that the primary has. */
const behindStates = /^(40001|42P01|42703)$/

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
  now?: () => number
  lag?: LagWatch
}): ReadReplica {
  const { replica, primary, log, now = Date.now, lag = watchLag(options) } = options
  let avoidedUntil = 0
  const isAvoided = (): boolean =>
    now() < avoidedUntil || lag.isLate() || ownWrites.getStore() === true
  let looking: NodeJS.Timeout | undefined
  const startLooking = (): NodeJS.Timeout => {
    void lag.look()
    return setInterval(() => void lag.look(), lookEverySeconds * 1000).unref()
  }
  return {
    query: async (statement) => {
      looking ??= startLooking()
      if (isAvoided()) return await primary.query(statement)
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
        return await primary.query(statement)
      }
    },
    close: async () => {
      clearInterval(looking)
      await replica.close()
    },
  }
}
