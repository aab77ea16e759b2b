import type { FreezeId, SubmissionId, UserId } from '@permille/contract/ids'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { freezeMoney } from '#money/movements/freeze-money.ts'
import { releaseFreeze } from '#money/movements/release-frozen.ts'
import { addHours, addSeconds, type Clock } from '#platform/clock.ts'
import { exactlyOne, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { type DisputeSetup, setUpDisputes } from '../disputes/testing/dispute-setup.ts'
import { collectNotifications } from './collect-notifications.ts'
import { countUnread, listNotifications } from './notification-store.ts'
import { setPreference } from './preferences.ts'

let scene: DisputeSetup
beforeAll(async () => {
  scene = await setUpDisputes()
})
afterEach(() => scene.moveTo(0))
afterAll(() => scene.close())

/** What the person's list says, newest first. */
function toldOf(userId: UserId) {
  const filter = { userId, isUnread: false, after: undefined, limit: 100 }
  return listNotifications(scene.deps.database, filter)
}

async function titlesOf(userId: UserId): Promise<string[]> {
  return (await toldOf(userId)).map(({ title }) => title)
}

async function mailsDue(userId: UserId): Promise<number> {
  const due = sql`SELECT FROM notifications WHERE user_id = ${userId} AND mail_due_at IS NOT NULL`
  return (await manyRows(scene.deps.database, due)).length
}

test('both sides of a decision are notified, with the reason', async () => {
  const post = await scene.rejected()

  await collectNotifications(scene.deps)

  expect(await titlesOf(post.creator.userId)).toEqual(['Your post for Test campaign was rejected'])
  expect(await titlesOf(post.campaign.brand.userId)).toContain('The first post for Test campaign')
})

test('no one is notified of anything twice, not even by two workers at once', async () => {
  const post = await scene.locked()

  await Promise.all([
    collectNotifications(scene.deps),
    collectNotifications(scene.deps),
    collectNotifications(scene.deps),
  ])
  const first = await titlesOf(post.creator.userId)
  await collectNotifications(scene.deps)

  expect(first).toEqual([
    'Views of your post for Test campaign are final',
    'Your post for Test campaign is approved',
  ])
  expect(await titlesOf(post.creator.userId)).toEqual(first)
})

test('what cannot be published is notified all the same, and published once it can be', async () => {
  const { database } = scene.deps
  await run(
    database,
    sql`ALTER TABLE published_events ADD CONSTRAINT broken CHECK (false) NOT VALID`,
  )
  const post = await scene.rejected()
  await collectNotifications(scene.deps)
  const told = await titlesOf(post.creator.userId)
  await run(database, sql`ALTER TABLE published_events DROP CONSTRAINT broken`)
  const published = sql`SELECT type FROM published_events WHERE object_id = ${post.id} ORDER BY seq`
  const before = await manyRows(database, published)

  scene.moveTo(1)
  await collectNotifications(scene.deps)

  expect([told.length, before]).toEqual([1, []])
  const types = ['submission.submitted', 'submission.rejected']
  expect(await manyRows(database, published)).toEqual(types.map((type) => ({ type })))
})

test('people are notified of a change that commits late, too', async () => {
  const post = await scene.earning()
  await collectNotifications(scene.deps)

  await run(
    scene.deps.database,
    sql`INSERT INTO submission_status_changes (submission_id, from_status, to_status, actor_kind, at)
      VALUES (${post.id}, 'approved', 'locked', 'system', ${addSeconds(new Date(), -300)})`,
  )
  await collectNotifications(scene.deps)

  expect(await titlesOf(post.creator.userId)).toContain(
    'Views of your post for Test campaign are final',
  )
})

test('events older than a week cause no notification, and no mail after a day', async () => {
  const [old, recent] = [await scene.rejected(), await scene.rejected()]
  const later = (hours: number): Clock => ({ now: () => addHours(new Date(), hours) })

  await collectNotifications({ ...scene.deps, clock: later(25) })

  expect(await titlesOf(recent.creator.userId)).toHaveLength(1)
  expect(await mailsDue(recent.creator.userId)).toBe(0)
  const missed = await scene.rejected()
  await collectNotifications({ ...scene.deps, clock: later(8 * 24) })
  expect(await titlesOf(missed.creator.userId)).toEqual([])
  expect(await titlesOf(old.creator.userId)).toHaveLength(1)
})

test('a person who turned a kind off does not see it, and gets no mail for it if mail is off', async () => {
  const [unseen, unmailed] = [await scene.rejected(), await scene.rejected()]
  const preference = { role: 'creator', kind: 'decision', isOn: false } as const
  await setPreference(scene.deps, {
    ...preference,
    userId: unseen.creator.userId,
    channel: 'product',
  })
  await setPreference(scene.deps, {
    ...preference,
    userId: unmailed.creator.userId,
    channel: 'mail',
  })
  await run(scene.deps.database, sql`UPDATE event_collection SET collected_until = '2020-01-01'`)

  await collectNotifications(scene.deps)

  expect(await titlesOf(unseen.creator.userId)).toEqual([])
  expect(await mailsDue(unseen.creator.userId)).toBe(1)
  expect(await titlesOf(unmailed.creator.userId)).toHaveLength(1)
  expect(await mailsDue(unmailed.creator.userId)).toBe(0)
  expect(await countUnread(scene.deps.database, { userId: unseen.creator.userId, max: 9 })).toBe(0)
})

test('a failed run notifies no one, and the next one makes up for it', async () => {
  const post = await scene.rejected()
  await run(scene.deps.database, sql`UPDATE event_collection SET collected_until = '2020-01-01'`)
  const failing = {
    ...scene.deps,
    database: {
      ...scene.deps.database,
      transaction: <T>(work: Parameters<typeof scene.deps.database.transaction<T>>[0]) =>
        scene.deps.database.transaction<T>(async (tx) => {
          await work(tx)
          throw new Error('killed')
        }),
    },
  }

  await expect(collectNotifications(failing)).rejects.toThrow('killed')
  const afterwards = await titlesOf(post.creator.userId)
  await collectNotifications(scene.deps)

  expect(afterwards).toEqual([])
  expect(await titlesOf(post.creator.userId)).toHaveLength(1)
})

test('each step of a dispute notifies the side that acts next', async () => {
  const post = await scene.rejected()
  const admin = scene.adminUserId

  await scene.open(post)
  await scene.answer(post)
  await scene.decide(post, 'reject')
  await collectNotifications(scene.deps)

  expect(await titlesOf(post.campaign.brand.userId)).toEqual(
    expect.arrayContaining([
      'Test creator disputes a decision about Test campaign',
      'An admin rejected Test creator’s dispute about Test campaign',
    ]),
  )
  expect(await titlesOf(post.creator.userId)).toEqual(
    expect.arrayContaining([
      'Test brand answered your dispute',
      'An admin rejected your dispute about Test campaign',
    ]),
  )
  expect(await titlesOf(admin)).toEqual([
    'A dispute about a post for Test campaign waits for a decision',
  ])
})

async function endFreeze(post: { readonly id: SubmissionId }) {
  const { database, clock } = scene.deps
  await database.transaction(async (tx) => {
    const freeze = await exactlyOne(
      tx,
      sql<{ id: FreezeId }>`UPDATE money_freezes SET close_note = 'Looked at'
        WHERE submission_id = ${post.id} AND cause = 'held' RETURNING id`,
    )
    const end = { freezeId: freeze.id, closedBy: scene.adminUserId, at: clock.now() }
    await releaseFreeze(tx, end)
  })
}

test('money set aside and released causes a notification with the reason and the amount', async () => {
  const post = await scene.held()
  await collectNotifications(scene.deps)
  await endFreeze(post)
  await collectNotifications(scene.deps)

  const drafts = (await toldOf(post.creator.userId)).slice(0, 2)
  expect(drafts.map(({ title }) => title)).toEqual([
    'Money from your post for Test campaign was released',
    'Money from your post for Test campaign is set aside',
  ])
  expect(drafts[0]?.text).toMatch(/^\$\d+\.\d\d from .* is no longer set aside\.$/)
})

test('the end of a hold does not announce released money while another reason holds it', async () => {
  const post = await scene.held()
  await scene.deps.database.transaction((tx) =>
    freezeMoney(tx, {
      id: newId<FreezeId>(),
      cause: 'disputed',
      of: { submissionId: post.id },
      reason: 'Another reason',
      facts: {},
      openedBy: scene.adminUserId,
      withUnpaid: true,
      at: scene.deps.clock.now(),
    }),
  )
  await collectNotifications(scene.deps)
  await endFreeze(post)
  await collectNotifications(scene.deps)

  const [told] = await toldOf(post.creator.userId)
  expect(told?.title).toBe('The review of your post for Test campaign is over')
  expect(told?.text).toMatch(
    /^It released no money of .*\. .* is still set aside for another reason/,
  )
})

test('admins are notified of a dispute that the brand has not answered in time', async () => {
  const post = await scene.rejected()
  await scene.open(post)
  const titles = async () => (await titlesOf(scene.adminUserId)).length
  await collectNotifications(scene.deps)
  const before = await titles()

  scene.moveTo(73)
  await collectNotifications(scene.deps)

  expect(await titles()).toBe(before + 1)
})
