import type { UserId } from '@permille/contract/ids'
import type { NotificationKind } from '@permille/contract/notifications/notifications'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestBrowsers, type TestBrowsers } from '#integrations/push/testing/test-browsers.ts'
import { createWebPushSender } from '#integrations/push/web-push-sender.ts'
import { addSeconds } from '#platform/clock.ts'
import { firstRow, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { createEncryption } from '#platform/encryption.ts'
import { newId } from '#platform/ids.ts'
import { startTestServer, type TestServer } from '#testing/test-server.ts'
import { type Person, password } from '#testing/test-users.ts'
import type { PushDeps } from '../notification-deps.ts'
import { setPreference } from '../preferences.ts'
import { notify } from '../testing/notify.ts'
import { readPushKeys } from './push-keys.ts'
import { pushNotifications } from './push-notifications.ts'
import { startPush } from './subscribe-push.ts'

let server: TestServer
let browsers: TestBrowsers
let deps: PushDeps
let secondsLater = 0
let person: Person
beforeAll(async () => {
  server = await startTestServer()
  // The server's own were made at its start, sealed with a key of its own.
  await run(server.database.db, sql`DELETE FROM push_keys`)
  browsers = await startTestBrowsers()
  const contactAddress = 'help@permille.test'
  deps = {
    database: server.database.db,
    clock: { now: () => addSeconds(new Date(), secondsLater) },
    encryption: createEncryption({ key: Buffer.alloc(32, 1) }),
    push: createWebPushSender({ contactAddress, localOrigin: browsers.origin }),
  }
})
beforeEach(async () => {
  secondsLater = 0
  person = await server.person('creator')
})
afterAll(async () => {
  await browsers.close()
  await server.close()
})

/** A browser of this person that asked for pushes. */
async function subscribe({ userId }: { userId: UserId }) {
  const { publicKey } = await readPushKeys(deps)
  const address = browsers.subscribe(publicKey)
  const [session] = await manyRows(
    deps.database,
    sql<{ tokenHash: Buffer }>`SELECT token_hash FROM sessions WHERE user_id = ${userId}`,
  )
  const sessionTokenHash = session?.tokenHash ?? Buffer.alloc(32)
  await startPush(deps, { ...address, userId, sessionTokenHash })
  return address
}

function notifyPerson(kind: NotificationKind): Promise<void> {
  const words = { title: 'Your payout of $90.00', text: 'It was sent.', path: '/earnings' }
  const notifications = {
    userId: person.userId,
    key: newId<string>(),
    kind,
    ...words,
    at: new Date(),
  }
  return server.database.db.transaction((tx) => notify(tx, [notifications], new Date()))
}

const shownOn = ({ endpoint }: { endpoint: string }) =>
  browsers.taken.filter((message) => message.endpoint === endpoint)

test('each browser of a person shows it once, without the amount', async () => {
  const [phone, desktop] = [await subscribe(person), await subscribe(person)]
  await notifyPerson('payout')

  await pushNotifications(deps)
  await pushNotifications(deps)

  expect(shownOn(phone)).toMatchObject([{ title: 'News about a payout', path: '/earnings' }])
  expect(shownOn(desktop)).toHaveLength(1)
  expect(JSON.stringify(shownOn(phone))).not.toContain('$')
})

/** The endpoints of these browsers that news is still pushed to. */
async function leftOf(...subscribed: { endpoint: string }[]): Promise<string[]> {
  const left = await manyRows(
    deps.database,
    sql<{ endpoint: string }>`SELECT endpoint FROM push_subscriptions
      WHERE endpoint = ANY(${subscribed.map(({ endpoint }) => endpoint)}::text[])`,
  )
  return left.map(({ endpoint }) => endpoint)
}

test('a new password ends push everywhere except in the browser that set it', async () => {
  const owner = await server.person('creator')
  const [own, stranger] = [await subscribe(owner), await subscribe(owner)]
  const change = { currentPassword: password, newPassword: 'another-horse-8' }

  await server.call('PUT', '/api/user/password', {
    as: owner,
    body: { ...change, pushEndpoint: own.endpoint },
  })

  expect(await leftOf(own, stranger)).toEqual([own.endpoint])
})

test('signing out everywhere else ends push everywhere except in the current browser', async () => {
  const owner = await server.person('creator')
  const [own, stranger] = [await subscribe(owner), await subscribe(owner)]
  const query = new URLSearchParams({ pushEndpoint: own.endpoint })

  const { status } = await server.call('DELETE', `/api/auth/sessions?${query}`, { as: owner })

  expect(status).toBe(200)
  expect(await leftOf(own, stranger)).toEqual([own.endpoint])
})

test('nothing is pushed to those who did not subscribe, or who switched the kind off', async () => {
  await notifyPerson('payout')
  const phone = await subscribe(person)
  const off = { role: 'creator', kind: 'dispute', channel: 'push', isOn: false } as const
  await setPreference(deps, { ...off, userId: person.userId })
  await notifyPerson('dispute')

  await pushNotifications(deps)

  expect(shownOn(phone)).toEqual([])
})

test('a browser that no longer accepts messages is removed; a failing one is retried', async () => {
  const [gone, busy] = [await subscribe(person), await subscribe(person)]
  browsers.expire(gone.endpoint)
  await notifyPerson('payout')
  browsers.failNext(503)

  await pushNotifications(deps)
  const atOnce = shownOn(busy).length
  secondsLater = 61
  await pushNotifications(deps)

  const left = await manyRows(
    deps.database,
    sql<{ endpoint: string }>`SELECT endpoint FROM push_subscriptions
      WHERE user_id = ${person.userId}`,
  )
  expect([atOnce, shownOn(busy).length]).toEqual([0, 1])
  expect(left).toEqual([{ endpoint: busy.endpoint }])
})

test('a push service is retried at the time it states, not every minute', async () => {
  const phone = await subscribe(person)
  await notifyPerson('payout')
  browsers.failNext(429, { 'retry-after': '300' })

  await pushNotifications(deps)
  secondsLater = 290
  await pushNotifications(deps)
  const early = shownOn(phone).length
  secondsLater = 310
  await pushNotifications(deps)

  expect([early, shownOn(phone).length]).toEqual([0, 1])
})

test('nothing is pushed after signing out', async () => {
  const phone = await subscribe(person)
  await notifyPerson('payout')
  await run(deps.database, sql`DELETE FROM sessions WHERE user_id = ${person.userId}`)

  await pushNotifications(deps)

  expect(shownOn(phone)).toEqual([])
})

test('the keys stay the same, sealed with the current encryption key', async () => {
  const before = await readPushKeys(deps)
  const encryption = createEncryption({
    key: Buffer.alloc(32, 2),
    previousKeys: [Buffer.alloc(32, 1)],
  })
  const newest = { ...deps, encryption: createEncryption({ key: Buffer.alloc(32, 2) }) }

  await readPushKeys({ ...deps, encryption })
  const after = await readPushKeys(newest)

  expect(after).toEqual(before)
})

test('after losing the encryption key, deleted keys are recreated, as the runbook says', async () => {
  const other = { ...deps, encryption: createEncryption({ key: Buffer.alloc(32, 3) }) }
  await expect(readPushKeys(other)).rejects.toThrow()

  await deps.database.transaction((tx) => run(tx, sql`DELETE FROM push_keys`))

  expect(await readPushKeys(other)).toEqual(await readPushKeys(other))
})

test('only URLs of browsers’ push services are accepted', async () => {
  const keys = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) }
  const put = (endpoint: string) =>
    server.call('PUT', '/api/notifications/push', { as: person, body: { endpoint, ...keys } })
  const known = 'https://fcm.googleapis.com/fcm/send/x'

  const refused = await put('https://169.254.169.254/latest/meta-data')
  const taken = await put(known)
  const ended = await server.call('POST', '/api/notifications/push/end', {
    as: person,
    body: { endpoint: known },
  })

  expect([refused.status, refused.json.code]).toEqual([422, 'unknown-push-service'])
  expect([taken.status, ended.status]).toEqual([200, 200])
})

test('a subscription left by the last user is not renewed for the next one, nor after a sign-out', async () => {
  const keys = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) }
  const browser = { endpoint: 'https://fcm.googleapis.com/fcm/send/shared', ...keys }
  const [last, next] = [await server.person('creator'), await server.person('creator')]
  const put = (as: Person, onlyRenews: boolean) =>
    server.call('PUT', '/api/notifications/push', { as, body: { ...browser, onlyRenews } })

  const before = await put(last, true)
  const asked = await put(last, false)
  const renewed = await put(last, true)
  const ofNext = await put(next, true)
  await run(deps.database, sql`DELETE FROM sessions WHERE user_id = ${last.userId}`)
  const isLeft = await firstRow(
    deps.database,
    sql<object>`SELECT FROM push_subscriptions WHERE endpoint = ${browser.endpoint}`,
  )

  const replies = [before, asked, renewed, ofNext]
  expect(replies.map(({ json }) => json.isOn)).toEqual([false, true, true, false])
  expect(isLeft).toBeUndefined()
})
