import { setTimeout as sleep } from 'node:timers/promises'
import { newId } from '../ids.ts'
import type { Log } from '../log.ts'
import { DatabaseSilent } from './database.ts'
import { keepConnection } from './keep-connection.ts'
import { type Statement, sql } from './sql.ts'

/**
 * Shows the database that this process is alive, so that a dead process's jobs and leases can be released at once.
 */
export interface WorkerLock {
  readonly name: string
  /** Resolves while the database knows this process is alive; rejects when it has not for a while. */
  held(): Promise<void>
  stop(): Promise<void>
}

const lockWithinMs = 3000

/**
 * Holds a named lock in its own session, which ends with the process, however that ends.
 * PostgreSQL notices a silent machine within half a minute.
 */
export function keepWorkerLock(options: {
  connectionString: string
  log: Log
  name?: string
}): WorkerLock {
  const { connectionString, log, name = newId() } = options
  let isHeld = false
  const { stop } = keepConnection({
    connectionString,
    log,
    part: 'presence',
    purpose: `presence of ${name}`,
    begin: async (client) => {
      await client.query(`SET tcp_keepalives_idle = 10`)
      await client.query(`SET tcp_keepalives_interval = 5`)
      await client.query(`SET tcp_keepalives_count = 4`)
      await client.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [name])
      isHeld = true
    },
    lost: () => {
      isHeld = false
    },
  })
  const held = async (): Promise<void> => {
    for (let waitedMs = 0; !isHeld; waitedMs += 50) {
      if (waitedMs > lockWithinMs) throw new DatabaseSilent()
      await sleep(50)
    }
  }
  return { name, held, stop }
}

/** SQL condition: the lock of this name (a text expression) is not held. */
export function isGone(name: Statement<unknown>): Statement<never> {
  return sql<never>`pg_try_advisory_xact_lock_shared(hashtextextended(${name}, 0))`
}
