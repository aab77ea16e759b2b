import type { UserId } from '@permille/contract/ids'
import type { NotificationKind } from '@permille/contract/notifications/notifications'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addSeconds } from '#platform/clock.ts'
import { manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { createEncryption } from '#platform/encryption.ts'
import { newId } from '#platform/ids.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { makeAdmin } from '#testing/test-users.ts'
import { notify } from '../testing/notify.ts'
import { mailNotifications } from './mail-notifications.ts'

let database: TestDatabase
let userId: UserId
let secondsLater = 0
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  secondsLater = 0
  userId = (await makeAdmin(database.db)).userId
  await run(database.db, sql`DELETE FROM notifications`)
  await run(database.db, sql`DELETE FROM mails`)
})
afterAll(() => database.close())

const deps = () => ({
  database: database.db,
  clock: { now: () => addSeconds(new Date(), secondsLater) },
  mailer: null,
  encryption: createEncryption({ key: Buffer.alloc(32, 1) }),
  appUrl: 'https://permille.test',
  supportAddress: 'help@permille.test',
  operatorAddress: 'help@permille.test',
})

function notifications(kind: NotificationKind, title: string) {
  const words = { title, text: 'What happened.', path: '/submissions/1' }
  return { userId, key: newId(), kind, ...words, at: new Date() }
}

async function outbox(): Promise<{ subject: string; body: string }[]> {
  await mailNotifications(deps())
  return await manyRows(
    database.db,
    sql<{
      subject: string
      body: string
    }>`SELECT subject, body FROM mails ORDER BY created_at, subject`,
  )
}

const notifyAll = (...all: ReturnType<typeof notifications>[]) =>
  database.db.transaction((tx) => notify(tx, all, new Date()))

test('each notification is one mail, with links to the page and to unsubscribe', async () => {
  await notifyAll(notifications('payout', 'Paid'), notifications('payout', 'Held'))

  const mails = await outbox()

  expect(mails.map(({ subject }) => subject)).toEqual(['Held', 'Paid'])
  expect(mails[0]?.body).toBe(
    [
      'Held',
      'Hello Test admin,',
      'What happened.',
      'Open Permille <https://permille.test/submissions/1>',
      'Choose what we email you: notification settings <https://permille.test/notifications/settings>',
    ].join('\n\n'),
  )
})

test('new posts wait an hour for others, and then share one mail', async () => {
  await notifyAll(...Array.from({ length: 22 }, (_, n) => notifications('new_post', `Post ${n}`)))

  const atOnce = await outbox()
  secondsLater = 3601
  const [digest, ...others] = await outbox()

  expect(atOnce).toEqual([])
  expect(others).toEqual([])
  expect(digest?.subject).toBe('22 posts to review')
  expect(digest?.body).toContain('Post 19 <https://permille.test/submissions/1>\n\nAnd 2 more.')
})

test('two workers write each mail once', async () => {
  await notifyAll(notifications('payout', 'Paid'))

  await Promise.all([
    mailNotifications(deps()),
    mailNotifications(deps()),
    mailNotifications(deps()),
  ])

  expect(await outbox()).toHaveLength(1)
})

test('an address that someone else has proven gets no mail', async () => {
  await run(
    database.db,
    sql`UPDATE users SET email_released_at = now(), email_proven_at = NULL
      WHERE id = ${userId}`,
  )
  await notifyAll(notifications('payout', 'Paid'))

  expect(await outbox()).toEqual([])
})

test('mail to an unproven address contains no one’s text, and no warnings', async () => {
  await run(database.db, sql`UPDATE users SET email_proven_at = NULL WHERE id = ${userId}`)
  await notifyAll(
    notifications('security', 'A sign-in from evil.example'),
    notifications('payout', 'Paid by evil'),
  )

  const mails = await outbox()
  await run(database.db, sql`UPDATE users SET email_proven_at = now() WHERE id = ${userId}`)

  expect(mails.map(({ subject }) => subject)).toEqual(['News about a payout'])
  expect(mails[0]?.body).toContain(
    'Hello,\n\nOpen Permille to read it.\n\nOpen Permille <https://permille.test/notifications>',
  )
  expect(mails[0]?.body).not.toContain('evil')
  expect(await outbox()).toHaveLength(1)
})

test('an unproven address gets five mails an hour, and the rest stay in the list', async () => {
  await run(database.db, sql`UPDATE users SET email_proven_at = NULL WHERE id = ${userId}`)
  await notifyAll(...Array.from({ length: 8 }, () => notifications('payout', 'Paid')))
  const withMailServer = { ...deps(), mailer: { send: async () => undefined } }

  await mailNotifications(withMailServer)
  await mailNotifications(withMailServer)

  expect(await outbox()).toHaveLength(5)
  const listed = sql<object>`SELECT FROM notifications WHERE user_id = ${userId} AND is_shown`
  expect(await manyRows(database.db, listed)).toHaveLength(8)
})
