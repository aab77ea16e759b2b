import { once } from 'node:events'
import { connect } from 'node:net'
import { type Measured, measureLoad } from './compare.ts'

export interface LoadRequest {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

interface Load {
  readonly url: string
  readonly requests: readonly LoadRequest[]
  readonly expectedStatus: number
}

const connectionsMax = 32
const warmUpMs = 500

/**
 * Counts responses over some seconds; the connections divide the requests among themselves and start over.
 */
export async function measureRate(load: Load, seconds: number): Promise<Measured> {
  // Compiled and connected first: what a server does once is no part of a call.
  await shoot(load, performance.now() + warmUpMs)
  return await measureLoad(() => shoot(load, performance.now() + seconds * 1000))
}

/** Sends each request exactly once. */
export async function measureOnce(load: Load): Promise<Measured> {
  return await measureLoad(() => shoot(load, null))
}

/**
 * Returns how many got the expected response. Written on sockets, because a client for any server takes longer over a
 * response than the product over a cached list.
 */
async function shoot({ url, requests, expectedStatus }: Load, endsAt: number | null) {
  const { hostname, port, host } = new URL(url)
  const texts = requests.map((request) => textOf(request, host))
  const connections = Math.min(connectionsMax, texts.length)
  const counts = Array.from({ length: connections }, async (_, number) => {
    const own = texts.filter((_text, index) => index % connections === number)
    const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    await once(socket, 'connect')
    let count = 0
    await new Promise<void>((resolve, reject) => {
      let received = Buffer.alloc(0)
      const next = () => {
        const isOver = endsAt === null ? count === own.length : performance.now() >= endsAt
        if (isOver) resolve()
        else socket.write(own[count % own.length] ?? '')
      }
      socket.on('data', (part) => {
        received = received.length === 0 ? part : Buffer.concat([received, part])
        const status = statusOfWhole(received)
        if (status === undefined) return
        if (status !== expectedStatus) return reject(new Error(`${url}: ${received.toString()}`))
        received = Buffer.alloc(0)
        count += 1
        next()
      })
      socket.once('error', reject)
      socket.once('close', () => reject(new Error(`${url} closed a connection`)))
      next()
    }).finally(() => socket.destroy())
    return count
  })
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
}

function textOf({ method, path, headers, body }: LoadRequest, host: string): string {
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
  const lines = Object.entries({ host, ...headers, ...length }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body ?? ''}`
}

/** Undefined until all of the response is there. */
function statusOfWhole(received: Buffer): number | undefined {
  const headEnd = received.indexOf('\r\n\r\n')
  if (headEnd === -1) return undefined
  const head = received.toString('latin1', 0, headEnd)
  const status = Number(head.slice(9, 12))
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(head) ?? []
  const isWhole =
    length === undefined
      ? status === 304 || received.toString('latin1', received.length - 5) === '0\r\n\r\n'
      : received.length >= headEnd + 4 + Number(length)
  return isWhole ? status : undefined
}
