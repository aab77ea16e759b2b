import { afterAll, beforeAll, expect, test } from 'vitest'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { makePartners, type Partners } from '#testing/partners.ts'
import { startTestServer, type TestServer } from '#testing/test-server.ts'
import type { Person } from '#testing/test-users.ts'

let server: TestServer
let partners: Partners
let admin: Person

beforeAll(async () => {
  server = await startTestServer()
  partners = await makePartners(server)
  admin = await server.person('admin')
})
afterAll(() => server.close())

const path = () => `/api/submissions/${partners.pendingId}/notes`

async function textsFor(as: Person): Promise<string[]> {
  const { json } = await server.call('GET', path(), { as })
  return json.map(({ text }: { text: string }) => text)
}

test('each side reads its own notes, with author and time', async () => {
  const write = (as: Person, text: string) => server.call('POST', path(), { as, body: { text } })

  await write(partners.brand, 'Ask for the label next time.')
  await write(partners.brand, ' The second half is better. ')
  await write(admin, 'Watch this creator.')

  expect(await textsFor(partners.brand)).toEqual([
    'The second half is better.',
    'Ask for the label next time.',
  ])
  expect(await textsFor(admin)).toEqual(['Watch this creator.'])
  const { json } = await server.call('GET', path(), { as: admin })
  expect(json[0]).toEqual({
    id: expect.any(String),
    authorName: expect.any(String),
    text: 'Watch this creator.',
    createdAt: expect.any(String),
  })
})

test('a creator reads no note, neither in the list nor with the post', async () => {
  const text = 'A word that nobody else would write: zyzzyva.'
  await server.call('POST', path(), { as: partners.brand, body: { text } })

  const list = await server.call('GET', path(), { as: partners.creator })
  const post = await server.call('GET', `/api/creator/submissions/${partners.pendingId}`, {
    as: partners.creator,
  })

  expect(list.status).toBe(403)
  expect(post.status).toBe(200)
  expect(JSON.stringify(post.json)).not.toContain('zyzzyva')
})

test('the audit log records who wrote a note, but not its text', async () => {
  await server.call('POST', path(), { as: partners.brand, body: { text: 'Between us.' } })

  const rows = await manyRows(
    server.database.db,
    sql<{ line: string }>`SELECT to_jsonb(a)::text AS line FROM audit_log a
      WHERE action = 'submission.note'`,
  )

  expect(rows.length).toBeGreaterThan(0)
  expect(rows.map(({ line }) => line).join()).not.toContain('Between us.')
  expect(rows.at(-1)?.line).toContain(partners.pendingId)
})

test('an empty or overlong note is refused', async () => {
  const statusOf = async (text: string) =>
    (await server.call('POST', path(), { as: admin, body: { text } })).status

  expect([await statusOf('  '), await statusOf('a'.repeat(2001))]).toEqual([400, 400])
})
