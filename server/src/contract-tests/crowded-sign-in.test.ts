import type { UserId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { exactlyOne } from '../platform/database/query.ts'
import { sql } from '../platform/database/sql.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { nextAddress, password } from '../testing/test-users.ts'

vi.setConfig({ testTimeout: 120_000 })

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ REGISTRATIONS_PER_HOUR: '1000' })
})

afterAll(() => server.close())

const crowd = 60

async function emailOf({ userId }: { userId: UserId }): Promise<string> {
  const { email } = await exactlyOne(
    server.database.db,
    sql<{ email: string }>`SELECT email FROM users WHERE id = ${userId}`,
  )
  return email
}

/** How many of the crowd were answered before another caller who arrived after them all. */
async function answeredBefore(crowded: (index: number) => Promise<{ status: number }>) {
  const email = await emailOf(await server.person('creator'))
  const signIn = (address: string) =>
    server.call('POST', '/api/auth/login', {
      body: { email, password },
      headers: { 'x-forwarded-for': address },
    })
  await signIn(nextAddress())
  let answered = 0
  const all = Array.from({ length: crowd }, async (_, index) => {
    const { status } = await crowded(index)
    if (status < 300 || status === 401) answered += 1
  })
  await new Promise((resolve) => setTimeout(resolve, 50))
  const { status } = await signIn(nextAddress())
  const before = answered
  await Promise.all(all)
  return { status, share: before / Math.max(1, answered), answered }
}

it('does not queue a sign-in behind all registrations from one address', async () => {
  const headers = { 'x-forwarded-for': nextAddress() }

  const { status, share, answered } = await answeredBefore((index) =>
    server.call('POST', '/api/auth/register', {
      headers,
      body: { email: `crowd${index}@permille.test`, password, displayName: 'Crowd' },
    }),
  )

  expect(status).toBe(200)
  expect(answered).toBe(crowd)
  expect(share).toBeLessThan(0.6)
})

it('returns 503 to a crowd beyond the queue’s limit, and never to anyone else', async () => {
  const headers = { 'x-forwarded-for': nextAddress() }
  const register = (index: number) =>
    server.call('POST', '/api/auth/register', {
      headers,
      body: { email: `mob${index}@permille.test`, password, displayName: 'Mob' },
    })
  const email = await emailOf(await server.person('creator'))

  const mob = Array.from({ length: 150 }, (_, index) => register(index))
  const signedIn = await server.call('POST', '/api/auth/login', {
    body: { email, password },
    headers: { 'x-forwarded-for': nextAddress() },
  })
  const replies = await Promise.all(mob)

  const refused = replies.filter(({ status }) => status === 503)
  expect(signedIn.status).toBe(200)
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201, 503]))
  expect(refused.every(({ headers: sent }) => sent.get('retry-after') === '2')).toBe(true)
})
