import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { startTestServer, type TestServer } from '#testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('a dashboard link, which opens without a password, is stored under no key', async () => {
  const as = await server.person('creator')
  const linked = await server.call('POST', '/api/stripe/connect/account-link', {
    as,
    body: { country: 'US' },
  })
  await fetch(JSON.parse(linked.text).url, { method: 'POST', redirect: 'manual' })
  const key = newId()

  const opened = await server.call('POST', '/api/stripe/connect/dashboard-link', {
    as,
    headers: { 'idempotency-key': key },
  })

  expect([opened.status, JSON.parse(opened.text).url]).toEqual([200, expect.any(String)])
  const { rowCount } = await server.database.db.pool.query(
    'SELECT FROM idempotency_keys WHERE key = $1',
    [key],
  )
  expect(rowCount).toBe(0)
})
