import pg from 'pg'
import type { Log } from '../log.ts'
import { type Metrics, noMetrics } from '../watch/metrics.ts'
import type { Database, DatabaseServer } from './database.ts'

/** Reads that may lag behind. */
export interface ReadReplica extends Database {
  close(): Promise<void>
}

const avoidedMs = 30_000

/** Stopped, starting, promoted, or full: the next statement fails too. */
const unavailableStates = /^(08|53|57P0)/

/** It cancelled the read to follow its primary, or does not know a table yet that the primary has. */
const behindStates = /^(40001|42P01|42703)$/

/**
 * A replica that is never worse than none: what it cannot answer, the primary does. After a failure that is not the
 * statement's own, the replica is left alone for half a minute.
 */
export function createReadReplica(options: {
  replica: DatabaseServer
  primary: Database
  log: Log
  metrics?: Metrics
  now?: () => number
}): ReadReplica {
  const { replica, primary, log, metrics = noMetrics, now = Date.now } = options
  const readPrimary: ReadReplica['query'] = (statement) => {
    metrics.count('permille_db_replica_fallback_total')
    return primary.query(statement)
  }
  let avoidedUntil = 0
  return {
    query: async (statement) => {
      if (now() < avoidedUntil) return await readPrimary(statement)
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
    close: () => replica.close(),
  }
}
