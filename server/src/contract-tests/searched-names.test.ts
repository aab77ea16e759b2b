import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from '../platform/database/query.ts'
import { sql } from '../platform/database/sql.ts'
import { makePartners, type Partners } from '../testing/partners.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let partners: Partners

beforeAll(async () => {
  server = await startTestServer()
  partners = await makePartners(server)
  const { db } = server.database
  await run(
    db,
    sql`UPDATE users SET display_name = 'Rene\u0301e abcde'
      WHERE id = (SELECT user_id FROM creators WHERE handle = ${partners.handle})`,
  )
  await run(db, sql`UPDATE campaigns SET name = 'Cafe\u0301 brûlé' WHERE id = ${partners.liveId}`)
})
afterAll(() => server.close())

test.each(['Café', 'cafe', 'CAFE BRULE', 'Cafe\u0301'])(
  'Explore finds a campaign by %s',
  async (words) => {
    const path = `/api/campaigns?status=live&search=${encodeURIComponent(words)}`

    const { json } = await server.call('GET', path, { as: partners.creator })

    expect(json.map(({ id }: { id: string }) => id)).toEqual([partners.liveId])
  },
)

test.each(['Renée', 'Rene\u0301e', 'renee abcde', 'RENÉE'])(
  'a brand finds a post by %s of its creator',
  async (words) => {
    const path = `/api/brand/submissions?search=${encodeURIComponent(words)}`

    const { json } = await server.call('GET', path, { as: partners.brand })

    expect(json.length).toBeGreaterThan(0)
  },
)
