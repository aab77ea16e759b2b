import pg from 'pg'
import type { Log } from '../log.ts'
import { type KeptConnection, keepConnection } from './keep-connection.ts'

/** Says whether something was changed, by any process, since it was last read. */
export interface ChangeSignal {
  /**
   * Differs from an earlier answer once a change has been committed; undefined while nobody can
   * say, and then nothing may be reused.
   */
  version(): number | undefined
  stop(): Promise<void>
}

/** Listens to a channel that triggers notify. It connects with the first question. */
export function followChanges(options: {
  connectionString: string
  channel: string
  log: Log
}): ChangeSignal {
  const { connectionString, channel, log } = options
  const state = { version: 0, isListening: false }
  let connection: KeptConnection | undefined
  const listen = (): KeptConnection =>
    keepConnection({
      connectionString,
      log,
      purpose: `changes of ${channel}`,
      begin: async (client) => {
        client.on('notification', () => {
          state.version += 1
        })
        await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
        // What changed while nobody listened is not known.
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
