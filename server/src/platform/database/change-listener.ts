import pg from 'pg'
import type { Log } from '../log.ts'
import { type KeptConnection, keepConnection } from './keep-connection.ts'

/** Tells whether any process has changed something since the last read. */
export interface ChangeListener {
  /**
   * Differs from an earlier value once a change has been committed; undefined while unknown, and
   * then nothing may be reused.
   */
  version(): number | undefined
  stop(): Promise<void>
}

/** Listens to a channel that triggers notify. Connects at the first call. */
export function followChanges(options: {
  connectionString: string
  channel: string
  log: Log
}): ChangeListener {
  const { connectionString, channel, log } = options
  const state = { version: 0, isListening: false }
  let connection: KeptConnection | undefined
  const listen = (): KeptConnection =>
    keepConnection({
      connectionString,
      log,
      part: 'signal',
      purpose: `changes of ${channel}`,
      begin: async (client) => {
        client.on('notification', () => {
          state.version += 1
        })
        await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
        // Changes made while the listener was disconnected are unknown.
        state.version += 1
        state.isListening = true
      },
      lost: () => {
        state.isListening = false
      },
    })
  return {
    version: () => {
      connection ??= listen()
      return state.isListening ? state.version : undefined
    },
    stop: async () => {
      await connection?.stop()
    },
  }
}
