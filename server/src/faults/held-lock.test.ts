import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePartners } from '../testing/partners.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('a locked row is reported after three seconds, and nothing changes', async () => {
  const { brand, pendingId, liveId } = await makePartners(server)
  const holder = await server.database.db.pool.connect()
  await holder.query('BEGIN')
  await holder.query('SELECT FROM campaigns WHERE id = $1 FOR UPDATE', [liveId])
  const approve = () => server.call('POST', `/api/submissions/${pendingId}/approve`, { as: brand })
  const startedAt = Date.now()

  const refused = await approve()
  const waitedMs = Date.now() - startedAt
  await holder.query('ROLLBACK')
  holder.release()
  const approved = await approve()

  expect(refused.status).toBe(503)
  expect(refused.json.code).toBe('busy')
  expect(refused.headers.get('retry-after')).toBe('2')
  expect(waitedMs).toBeGreaterThan(2500)
  expect(waitedMs).toBeLessThan(6000)
  expect(approved.status).toBe(200)
})
