import type { UserId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashToken } from '#features/accounts/sign-in/session.ts'
import { systemClock } from '#platform/clock.ts'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { sessionCookieName } from '#platform/http/gate/session-cookie.ts'
import { newId } from '#platform/ids.ts'
import { startTestServer, type TestServer } from '#testing/test-server.ts'
import { type Person, password, suspend } from '#testing/test-users.ts'
import { notify } from '../testing/notify.ts'
import { createStreamHub, type StreamHub } from './stream-hub.ts'

let server: TestServer
let hub: StreamHub
const end = new AbortController()
beforeAll(async () => {
  server = await startTestServer()
  hub = createStreamHub(server.database.db, systemClock, { lookMs: 50, sessionsLookMs: 50 })
  const resident = await server.person('creator')
  await Promise.all([(await listen(resident)).next(), (await listenTo(hub, resident)).next()])
  // The first look only finds out where the news begin; a page that stays keeps them looking.
  await new Promise((resolve) => setTimeout(resolve, 500))
})
afterAll(async () => {
  end.abort()
  await server.close()
})

const id = expect.stringMatching(/^\d+\.\d+$/)

/** The name, data and id of each event. */
function eventsIn(text: string | undefined) {
  return (text ?? '')
    .split('\n\n')
    .filter((each) => each !== '' && !each.startsWith('retry: '))
    .map((each) => {
      const [, name, data, id] = /^event: (\w+)\ndata: (.*)\nid: (.*)$/.exec(each) ?? []
      return { name, data: JSON.parse(data ?? 'null') as unknown, id }
    })
}
const alive = [{ name: 'alive', data: {}, id }]
const payoutNotifications = [{ name: 'news', data: { kinds: ['payout'] }, id }]

interface Page {
  /** Undefined once the stream has ended. */
  next(): Promise<string | undefined>
}

/** What a hub tells the page of this person, event by event. */
async function listenTo(
  from: StreamHub,
  { userId, token }: Person,
  address = '127.0.0.1',
): Promise<Page> {
  const audience = { userId, sessionHash: hashToken(token), address }
  const events = from.eventsFor(audience, end.signal)[Symbol.asyncIterator]()
  return {
    next: async () => {
      const { done, value } = await events.next()
      return done === true ? undefined : value
    },
  }
}

/** What comes next beside signs of life; undefined once the stream has ended. */
async function nextNews(page: Page | undefined): Promise<string | undefined> {
  const text = await page?.next()
  return eventsIn(text)[0]?.name === 'alive' ? await nextNews(page) : text
}

/** What the page of this person hears through the server. */
async function listen(as: Person, url = server.url) {
  const headers = { cookie: `${sessionCookieName(false)}=${as.token}` }
  const response = await fetch(`${url}/api/notifications/stream`, { headers })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    next: async () => (await reader?.read().catch(() => undefined))?.value,
  }
}

function notifyPerson({ userId }: Person): Promise<void> {
  const words = { title: 'News', text: 'It happened.', path: '/earnings' }
  const notifications = { userId, key: newId(), kind: 'payout', ...words, at: new Date() } as const
  return server.database.db.transaction((tx) => notify(tx, [notifications], new Date()))
}

test('an open page receives its own notifications, and no one else’s', async () => {
  const [creator, stranger] = [await server.person('creator'), await server.person('creator')]
  const page = await listen(creator)
  const hello = await page.next()

  await notifyPerson(stranger)
  await notifyPerson(creator)

  expect(page).toMatchObject({ status: 200, type: 'text/event-stream' })
  expect(eventsIn(hello)).toEqual(alive)
  expect(eventsIn(await page.next())).toEqual(payoutNotifications)
})

test('no one can subscribe without a session', async () => {
  const response = await fetch(`${server.url}/api/notifications/stream`)

  expect(response.status).toBe(401)
})

test('one person has ten streams; an eleventh ends the first', async () => {
  const creator = await server.person('creator')
  const ten: Page[] = []
  for (let n = 0; n < 10; n += 1) ten.push(await listenTo(hub, creator))
  await Promise.all(ten.map(({ next }) => next()))

  await notifyPerson(creator)
  const heardByTen = await Promise.all(ten.map(({ next }) => next()))
  await (await listenTo(hub, creator)).next()
  await notifyPerson(creator)
  const heardThen = await Promise.all(ten.map(({ next }) => next()))

  expect(heardByTen.map(eventsIn)).toEqual(ten.map(() => payoutNotifications))
  expect(heardThen[0]).toBeUndefined()
  expect(heardThen.slice(1).map(eventsIn)).toEqual(ten.slice(1).map(() => payoutNotifications))
})

test('one address has five hundred streams, whoever opens them; this machine has no limit', async () => {
  const creator = await server.person('creator')
  const open = async (address: string) => {
    const page = await listenTo(hub, { ...creator, userId: newId<UserId>() }, address)
    await page.next()
    return page
  }
  const openAll = (address: string) => Promise.all(Array.from({ length: 500 }, () => open(address)))
  const [ofOffice, ofProxy] = [await openAll('203.0.113.7'), await openAll('127.0.0.1')]

  const oneMore = [await open('203.0.113.7'), await open('127.0.0.1')]
  const oldest = await nextNews(ofOffice[0])
  const others = [ofOffice[1], ofProxy[0], ...oneMore].map(nextNews)
  const first = await Promise.race([
    ...others,
    new Promise((done) => setTimeout(done, 300, 'open')),
  ])

  expect(oldest).toBeUndefined()
  expect(first).toBe('open')
})

/** How long the stream goes on, in milliseconds. */
async function endOf(page: Page, since: number): Promise<number> {
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
] as const)('a stream ends at the next check once its session %s', async (_, end) => {
  const creator = await server.person('creator')
  const other = await server.person('creator')
  const [page, others] = [await listenTo(hub, creator), await listenTo(hub, other)]
  await Promise.all([page.next(), others.next()])

  await end(creator)

  expect(await endOf(page, Date.now())).toBeLessThan(2000)
  await notifyPerson(other)
  expect(await others.next()).toContain('event: news')
})

test('a stream through the server ends within a second or two of its session', async () => {
  const creator = await server.person('creator')
  const page = await listen(creator)
  await page.next()

  await signOut(creator)

  expect(await endOf(page, Date.now())).toBeLessThan(2000)
})

const retryOf = (text: string | undefined) => Number(/^retry: (\d+)$/m.exec(text ?? '')?.[1])

test('streams end as soon as a stop is announced, and their pages come back at different times', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => server.person('creator')))
  const pages = await Promise.all(people.map((person) => listen(person)))
  const retries = await Promise.all(pages.map(async (page) => retryOf(await page.next())))
  const [creator] = people as [Person]

  server.wiring.markStopping()
  const ends = await Promise.all(pages.map((page) => page.next()))
  const late = await listen(creator)

  expect(ends).toEqual(pages.map(() => undefined))
  expect(Math.min(...retries)).toBeGreaterThanOrEqual(3000)
  expect(Math.max(...retries)).toBeLessThan(6000)
  expect(new Set(retries).size).toBeGreaterThan(1)
  expect(late.status).toBe(200)
  expect(retryOf(await late.next())).toBeGreaterThanOrEqual(3000)
  expect(await late.next()).toBeUndefined()
})

test('streams end with the server', async () => {
  const other = await startTestServer()
  const page = await listen(await other.person('creator'), other.url)
  await page.next()

  await other.close()

  expect(await page.next()).toBeUndefined()
})
