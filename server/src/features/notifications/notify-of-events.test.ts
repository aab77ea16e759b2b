import type { UserId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type DisputedPost,
  type DisputeSetup,
  setUpDisputes,
} from '#features/disputes/testing/dispute-setup.ts'
import { addHours } from '#platform/clock.ts'
import { manyRows, run } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { makeCreator } from '#testing/test-marketplace.ts'
import { makeAdmin } from '#testing/test-users.ts'
import { collectNotifications } from './collect-notifications.ts'
import { notifyOfEvents } from './notify-of-events.ts'

let scene: DisputeSetup
beforeAll(async () => {
  scene = await setUpDisputes()
})
afterAll(() => scene.close())

const change = (statement: Statement<unknown>) =>
  scene.deps.database.transaction((tx) => run(tx, statement))

/** What someone's list has, as "key, when it was made". */
async function toldOf(userId: UserId): Promise<string[]> {
  const rows = await manyRows(
    scene.deps.database,
    sql<{ told: string }>`SELECT key || ' ' || made_at::text AS told FROM notifications
      WHERE user_id = ${userId} ORDER BY seq`,
  )
  return rows.map(({ told }) => told)
}

async function toldOfPost({ campaign, creator }: DisputedPost): Promise<string[][]> {
  return [await toldOf(campaign.brand.userId), await toldOf(creator.userId)]
}

/** As an installation is when it starts with events: everything was told, and nothing is an event. */
async function upgrade(): Promise<void> {
  await change(sql`DELETE FROM events`)
  await change(sql`UPDATE event_progress SET seq = 0`)
  await change(sql`UPDATE event_collection SET states_read_at = '2000-01-01',
    collected_until = (SELECT told_until FROM notification_progress)`)
}

test('an upgrade repeats no notification, and adds none for older events', async () => {
  const [post, low] = [await scene.rejected(), await scene.approved(1000)]
  await change(sql`UPDATE campaigns SET paid_out_cents = 900 WHERE id = ${low.campaign.id}`)
  await collectNotifications(scene.deps)
  const before = [...(await toldOfPost(post)), ...(await toldOfPost(low))]
  await change(sql`UPDATE notification_progress SET told_until = now()`)
  const untold = await scene.rejected()

  await upgrade()
  await collectNotifications(scene.deps)

  expect([...(await toldOfPost(post)), ...(await toldOfPost(low))]).toEqual(before)
  expect(before.flat().join()).toContain(`budget-low:${low.campaign.id}`)
  expect((await toldOfPost(untold)).map(({ length }) => length)).toEqual([2, 1])
})

test('a notification by the previous version during the upgrade is not repeated', async () => {
  const { creator } = await scene.rejected()
  const { seq } = (
    await manyRows(
      scene.deps.database,
      sql<{ seq: number }>`SELECT max(seq) AS seq FROM submission_status_changes`,
    )
  )[0] ?? { seq: 0 }
  await change(sql`INSERT INTO notifications (id, user_id, key, kind, title, text, path, at, made_at, is_shown)
    VALUES (${newId()}, ${creator.userId}, ${`post:${seq}`}, 'decision', 'Told', 'Told', '/', now(), now(), true)`)
  const before = await toldOf(creator.userId)

  await collectNotifications(scene.deps)

  expect(before).toHaveLength(1)
  expect(await toldOf(creator.userId)).toEqual(before)
})

test('every admin is notified of work that waits for an admin', async () => {
  const { userId: another } = await makeAdmin(scene.deps.database)
  const post = await scene.rejected()
  await scene.open(post)
  await scene.answer(post)

  await collectNotifications(scene.deps)

  const [first, second] = [await toldOf(scene.adminUserId), await toldOf(another)]
  expect(first.at(-1)).toContain('dispute:answered')
  expect(second.at(-1)).toBe(first.at(-1))
})

/** An event as another version, or a fault, left it. */
async function leave(type: string, body: object, hoursAgo = 0): Promise<UserId> {
  const { userId } = await makeCreator(scene.deps.database)
  const at = addHours(new Date(), -hoursAgo)
  await change(sql`INSERT INTO events (key, type, user_id, object_id, body, at, collected_at)
    VALUES (${newId()}, ${type}, ${userId}, ${userId}, ${JSON.stringify(body)}::jsonb, ${at}, ${at})`)
  return userId
}

test('deleted or outdated events cause no notification', async () => {
  const untold = [
    await leave('message.answered', { campaignId: null }),
    await leave('user.terms_outdated', {}, 8 * 24),
  ]
  const told = await leave('user.terms_outdated', {})

  await notifyOfEvents(scene.deps)

  for (const userId of untold) expect(await toldOf(userId)).toEqual([])
  expect(await toldOf(told)).toHaveLength(1)
})

test('an event that cannot be worded is announced once it can be, without delaying the others', async () => {
  const bad = await leave('user.frozen_released', { auditId: 'no id', cents: 1 })
  const told = [await leave('user.terms_outdated', {}), await leave('user.terms_outdated', {})]

  await notifyOfEvents(scene.deps)

  for (const userId of told) expect(await toldOf(userId)).toHaveLength(1)
  expect(await failuresOf(bad)).toBe(1)
  expect(await toldOf(bad)).toEqual([])
})

test('an event from a newer version waits for that version', async () => {
  const userId = await leave('user.of_the_future', {})

  await notifyOfEvents(scene.deps)

  expect(await failuresOf(userId)).toBe(1)
})

async function failuresOf(userId: UserId): Promise<number> {
  const failures = sql`SELECT FROM event_failures f JOIN events e USING (seq) WHERE e.user_id = ${userId}`
  return (await manyRows(scene.deps.database, failures)).length
}

test('a crash between the events and their reader loses no notification', async () => {
  const post = await scene.rejected()
  const killed = {
    ...scene.deps,
    database: {
      ...scene.deps.database,
      query: () => Promise.reject(new Error('killed')),
    },
  }
  await expect(collectNotifications(killed)).rejects.toThrow('killed')
  const between = await toldOfPost(post)

  await collectNotifications(scene.deps)

  expect(between).toEqual([[], []])
  expect((await toldOfPost(post)).map(({ length }) => length)).toEqual([2, 1])
})
