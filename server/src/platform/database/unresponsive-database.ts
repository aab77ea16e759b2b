import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../log.ts'

/** A connection with access to its socket, so that it can be cut. */
export class CuttableClient extends pg.Client {
  readonly #socket: Socket

  constructor(config?: pg.ClientConfig) {
    const socket = new Socket()
    super({ ...config, stream: () => socket })
    this.#socket = socket
  }

  /** Writes everything sent until the end of this tick in one go. */
  sendTogether(): void {
    this.#socket.cork()
    process.nextTick(() => this.#socket.uncork())
  }

  /** Fails everything waiting for a response at once, as if the connection had been lost. */
  cut(): void {
    this.#socket.destroy()
  }
}

const probeEveryMs = 200
const respondWithinMs = 800

export interface UnresponsiveWatch {
  /** Whether the server has stopped responding, so that nothing should wait for it. */
  isSilent(): boolean
  stop(): void
}

/**
 * A frozen or unreachable server enforces none of its own timeouts, and would keep callers waiting as long as
 * it stays silent. Once a connection has been in use for a while, the server is probed; without a sign of
 * life, all connections in use are cut. A statement that merely takes long is left alone.
 */
export function watchUnresponsive(options: {
  pool: pg.Pool
  connectionString: string
  /** How long a caller waits at most for a silent server. */
  silenceMaxMs: number
  log: Log
}): UnresponsiveWatch {
  const { pool, log } = options
  const patienceMs = options.silenceMaxMs - respondWithinMs - 2 * probeEveryMs
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
      isAlive ? 'the database responds again' : 'the database is silent',
    )
  }
  const probe = async (): Promise<void> => {
    const waitingSince = Math.max(state.heardAt, Math.min(...inUse.values()))
    if (state.isAsking || (!state.isSilent && Date.now() - waitingSince < patienceMs)) return
    state.isAsking = true
    await ask()
    state.isAsking = false
    if (!state.isSilent) return
    for (const client of inUse.keys()) if (client instanceof CuttableClient) client.cut()
  }
  const timer = setInterval(() => void probe(), probeEveryMs).unref()
  return { isSilent: () => state.isSilent, stop: () => clearInterval(timer) }
}

/** Any response counts, a refusal too. */
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

/** A busy process may have received the response without having read it yet. */
async function hearNothing(): Promise<false> {
  await sleep(respondWithinMs - 100)
  await sleep(100)
  return false
}
