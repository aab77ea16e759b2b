import type { NotificationGroup } from '@permille/contract/notifications/notification-groups'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { makePartners, type Partners } from '#testing/partners.ts'
import { startTestServer, type TestServer } from '#testing/test-server.ts'
import { notify } from './testing/notify.ts'

let server: TestServer
let partners: Partners

beforeAll(async () => {
  server = await startTestServer()
  partners = await makePartners(server)
  await run(server.database.db, sql`DELETE FROM notifications`)
  const posts = [partners.pendingId, partners.approvedId, partners.rejectedId]
  for (const [hour, id] of posts.entries()) await tell(`2026-01-02T1${hour}:00:00Z`, id)
  await tell('2026-01-01T23:30:00Z', partners.approvedId)
  await tell('2026-01-02T11:30:00Z', null)
})
afterAll(() => server.close())

/** A new post, or a payment. */
async function tell(happened: string, postId: string | null): Promise<void> {
  const about =
    postId === null
      ? ({ kind: 'payment', title: 'Paid', text: 'It arrived.', path: '/billing' } as const)
      : ({
          kind: 'new_post',
          title: 'A new post for Lumen',
          text: 'Lena submitted a post. If you do not decide by 2026-01-05 10:00 UTC, it is approved.',
          path: `/submissions/${postId}`,
        } as const)
  const at = new Date(happened)
  const draft = { userId: partners.brand.userId, key: newId(), at, ...about } as const
  await server.database.db.transaction((tx) => notify(tx, [draft], at))
}

async function groups(query = ''): Promise<{ list: NotificationGroup[]; next: string }> {
  const path = query.startsWith('/') ? query : `/api/notifications/groups${query}`
  const { json, headers } = await server.call('GET', path, { as: partners.brand })
  return { list: json, next: /<([^>]+)>/.exec(headers.get('link') ?? '')?.[1] ?? '' }
}

test('posts of one campaign and day are one row, with what waits for a decision', async () => {
  const { list } = await groups()

  expect(list.map(({ title, count, text }) => [title, count, text])).toEqual([
    ['3 new posts for Lumen', 3, ''],
    ['Paid', 1, 'It arrived.'],
    ['A new post for Lumen', 1, 'Lena submitted a post.'],
  ])
  expect(list[0]).toMatchObject({
    unreadCount: 3,
    isRead: false,
    toReview: { count: 1, path: `/submissions/${partners.pendingId}` },
  })
  expect(list[1]?.toReview).toBeNull()
})

test('a day is the reader’s', async () => {
  const { list } = await groups('?utcOffsetMinutes=60')

  expect(list.map(({ title }) => title)).toEqual(['4 new posts for Lumen', 'Paid'])
})

test('no page cuts a group in two', async () => {
  const first = await groups('?limit=1')
  const second = await groups(first.next)
  const third = await groups(second.next)

  const counts = [first, second, third].map(({ list }) => list.map(({ count }) => count))
  expect(counts).toEqual([[3], [1], [1]])
  expect(third.next).toBe('')
})

test('a group opens to its notifications, for its reader alone', async () => {
  const [group] = (await groups()).list
  const path = `/api/notifications/groups/${group?.id}`

  const own = await server.call('GET', path, { as: partners.brand })
  const foreign = await server.call('GET', path, { as: partners.creator })

  expect(own.json.map(({ path: page }: { path: string }) => page)).toEqual([
    `/submissions/${partners.rejectedId}`,
    `/submissions/${partners.approvedId}`,
    `/submissions/${partners.pendingId}`,
  ])
  expect(foreign.status).toBe(404)
})

test('a whole group is marked as read, and nothing that was told later', async () => {
  const [seen] = (await groups()).list
  await tell('2026-01-02T15:00:00Z', partners.pendingId)

  const body = { id: seen?.lastToldId, andGroupAt: 0 }
  await server.call('POST', '/api/notifications/read', { as: partners.brand, body })

  const { list } = await groups()
  expect(list.map(({ title, unreadCount }) => [title, unreadCount])).toEqual([
    ['4 new posts for Lumen', 1],
    ['Paid', 1],
    ['A new post for Lumen', 1],
  ])
})
