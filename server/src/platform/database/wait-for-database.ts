import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { connectionName } from '../instance.ts'
import type { Log } from '../log.ts'

const triesMax = 60
const pauseMs = 500

/** A wrong user or password does not correct itself. */
const refusals = ['28000', '28P01']

/** Waits half a minute for PostgreSQL to let us in, longer if it does not respond; then throws its last error. */
export async function waitForDatabase(connectionString: string, log: Log): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const client = new pg.Client({
      connectionString,
      application_name: connectionName('start'),
      connectionTimeoutMillis: 3000,
    })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      const isRefused = error instanceof pg.DatabaseError && refusals.includes(error.code ?? '')
      if (isRefused || tries === triesMax) throw error
      if (tries === 1) log.warn({ err: error }, 'waiting for the database')
      await sleep(pauseMs)
    }
  }
}
