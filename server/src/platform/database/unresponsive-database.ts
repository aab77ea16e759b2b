import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { connectionName } from '../instance.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../watch/metrics.ts'

/** A connection with access to its socket, so that it can be cut. */
export class CuttableClient extends pg.Client {
  readonly #socket: Socket
  #isTogether = false
  /** When anything last arrived. */
  heardAt = 0

  constructor(config?: pg.ClientConfig) {
    const socket = new Socket()
    super({ ...config, stream: () => socket })
    this.#socket = socket
    socket.on('data', () => {
      this.heardAt = Date.now()
    })
  }

  /** Writes everything sent until the end of this tick in one go: each write is a call of the system. */
  sendTogether(): void {
    if (this.#isTogether) return
    this.#isTogether = true
    this.#socket.cork()
    process.nextTick(() => {
      this.#isTogether = false
      this.#socket.uncork()
    })
  }

  /** Fails everything waiting for a response at once, as if the connection had been lost. */
  cut(): void {
    this.#socket.destroy()
  }
}

const probeEveryMs = 200
const respondWithinMs = 800
const probesMax = 2

export interface UnresponsiveWatch {
  /** Whether the server has stopped responding, so that nothing should wait for it. */
  isSilent(): boolean
  /** Cuts all connections in use. */
  cut(): void
  stop(): void
}

/**
 * A frozen or unreachable server enforces none of its own timeouts, and would keep callers waiting as long as
 * it stays silent. Once a connection has been in use for a while and nothing arrived on any, the server is probed; after
 * two probes without a sign of life, all connections in use are cut. A statement that merely takes long is left alone,
 * and a busy machine is not a silent server: there, others still receive something, and probes that this process was too
 * busy to hear count for nothing.
 */
export function watchUnresponsive(options: {
  pool: pg.Pool
  connectionString: string
  /** How long a caller waits at most for a silent server. */
  silenceMaxMs: number
  metrics: Metrics
  log: Log
}): UnresponsiveWatch {
  const { pool, log } = options
  const patienceMs = options.silenceMaxMs - probesMax * (respondWithinMs + probeEveryMs)
  const open = new Set<unknown>()
  const inUse = new Map<unknown, number>()
  const state = { isSilent: false, isAsking: false, heardAt: 0, unheard: 0 }
  pool.on('connect', (client) => open.add(client))
  pool.on('acquire', (client) => inUse.set(client, Date.now()))
  pool.on('release', (_error, client) => inUse.delete(client))
  pool.on('remove', (client) => {
    inUse.delete(client)
    open.delete(client)
  })
  const waitsSince = (): number => {
    const heardAt = [...open].map((each) => (each instanceof CuttableClient ? each.heardAt : 0))
    return Math.max(state.heardAt, ...heardAt, Math.min(...inUse.values()))
  }
  const ask = async (): Promise<void> => {
    const heard = await probeServer(options.connectionString)
    if (heard === 'unknown') return
    const isAlive = heard === 'alive'
    if (isAlive) state.heardAt = Date.now()
    state.unheard = isAlive ? 0 : state.unheard + 1
    const isSilent = state.unheard >= probesMax
    if (state.isSilent === isSilent) return
    state.isSilent = isSilent
    if (isSilent) options.metrics.count('permille_db_silent_total')
    log[isSilent ? 'error' : 'warn'](
      isSilent ? 'the database is silent' : 'the database responds again',
    )
  }
  const watch = async (): Promise<void> => {
    if (state.isAsking) return
    if (!state.isSilent && Date.now() - waitsSince() < patienceMs) {
      state.unheard = 0
      return
    }
    state.isAsking = true
    await ask()
    state.isAsking = false
    if (state.isSilent) cut()
  }
  const cut = (): void => {
    for (const client of inUse.keys()) if (client instanceof CuttableClient) client.cut()
  }
  const timer = setInterval(() => void watch(), probeEveryMs).unref()
  return { isSilent: () => state.isSilent, cut, stop: () => clearInterval(timer) }
}

type Heard = 'alive' | 'silent' | 'unknown'

/** Any response counts, a refusal too. Unknown if this process was too busy to hear one in time. */
async function probeServer(connectionString: string): Promise<Heard> {
  const client = new CuttableClient({
    connectionString,
    application_name: connectionName('probe'),
  })
  client.on('error', () => undefined)
  const spoke = client.connect().then(
    (): Heard => 'alive',
    (error: unknown): Heard => (error instanceof pg.DatabaseError ? 'alive' : 'silent'),
  )
  const heard = await Promise.race([spoke, waitInVain()])
  client.cut()
  return heard
}

/** In two parts: a busy process may have received the response without having read it yet. */
async function waitInVain(): Promise<Heard> {
  const startedAt = Date.now()
  await sleep(respondWithinMs - 100)
  await sleep(100)
  const isLate = Date.now() - startedAt > respondWithinMs * 1.25
  return isLate ? 'unknown' : 'silent'
}
