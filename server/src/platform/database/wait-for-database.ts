import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const triesMax = 60
const pauseMs = 500

/** Waits up to half a minute for PostgreSQL to respond, then throws its last error. */
export async function waitForDatabase(connectionString: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 3000 })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (tries === triesMax) throw error
      await sleep(pauseMs)
    }
  }
}
