import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exactlyOne, manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { giveConsent } from '#testing/test-sandbox.ts'
import { startTestServer, type TestServer } from '#testing/test-server.ts'
import { makeNewCreator } from '#testing/test-users.ts'
import { finishAuthorization } from '../authorize/finish-authorization.ts'
import { startAuthorization } from '../authorize/start-authorization.ts'

/** The sandbox sends its notices to this server, as the platforms do. */
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function connect(platform: 'tiktok' | 'instagram', username: string): Promise<string> {
  const { parts } = server.wiring
  const creator = await makeNewCreator(parts.database)
  const browser = { ...creator, platform, sessionHash: randomBytes(32) }
  const returned = await giveConsent(await startAuthorization(parts, browser), { username })
  return finishAuthorization(parts, { ...browser, ...returned })
}

interface Stored {
  readonly username: string
  readonly reconnectReason: string | null
  readonly hasTokens: boolean
  readonly isRemoved: boolean
}

function stored(accountId: string): Promise<Stored> {
  return exactlyOne(
    server.database.db,
    sql<Stored>`SELECT username, reconnect_reason, access_token IS NOT NULL AS has_tokens,
        removed_at IS NOT NULL AS is_removed FROM social_accounts WHERE id = ${accountId}`,
  )
}

test.each(['tiktok', 'instagram'] as const)(
  'a creator who removes the app at %s has to reconnect, and no one else does',
  async (platform) => {
    const [gone, other] = [await connect(platform, 'gone.c'), await connect(platform, 'other.c')]

    await server.sandbox.revokeGrant({ platform, username: 'gone.c' })

    expect(await stored(gone)).toMatchObject({ reconnectReason: 'expired', isRemoved: false })
    expect(await stored(other)).toMatchObject({ reconnectReason: null })
  },
)

test('Meta’s request erases Instagram’s data, and its code shows that', async () => {
  const accountId = await connect('instagram', 'erase.me')

  const { app } = await server.sandbox.eraseData({ username: 'erase.me' })

  expect(await stored(accountId)).toEqual({
    username: 'deleted',
    reconnectReason: 'expired',
    hasTokens: false,
    isRemoved: true,
  })
  expect(app.url).toBe(`${server.url}/data-deletion/${app.confirmation_code}`)
  const { json } = await server.call('GET', `/api/data-deletions/${app.confirmation_code}`)
  expect(json).toEqual({
    platform: 'instagram',
    accountsCount: 1,
    erasedAt: expect.stringMatching(/^\d{4}-/),
  })
  const jobs = await manyRows(
    server.database.db,
    sql`SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = 'accounts-erased'`,
  )
  expect(jobs).toHaveLength(1)
})

test('an unissued code is not found', async () => {
  const response = await fetch(`${server.url}/api/data-deletions/none`)

  expect(response.status).toBe(404)
})

test.each([
  ['tiktok/webhook', { 'tiktok-signature': 't=1,s=00' }, '{"event":"authorization.removed"}'],
  ['tiktok/webhook', {}, '{}'],
  ['auth/instagram/deauthorize', {}, 'signed_request=aaaa.eyJ1c2VyX2lkIjoiMSJ9'],
  ['auth/instagram/delete-data', {}, 'nothing=1'],
])('an unsigned notice to %s is refused', async (path, headers, body) => {
  const response = await fetch(`${server.url}/api/${path}`, { method: 'POST', headers, body })

  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ code: 'signature-invalid' })
})

test('a notice older than the current grant changes nothing', async () => {
  const accountId = await connect('tiktok', 'back.c')
  await server.sandbox.setSettings({ clockOffsetSeconds: -3600 })

  await server.sandbox.revokeGrant({ platform: 'tiktok', username: 'back.c' })
  await server.sandbox.setSettings({ clockOffsetSeconds: 0 })

  expect(await stored(accountId)).toMatchObject({ reconnectReason: null })
})
