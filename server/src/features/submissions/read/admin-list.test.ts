import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { makePartners, type Partners } from '#testing/partners.ts'
import { startTestServer, type TestServer } from '#testing/test-server.ts'
import type { Person } from '#testing/test-users.ts'

let server: TestServer
let risky: Partners
let overdue: Partners
let admin: Person

beforeAll(async () => {
  server = await startTestServer()
  risky = await makePartners(server)
  overdue = await makePartners(server)
  admin = await server.person('admin')
  const { db } = server.database
  await run(
    db,
    sql`UPDATE submissions SET risks = '{strange}', risk_codes = '{burst}' WHERE id = ${risky.pendingId}`,
  )
  await run(
    db,
    sql`UPDATE submissions SET auto_approves_at = now() - interval '1 hour', needs_admin = true
      WHERE id = ${overdue.pendingId}`,
  )
})
afterAll(() => server.close())

async function idsIn(query: string): Promise<string[]> {
  const { json } = await server.call('GET', `/api/admin/submissions?${query}`, { as: admin })
  return json.map(({ id }: { id: string }) => id)
}

test('each queue contains what its name says, next deadline first', async () => {
  expect(await idsIn('queue=risk')).toEqual([risky.pendingId])
  expect(await idsIn('queue=overdue')).toEqual([overdue.pendingId])
  expect(await idsIn('queue=pending')).toEqual([overdue.pendingId, risky.pendingId])
})

test('a queue is narrowed to a signal, and each signal has its count', async () => {
  const signals = () => server.call('GET', '/api/admin/risk-signals', { as: admin })

  expect(await idsIn('queue=pending&risk=burst')).toEqual([risky.pendingId])
  expect(await idsIn('queue=risk&risk=drop')).toEqual([])
  expect(await idsIn('queue=pending&risk=none')).toEqual([overdue.pendingId])
  expect((await signals()).json).toEqual([{ code: 'burst', postCount: 1 }])
})

test('the full list has every status and brand, newest first', async () => {
  const ids = await idsIn('queue=all')

  expect(ids.toSorted()).toEqual(
    [risky, overdue].flatMap((s) => [s.pendingId, s.approvedId, s.rejectedId]).toSorted(),
  )
})

test('a queue’s pages continue without a gap', async () => {
  const first = await server.call('GET', '/api/admin/submissions?queue=pending&limit=1', {
    as: admin,
  })
  const next = first.headers.get('link')?.match(/<(.*)>/)?.[1] ?? ''
  const second = await server.call('GET', next, { as: admin })

  expect([first.json[0].id, second.json[0].id]).toEqual([overdue.pendingId, risky.pendingId])
  expect(second.headers.get('link')).toBeNull()
})

test('one creator’s posts are found by id and by handle', async () => {
  const own = [risky.pendingId, risky.approvedId, risky.rejectedId].toSorted()

  expect((await idsIn(`creatorId=${risky.creatorId}`)).toSorted()).toEqual(own)
  expect((await idsIn(`search=${risky.handle}`)).toSorted()).toEqual(own)
  expect(await idsIn(`creatorId=${risky.creatorId}&platform=tiktok`)).toEqual([])
})

test('an admin decides for any brand, and the audit log records who', async () => {
  const { pendingId } = overdue

  const decision = await server.call('POST', `/api/submissions/${pendingId}/approve`, { as: admin })

  expect(decision.json).toEqual({ id: pendingId, status: 'approved', approvalFinalAt: null })
  expect(await idsIn('queue=overdue')).toEqual([])
  const { rows } = await server.database.db.pool.query(
    'SELECT actor_kind, actor_user_id FROM audit_log WHERE object_id = $1',
    [pendingId],
  )
  expect(rows).toEqual([{ actor_kind: 'admin', actor_user_id: admin.userId }])
})
