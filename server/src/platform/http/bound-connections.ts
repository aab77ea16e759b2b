import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { callerAddress } from './gate/caller-address.ts'
import { createProxyTest, type TrustedProxies } from './gate/trusted-proxies.ts'

export interface ConnectionBounds {
  /** Connections of one peer that is no proxy. */
  readonly connectionsPerPeerMax: number
  /** Connections of one peer, proxy or not, that have not sent a whole request yet; a proxy sends it at once. */
  readonly waitingPerPeerMax: number
  /** Connections of all peers. */
  readonly waitingMax: number
  readonly firstByteMs: number
  /** A new connection may have received a request that nobody has read yet. */
  readonly graceMs: number
}

/** A browser has six connections, so the first is a large office. */
export const usualBounds: ConnectionBounds = {
  connectionsPerPeerMax: 512,
  waitingPerPeerMax: 256,
  waitingMax: 4000,
  firstByteMs: 5000,
  graceMs: 500,
}
/** Enough for ten thousand idle connections; more are refused so that they cannot exhaust memory. */
const connectionsMax = 12_000
const closeEveryMs = 100

interface Connection {
  readonly socket: Socket
  readonly peer: string
  readonly openedAtMs: number
}

/**
 * Keeps idle connections from shutting everyone out: few per peer, fewer without a request, a limit for all
 * peers, and five seconds for the first byte. The longest idle ones are closed first.
 */
export function boundConnections(
  server: Server,
  trustProxy: TrustedProxies,
  bounds = usualBounds,
): void {
  server.maxConnections = connectionsMax
  const isProxy = createProxyTest(trustProxy)
  const counts = new Map<string, number>()
  // In the order in which they were opened.
  const waiting = new Map<Socket, Connection>()
  let timer: NodeJS.Timeout | undefined

  const closeOverdue = (): void => {
    closeWaiting([...waiting.values()], bounds)
    if (waiting.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket
    const peer = callerAddress(remoteAddress)
    const count = (counts.get(peer) ?? 0) + 1
    if (count > bounds.connectionsPerPeerMax && !isProxy(remoteAddress)) {
      socket.destroy()
      return
    }
    counts.set(peer, count)
    waiting.set(socket, { socket, peer, openedAtMs: Date.now() })
    timer ??= setInterval(closeOverdue, closeEveryMs).unref()
    socket.once('close', () => {
      waiting.delete(socket)
      const left = (counts.get(peer) ?? 1) - 1
      if (left === 0) counts.delete(peer)
      else counts.set(peer, left)
    })
  })
  server.on('request', ({ socket }: IncomingMessage) => waiting.delete(socket))
}

/** `connections` in the order in which they were opened. */
function closeWaiting(connections: readonly Connection[], bounds: ConnectionBounds): void {
  const nowMs = Date.now()
  const counts = new Map<string, number>()
  for (const { peer } of connections) counts.set(peer, (counts.get(peer) ?? 0) + 1)
  let total = connections.length
  for (const { socket, peer, openedAtMs } of connections) {
    const ageMs = nowMs - openedAtMs
    if (ageMs < bounds.graceMs) return
    const count = counts.get(peer) ?? 0
    const isSilent = ageMs > bounds.firstByteMs && socket.bytesRead === 0
    const areMany = count > bounds.waitingPerPeerMax || total > bounds.waitingMax
    if (!areMany && !isSilent) continue
    counts.set(peer, count - 1)
    total -= 1
    socket.destroy()
  }
}
