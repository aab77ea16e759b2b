import type { UserId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import { run } from '../../platform/database/query.ts'
import { sql } from '../../platform/database/sql.ts'
import { sessionCookieName } from '../../platform/http/gate/session-cookie.ts'
import { newId } from '../../platform/ids.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { type Person, password, suspend } from '../../testing/test-users.ts'
import { hashToken } from '../accounts/sign-in/session.ts'
import { createNewsHub } from './news-hub.ts'
import { tell } from './tell-news.ts'

let server: TestServer
let isClosed = false
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  if (!isClosed) await server.close()
})

/** What the page of this person hears, event by event; undefined once the stream has ended. */
async function listen(as: Person) {
  const headers = { cookie: `${sessionCookieName(false)}=${as.token}` }
  const response = await fetch(`${server.url}/api/notifications/stream`, { headers })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    next: async () => (await reader?.read().catch(() => undefined))?.value,
  }
}

function tellPerson({ userId }: Person): Promise<void> {
  const words = { title: 'News', text: 'It happened.', path: '/earnings' }
  const news = { userId, key: newId(), kind: 'payout', ...words, at: new Date() } as const
  return server.database.db.transaction((tx) => tell(tx, [news], new Date()))
}

/** The first look only finds out where the news begin. */
const firstLook = () => new Promise((resolve) => setTimeout(resolve, 500))

test('an open page hears of its own news, and of nobody else’s', async () => {
  const [creator, stranger] = [await server.person('creator'), await server.person('creator')]
  const page = await listen(creator)
  const hello = await page.next()
  await firstLook()

  await tellPerson(stranger)
  await tellPerson(creator)

  expect(page).toMatchObject({ status: 200, type: 'text/event-stream' })
  expect(hello).toBe('event: alive\ndata: {}\n\n')
  expect(await page.next()).toBe('event: news\ndata: {"kinds":["payout"]}\n\n')
})

test('nobody listens without a session', async () => {
  const response = await fetch(`${server.url}/api/notifications/stream`)

  expect(response.status).toBe(401)
})

test('one person has ten streams; an eleventh ends the first', async () => {
  const creator = await server.person('creator')
  const ten: Awaited<ReturnType<typeof listen>>[] = []
  for (let n = 0; n < 10; n += 1) ten.push(await listen(creator))
  await Promise.all(ten.map(({ next }) => next()))
  await firstLook()

  await tellPerson(creator)
  const heardByTen = await Promise.all(ten.map(({ next }) => next()))
  await listen(creator)
  await tellPerson(creator)
  const heardThen = await Promise.all(ten.map(({ next }) => next()))

  const news = 'event: news\ndata: {"kinds":["payout"]}\n\n'
  expect(heardByTen).toEqual(ten.map(() => news))
  expect(heardThen).toEqual([undefined, ...ten.slice(1).map(() => news)])
})

test('one address has five hundred streams, whoever listens; this machine has as many as it likes', async () => {
  const hub = createNewsHub(server.database.db, systemClock)
  const sessionHash = hashToken((await server.person('creator')).token)
  const end = new AbortController()
  const open = async (address: string) => {
    const audience = { userId: newId<UserId>(), sessionHash, address }
    const events = hub.eventsFor(audience, end.signal)[Symbol.asyncIterator]()
    await events.next()
    return events
  }
  const openAll = (address: string) => Promise.all(Array.from({ length: 500 }, () => open(address)))
  const [ofOffice, ofProxy] = [await openAll('203.0.113.7'), await openAll('127.0.0.1')]

  const oneMore = [await open('203.0.113.7'), await open('127.0.0.1')]
  const oldest = await ofOffice[0]?.next()
  const others = [ofOffice[1], ofProxy[0], ...oneMore].map((events) => events?.next())
  const first = await Promise.race([
    ...others,
    new Promise((done) => setTimeout(done, 300, 'open')),
  ])
  end.abort()

  expect(oldest?.done).toBe(true)
  expect(first).toBe('open')
})

/** How long the stream goes on, in milliseconds. */
async function endOf(page: Awaited<ReturnType<typeof listen>>, since: number): Promise<number> {
  while ((await page.next()) !== undefined);
  return Date.now() - since
}

const confirmPassword = (as: Person) =>
  server.call('POST', '/api/auth/confirm', { as, body: { password } })
const signOut = (as: Person) => server.call('POST', '/api/auth/logout', { as })
const inDatabase = (statement: ReturnType<typeof sql>) => run(server.database.db, statement)

test.each([
  ['is signed out', signOut],
  [
    'is signed out by another process',
    ({ userId }: Person) => inDatabase(sql`DELETE FROM sessions WHERE user_id = ${userId}`),
  ],
  [
    'expires',
    ({ userId }: Person) =>
      inDatabase(sql`UPDATE sessions SET expires_at = now() WHERE user_id = ${userId}`),
  ],
  ['is continued under a new token', confirmPassword],
  [
    'belongs to someone who is suspended',
    ({ userId }: Person) => suspend(server.database.db, userId),
  ],
] as const)('a stream ends at the next look once its session %s', async (_, end) => {
  const creator = await server.person('creator')
  const other = await server.person('creator')
  const [page, others] = [await listen(creator), await listen(other)]
  await Promise.all([page.next(), others.next()])

  await end(creator)

  expect(await endOf(page, Date.now())).toBeLessThan(2000)
  await firstLook()
  await tellPerson(other)
  expect(await others.next()).toContain('event: news')
})

test('streams end with the server', async () => {
  const page = await listen(await server.person('creator'))
  await page.next()

  isClosed = true
  await server.close()

  expect(await page.next()).toBeUndefined()
})
