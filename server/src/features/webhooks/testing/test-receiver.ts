import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook as Verifier } from 'standardwebhooks'

export interface Received {
  readonly path: string
  readonly headers: Record<string, string>
  readonly body: string
  /** When it arrived. */
  readonly at: number
}

export const none: Received = { path: '', headers: {}, body: '', at: 0 }

/** Throws unless it is signed with the secret, a short while ago in real time. */
export function verify({ body, headers }: Received, secret: string): unknown {
  return new Verifier(secret).verify(body, headers)
}

export type Answer = (response: ServerResponse, received: Received) => void

/** A receiver of webhooks on loopback; each path is an endpoint of its own, which says 204 unless told otherwise. */
export interface TestReceiver {
  readonly url: (path: string) => string
  readonly received: (path: string) => Received[]
  /** What this path answers from now on. */
  answer(path: string, answer: Answer): void
  /** The most requests that this path had open at a time. */
  readonly most: (path: string) => number
  close(): Promise<void>
}

export const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(code, headers).end()
  }

export async function startReceiver(): Promise<TestReceiver> {
  const all: Received[] = []
  const answers = new Map<string, Answer>()
  const open = new Map<string, number>()
  const most = new Map<string, number>()
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    const count = (open.get(path) ?? 0) + 1
    open.set(path, count)
    most.set(path, Math.max(count, most.get(path) ?? 0))
    response.once('close', () => open.set(path, (open.get(path) ?? 1) - 1))
    void read(request).then((body) => {
      const headers = request.headers as Record<string, string>
      const received = { path, headers, body, at: Date.now() }
      all.push(received)
      const answer = answers.get(path) ?? status(204)
      answer(response, received)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: (path) => `http://127.0.0.1:${port}${path}`,
    received: (path) => all.filter((each) => each.path === path),
    answer: (path, answer) => answers.set(path, answer),
    most: (path) => most.get(path) ?? 0,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function read(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}
