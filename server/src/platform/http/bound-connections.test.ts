import { EventEmitter } from 'node:events'
import { request, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { boundConnections, usualBounds } from './bound-connections.ts'
import type { TrustedProxies } from './gate/trusted-proxies.ts'
import { type SampleApi, startSampleApi } from './testing/sample-api.ts'

let api: SampleApi
let app: FastifyInstance
let port: number

const bounds = {
  ...usualBounds,
  waitingPerPeerMax: 64,
  waitingMax: 128,
  firstByteMs: 1000,
  graceMs: 200,
}

beforeAll(async () => {
  api = await startSampleApi()
  app = api.build({ connectionBounds: bounds })
  await app.listen({ port: 0, host: '0.0.0.0' })
  port = (app.server.address() as AddressInfo).port
})

afterAll(async () => {
  await app.close()
  await api.close()
})

/** A connection that says nothing, unless it is told to. */
async function openConnection(localAddress: string): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  socket.on('error', () => undefined)
  await new Promise((resolve) => socket.once('connect', resolve).once('close', resolve))
  return socket
}

function askFrom(localAddress: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(
      { port, host: '127.0.0.1', localAddress, path: '/api/open', agent: false },
      (response) => {
        response.resume()
        resolve(response.statusCode)
      },
    )
      .on('error', reject)
      .end()
  })
}

const openOf = (sockets: readonly Socket[]) => sockets.filter(({ destroyed }) => !destroyed).length

describe('silent connections', () => {
  it('delay no one’s response, at their own address or another', async () => {
    const silent: Socket[] = []
    const answers: Promise<number | undefined>[] = []
    for (let round = 0; round < 6; round += 1) {
      silent.push(
        ...(await Promise.all(Array.from({ length: 100 }, () => openConnection('127.0.0.1')))),
      )
      answers.push(askFrom('127.0.0.2'), askFrom('127.0.0.1'))
    }

    const statuses = await Promise.all(answers)
    await sleep(2 * bounds.graceMs)
    const left = openOf(silent)
    for (const socket of silent) socket.destroy()

    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(left).toBeLessThanOrEqual(bounds.waitingPerPeerMax)
  })

  it('are limited overall, from however many addresses they come', async () => {
    const addresses = Array.from({ length: 200 }, (_, index) => `127.0.1.${index + 1}`)
    const silent = await Promise.all(addresses.map(openConnection))

    await sleep(2 * bounds.graceMs)
    const left = openOf(silent)
    for (const socket of silent) socket.destroy()

    expect(left).toBeLessThanOrEqual(bounds.waitingMax)
  })

  it('are closed once the first byte is overdue, and not before; those with a request are not', async () => {
    const openedAt = Date.now()
    const [silent, talking] = [await openConnection('127.0.0.3'), await openConnection('127.0.0.3')]
    talking.write('GET /api/open HTTP/1.1\r\nHost: localhost\r\n\r\n')
    talking.resume()

    await new Promise((resolve) => silent.resume().once('close', resolve))
    const lastedMs = Date.now() - openedAt
    await sleep(200)
    const isTalkingClosed = talking.destroyed
    talking.destroy()

    expect(lastedMs).toBeGreaterThanOrEqual(bounds.firstByteMs)
    expect(isTalkingClosed).toBe(false)
  })

  it('have five seconds, and 256 per peer and 4,000 overall may wait, unless a test overrides it', () => {
    const usual = { firstByteMs: 5000, waitingPerPeerMax: 256, waitingMax: 4000 }
    expect(usualBounds).toMatchObject(usual)
  })
})

class FakeSocket extends EventEmitter {
  readonly bytesRead = 1
  isOpen = true
  readonly remoteAddress: string
  constructor(remoteAddress: string) {
    super()
    this.remoteAddress = remoteAddress
  }
  destroy(): void {
    this.isOpen = false
    this.emit('close')
  }
}

/** How many of this many connections, each of which asks something, are kept. */
function keptOf(peer: string, count: number, trustProxy: TrustedProxies): number {
  const server = new EventEmitter() as Server
  boundConnections(server, trustProxy)
  const sockets = Array.from({ length: count }, () => new FakeSocket(peer))
  for (const socket of sockets) {
    server.emit('connection', socket)
    server.emit('request', { socket })
  }
  return sockets.filter(({ isOpen }) => isOpen).length
}

describe('one peer', () => {
  it.each<[string, string, TrustedProxies, number]>([
    ['an address', '203.0.113.7', 0, 512],
    ['an address in front of which no proxy is named', '203.0.113.7', ['10.0.0.0/8'], 512],
    ['a network of IPv6', '2001:db8::7', ['10.0.0.0/8'], 512],
    ['a proxy by its network', '10.1.2.3', ['10.0.0.0/8'], 2000],
    ['a proxy by its address', '::ffff:10.1.2.3', ['10.1.2.3'], 2000],
    ['a proxy by its number', '203.0.113.7', 1, 2000],
    ['this machine', '127.0.0.1', 0, 2000],
    ['this machine by IPv6', '::1', [], 2000],
  ])('has as many connections as allowed: %s', (_name, peer, trustProxy, kept) => {
    expect(keptOf(peer, 2000, trustProxy)).toBe(kept)
  })

  it('has room again for each connection that it closes', () => {
    const server = new EventEmitter() as Server
    boundConnections(server, 0)
    const open = () => {
      const socket = new FakeSocket('203.0.113.7')
      server.emit('connection', socket)
      return socket
    }
    const sockets = Array.from({ length: 512 }, open)

    const refused = open()
    sockets[0]?.destroy()
    const accepted = open()

    expect([refused.isOpen, accepted.isOpen]).toEqual([false, true])
  })
})
