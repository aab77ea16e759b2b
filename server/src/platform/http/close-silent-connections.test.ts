import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { startSampleApi } from './testing/sample-api.ts'

test('a stop does not wait for connections without a request', async () => {
  const api = await startSampleApi()
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = api.app.server.address() as AddressInfo
  const silent = connect(port, '127.0.0.1')
  await once(silent, 'connect')
  const ended = once(silent, 'close')

  await api.app.close()

  await ended
  expect(silent.destroyed).toBe(true)
}, 10_000)
