import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type ConnectionPart, connectionName } from '../instance.ts'
import type { Log } from '../log.ts'

export interface KeptConnection {
  stop(): Promise<void>
}

const retryMs = 1000
const endWithinMs = 500

/** Keeps one connection open for the life of the process, reopened a second after it is lost. */
export function keepConnection(options: {
  connectionString: string
  part: ConnectionPart
  /** Its purpose, for the log. */
  purpose: string
  log: Log
  /** Runs on each new connection; a connection on which it fails is dropped. */
  begin: (client: pg.Client) => Promise<void>
  lost?: () => void
}): KeptConnection {
  const { connectionString, purpose, log } = options
  let current: pg.Client | undefined
  let isStopped = false
  const open = async (): Promise<void> => {
    const client = new pg.Client({
      connectionString,
      application_name: connectionName(options.part),
      connectionTimeoutMillis: 3000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    })
    current = client
    const lose = (): void => {
      if (current !== client) return
      current = undefined
      options.lost?.()
      client.end().catch(() => undefined)
      if (!isStopped) setTimeout(() => isStopped || void open(), retryMs).unref()
    }
    const fail = (error: unknown): void => {
      if (!isStopped) log.warn({ err: error, purpose }, 'a kept connection failed')
      lose()
    }
    client.on('error', fail)
    client.on('end', lose)
    try {
      await client.connect()
      await options.begin(client)
    } catch (error) {
      fail(error)
    }
  }
  void open()
  return {
    stop: async () => {
      isStopped = true
      // A connection that is being lost may never report its end.
      await Promise.race([current?.end(), sleep(endWithinMs, undefined, { ref: false })])
    },
  }
}
