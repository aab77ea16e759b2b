import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { callPlatform } from './platform-http.ts'

let server: Server | undefined
afterEach(() => server?.close())

/** A server that closes `closings` connections without a response, then responds. */
async function givenClosings(closings: number): Promise<{ url: URL; calls: () => number }> {
  let calls = 0
  server = createServer((request, response) => {
    calls += 1
    if (calls <= closings) request.socket.destroy()
    else response.setHeader('content-type', 'application/json').end('{"ok":true}')
  })
  const listening = server
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  const { port } = listening.address() as AddressInfo
  return { url: new URL(`http://127.0.0.1:${port}/`), calls: () => calls }
}

test('a read whose connection was closed is retried once', async () => {
  const { url, calls } = await givenClosings(1)

  const response = await callPlatform('youtube', { url })

  expect(response.body).toEqual({ ok: true })
  expect(calls()).toBe(2)
})

test('a second closed connection is an outage', async () => {
  const { url, calls } = await givenClosings(2)

  await expect(callPlatform('youtube', { url })).rejects.toMatchObject({
    code: 'platform-unavailable',
  })
  expect(calls()).toBe(2)
})

test('a form is never sent twice, because it may use up a token', async () => {
  const { url, calls } = await givenClosings(1)

  await expect(callPlatform('tiktok', { url, form: { code: 'once' } })).rejects.toMatchObject({
    code: 'platform-unavailable',
  })
  expect(calls()).toBe(1)
})

test('a redirect is an outage, so that no key follows a platform’s redirect', async () => {
  const visited: (string | undefined)[] = []
  server = createServer((request, response) => {
    visited.push(request.url)
    response.writeHead(302, { location: '/elsewhere' }).end()
  })
  const listening = server
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  const { port } = listening.address() as AddressInfo
  const url = new URL(`http://127.0.0.1:${port}/`)

  const calls = [{ url }, { url, form: { code: 'once' } }].map(
    (request) => () => callPlatform('tiktok', request),
  )

  for (const call of calls) await expect(call).rejects.toThrow()
  expect(visited).toEqual(['/', '/'])
})
