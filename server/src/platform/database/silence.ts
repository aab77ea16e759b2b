import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../log.ts'

/** A connection whose socket is known, so that it can be cut. */
export class CuttableClient extends pg.Client {
  readonly #socket: Socket

  constructor(config?: pg.ClientConfig) {
    const socket = new Socket()
    super({ ...config, stream: () => socket })
    this.#socket = socket
  }

  /** What waits for an answer fails at once, as if the connection had been lost. */
  cut(): void {
    this.#socket.destroy()
  }
}

const lookEveryMs = 200
const answerWithinMs = 800

export interface SilenceWatch {
  /** The server does not answer; nobody should wait for it. */
  isSilent(): boolean
  stop(): void
}

/**
 * A frozen or unreachable server keeps neither its own time limits nor anybody waiting for less than its
 * silence lasts. Once a connection was in use for a while, the server is asked for a sign of life; where none
 * comes, all connections in use are cut. A statement that merely takes long is left alone.
 */
export function watchSilence(options: {
  pool: pg.Pool
  connectionString: string
  /** At most this long a caller waits for a server that says nothing. */
  silenceMaxMs: number
  log: Log
}): SilenceWatch {
  const { pool, log } = options
  const patienceMs = options.silenceMaxMs - answerWithinMs - 2 * lookEveryMs
  const inUse = new Map<unknown, number>()
  const state = { isSilent: false, isAsking: false, heardAt: 0 }
  pool.on('acquire', (client) => inUse.set(client, Date.now()))
  pool.on('release', (_error, client) => inUse.delete(client))
  pool.on('remove', (client) => inUse.delete(client))
  const ask = async (): Promise<void> => {
    const isAlive = await givesSignOfLife(options.connectionString)
    if (isAlive) state.heardAt = Date.now()
    if (state.isSilent === !isAlive) return
    state.isSilent = !isAlive
    log[isAlive ? 'warn' : 'error'](
      isAlive ? 'the database answers again' : 'the database is silent',
    )
  }
  const look = async (): Promise<void> => {
    const waitingSince = Math.max(state.heardAt, Math.min(...inUse.values()))
    if (state.isAsking || (!state.isSilent && Date.now() - waitingSince < patienceMs)) return
    state.isAsking = true
    await ask()
    state.isAsking = false
    if (!state.isSilent) return
    for (const client of inUse.keys()) if (client instanceof CuttableClient) client.cut()
  }
  const timer = setInterval(() => void look(), lookEveryMs).unref()
  return { isSilent: () => state.isSilent, stop: () => clearInterval(timer) }
}

/** Any word counts, a refusal too. */
async function givesSignOfLife(connectionString: string): Promise<boolean> {
  const client = new CuttableClient({ connectionString })
  client.on('error', () => undefined)
  const spoke = client.connect().then(
    () => true,
    (error: unknown) => error instanceof pg.DatabaseError,
  )
  const isAlive = await Promise.race([spoke, hearNothing()])
  client.cut()
  return isAlive
}

/** A busy process may have received the answer and not read it yet. */
async function hearNothing(): Promise<false> {
  await sleep(answerWithinMs - 100)
  await sleep(100)
  return false
}
