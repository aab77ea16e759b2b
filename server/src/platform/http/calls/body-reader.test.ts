import { type ClientRequest, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Rejected } from '#platform/errors/errors.ts'
import { type SampleApi, startSampleApi } from '../testing/sample-api.ts'
import { rawRoute } from './raw-route.ts'

let api: SampleApi
let app: FastifyInstance
let port: number

/** Two slots, one per address; a body must start with an A. */
const upload = rawRoute({
  name: 'uploadFile',
  method: 'PUT',
  path: '/api/files',
  summary: 'A file',
  access: 'public',
  refusals: ['not-an-image', 'too-many-uploads'],
  success: { type: 'application/json', description: 'Received' },
  needsOwnOrigin: false,
  bodyMaxBytes: 100_000,
  largeBodies: {
    atOnce: 2,
    atOncePerAddress: 1,
    checkStart: (bytes) => {
      if (bytes[0] !== 65) throw new Rejected('not-an-image', 'This is no file')
    },
  },
  handle: async (call) => ({ status: 200, json: { bytes: call.body.length } }),
})

beforeAll(async () => {
  api = await startSampleApi()
  app = api.build({ routes: [upload], trustProxy: 1 })
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})

const open: ClientRequest[] = []

afterAll(async () => {
  for (const sent of open) sent.destroy()
  await app.close()
  await api.close()
})

interface Sending {
  readonly sent: ClientRequest
  readonly answer: Promise<{ status: number; text: string; retryAfter: string | undefined }>
}

/** Sends `first` and leaves the rest open, unless `length` says it is complete. */
function send(from: string, first: Buffer, length = 50_000): Sending {
  const headers = { 'x-forwarded-for': from, 'content-length': length, 'content-type': 'x/y' }
  const sent = request({ port, host: '127.0.0.1', method: 'PUT', path: '/api/files', headers })
  const answer = new Promise<Awaited<Sending['answer']>>((resolve, reject) => {
    // Requests left open at the end of the file fail then, unawaited.
    sent.on('error', (error) => (sent.destroyed ? undefined : reject(error)))
    sent.on('response', (response) => {
      let text = ''
      response.on('data', (chunk) => {
        text += chunk
      })
      response.on('end', () => {
        const retryAfter = response.headers['retry-after']
        resolve({ status: response.statusCode ?? 0, text, retryAfter })
      })
    })
  })
  open.push(sent)
  sent.write(first)
  return { sent, answer }
}

const start = Buffer.alloc(20, 65)

it('reads a body in chunks, and refuses an empty or invalid one at once', async () => {
  const good = send('1.1.1.1', start, 40)
  good.sent.end(start)
  const wrong = send('1.1.1.2', Buffer.alloc(20, 66))

  expect(await good.answer).toMatchObject({ status: 200, text: '{"bytes":40}' })
  // The rest never arrived: the response did not wait for it.
  expect(await wrong.answer).toMatchObject({ status: 422 })
  const empty = send('1.1.1.3', Buffer.alloc(0), 0)
  empty.sent.end()
  expect((await empty.answer).status).not.toBe(200)
})

it('refuses a body declared too large, and one that grows too large', async () => {
  const said = send('1.1.2.1', start, 100_001)

  expect((await said.answer).status).toBe(413)
})

it('has a limited number of slots, of which each address gets a share', async () => {
  const first = send('2.1.1.1', start)
  await new Promise((resolve) => setTimeout(resolve, 100))
  const same = await send('2.1.1.1', start).answer
  const second = send('2.1.1.2', start)
  await new Promise((resolve) => setTimeout(resolve, 100))
  const third = await send('2.1.1.3', start).answer
  first.sent.end(Buffer.alloc(49_980, 65))
  const finished = await first.answer
  second.sent.destroy()
  await new Promise((resolve) => setTimeout(resolve, 200))
  const later = send('2.1.1.3', start, 20)
  later.sent.end()

  expect([same.status, third.status, finished.status]).toEqual([503, 503, 200])
  expect(third.retryAfter).toBe('2')
  expect((await later.answer).status).toBe(200)
})
