import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SampleApi, startSampleApi } from '../testing/sample-api.ts'

let api: SampleApi

beforeAll(async () => {
  api = await startSampleApi()
})

afterAll(() => api.close())

const given = '01890A5D-AC96-774B-BCCE-B302099A8057'

it.each([
  ['the proxy in front', 1, '192.0.2.7', given, true],
  ['a proxy of the list', ['10.0.0.0/8'], '10.1.2.3', given, true],
  ['a stranger beside the list', ['10.0.0.0/8'], '192.0.2.7', given, false],
  ['a client without a proxy', 0, '127.0.0.1', given, false],
  ['the proxy in front, which sends a text', 1, '192.0.2.7', 'forged\u00e9; line', false],
] as const)('keeps the id of a trusted proxy only: %s', async (...row) => {
  const [, trustProxy, remoteAddress, id, isKept] = row
  const app = api.build({ trustProxy })

  const { headers } = await app.inject({
    url: '/api/open',
    remoteAddress,
    headers: { 'x-request-id': id },
  })
  await app.close()

  expect(headers['x-request-id'] === id.toLowerCase()).toBe(isKept)
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
})
