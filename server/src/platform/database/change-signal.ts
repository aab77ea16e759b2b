import pg from 'pg'
import type { Log } from '../log.ts'

/** Says whether something was changed, by any process, since it was last read. */
export interface ChangeSignal {
  /**
   * Differs from an earlier answer once a change has been committed; undefined while nobody can
   * say, and then nothing may be reused.
   */
  version(): number | undefined
  stop(): Promise<void>
}

const retryMs = 1000

/** Listens to a channel that triggers notify. It connects with the first question. */
export function followChanges(options: {
  connectionString: string
  channel: string
  log: Log
}): ChangeSignal {
  const { connectionString, channel, log } = options
  const state = { version: 0, isListening: false, isStarted: false, isStopped: false }
  let client: pg.Client | undefined
  const listen = async (): Promise<void> => {
    const connection = new pg.Client({ connectionString, keepAlive: true })
    client = connection
    const lose = (): void => {
      if (client !== connection) return
      client = undefined
      state.isListening = false
      if (!state.isStopped) setTimeout(start, retryMs).unref()
    }
    connection.on('error', (error) => {
      log.warn({ err: error, channel }, 'the connection for changes failed')
      lose()
    })
    connection.on('end', lose)
    connection.on('notification', () => {
      state.version += 1
    })
    await connection.connect()
    await connection.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
    // What changed while nobody listened is not known.
    state.version += 1
    state.isListening = client === connection
  }
  const start = (): void => {
    listen().catch((error: unknown) => log.warn({ err: error, channel }, 'changes are not heard'))
  }
  return {
    version: () => {
      if (!state.isStarted) {
        state.isStarted = true
        start()
      }
      return state.isListening ? state.version : undefined
    },
    stop: async () => {
      state.isStopped = true
      await client?.end()
    },
  }
}
