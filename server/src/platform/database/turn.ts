import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Log } from '../log.ts'
import { type KeptConnection, keepConnection } from './keep-connection.ts'

/** Work that one process does for all of them. */
export interface Turn {
  /** Connects at the first call. Never waits for another process; once it is ours, it stays so until the connection ends. */
  isOurs(): Promise<boolean>
  stop(): Promise<void>
}

const connectWithinMs = 3000

/** A named lock in a session of its own, which ends with the process; the next to ask then takes it. */
export function keepTurn(options: { connectionString: string; log: Log; name: string }): Turn {
  let client: pg.Client | undefined
  let isOurs = false
  let connection: KeptConnection | undefined
  const connect = async (): Promise<void> => {
    const begun = new Promise<void>((resolve) => {
      connection = keepConnection({
        ...options,
        part: 'presence',
        purpose: `the turn to ${options.name}`,
        begin: async (opened) => {
          client = opened
          resolve()
        },
        lost: () => {
          client = undefined
          isOurs = false
        },
      })
    })
    await Promise.race([begun, sleep(connectWithinMs, undefined, { ref: false })])
  }
  return {
    isOurs: async () => {
      if (connection === undefined) await connect()
      if (isOurs || client === undefined) return isOurs
      const asked = client
      const { rows } = await asked.query<{ isOurs: boolean }>(
        'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS "isOurs"',
        [options.name],
      )
      // A connection that was lost meanwhile holds nothing.
      isOurs = asked === client && rows[0]?.isOurs === true
      return isOurs
    },
    stop: async () => {
      await connection?.stop()
    },
  }
}
