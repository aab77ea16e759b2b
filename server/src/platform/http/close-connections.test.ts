import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { closeConnectionsOnStop } from './close-connections.ts'

/** `/slow` responds when `release` is called; `/stream` sends its headers at once and its body then. */
async function startSlowServer() {
  const app = fastify({ forceCloseConnections: 'idle', return503OnClosing: false })
  closeConnectionsOnStop(app)
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  app.get('/slow', async () => {
    await released
    return 'done'
  })
  app.get('/stream', (_request, reply) => {
    const body = new PassThrough()
    body.write('begun, ')
    void released.then(() => body.end('done'))
    return reply.send(body)
  })
  const stopping = new Promise<void>((resolve) => {
    app.addHook('preClose', async () => resolve())
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return { app, port, release, stopping }
}

async function openConnection(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

test('a stop does not wait for connections without a request', async () => {
  const { app, port } = await startSlowServer()
  const silent = await openConnection(port)
  const ended = once(silent, 'close')

  await app.close()

  await ended
  expect(silent.destroyed).toBe(true)
}, 10_000)

test.each([
  ['/slow', /^HTTP\/1\.1 200 .*connection: close.*done$/is],
  ['/stream', /^HTTP\/1\.1 200 .*begun, .*done/is],
])(
  'a stop closes the connection of a request to %s once its response is out',
  async (path, response) => {
    const { app, port, release, stopping } = await startSlowServer()
    const arrived = once(app.server, 'request')
    const socket = await openConnection(port)
    const received = text(socket)
    socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: keep-alive\r\n\r\n`)
    await arrived
    if (path === '/stream') await once(socket, 'readable')

    const closed = app.close()
    await stopping
    release()

    expect(await received).toMatch(response)
    await closed
  },
  10_000,
)
