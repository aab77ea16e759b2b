import type { UserId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type DisputedPost,
  type DisputeSetup,
  setUpDisputes,
} from '#features/disputes/testing/dispute-setup.ts'
import { correctReading } from '#features/submissions/review/correct-reading.ts'
import { enterReading } from '#features/submissions/review/enter-reading.ts'
import { reverseApproval } from '#features/submissions/review/reverse-approval.ts'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { collectNotifications } from '../collect-notifications.ts'
import { listNotifications } from '../notification-store.ts'

let scene: DisputeSetup
beforeAll(async () => {
  scene = await setUpDisputes()
})
afterAll(() => scene.close())

async function toldOf(userId: UserId): Promise<string[]> {
  await collectNotifications(scene.deps)
  const filter = { userId, isUnread: false, after: undefined, limit: 100 }
  const told = await listNotifications(scene.deps.database, filter)
  return told.map(({ title, text }) => `${title} | ${text}`)
}

const counts = { likeCount: null, commentCount: null, shareCount: null, counts: true }

function actOn(post: DisputedPost) {
  const act = { submissionId: post.id, adminUserId: scene.adminUserId, requestId: newId() }
  return { ...act, reason: 'Read the wrong line' }
}

const readingOf = (post: DisputedPost, viewCount: number) => ({
  ...actOn(post),
  reading: { ...counts, viewCount },
})

test('a notification reports earnings and losses from a corrected reading once, with the reason; an entered one causes none', async () => {
  const post = await scene.earning()
  const deps = { ...scene.deps, earningsHoldHours: 0 }
  await enterReading(deps, readingOf(post, 20_000))
  const before = await toldOf(post.creator.userId)
  scene.moveTo(1)
  const { takenBackCents } = await correctReading(deps, readingOf(post, 12_000))

  await toldOf(post.creator.userId)
  const [told = '', ...rest] = await toldOf(post.creator.userId)

  expect(takenBackCents).toBeGreaterThan(0)
  expect(told).toContain('was corrected | An admin had entered too many views')
  expect(told).toContain(`$${(takenBackCents / 100).toFixed(2)} of its earnings went back`)
  expect(told).toContain('Read the wrong line')
  expect(rest).toEqual(before)
})

test('a doubt that a reversal ended causes no notification, even when the reading is corrected', async () => {
  const post = await scene.earning()
  const deps = { ...scene.deps, earningsHoldHours: 0 }
  scene.moveTo(2)
  await enterReading(deps, readingOf(post, 60_000))
  scene.moveTo(3)
  await reverseApproval(deps, { ...actOn(post), code: 'other', evidence: 'A report' })
  scene.moveTo(4)
  await correctReading(deps, readingOf(post, 12_000))

  const told = await toldOf(post.creator.userId)

  expect(told.filter((each) => each.includes('set aside'))).toHaveLength(1)
  expect(told.filter((each) => /is over|was released|do not count/.test(each))).toEqual([])
})

test('an admin’s decision about money frozen by a suspension causes a notification, if the money moved', async () => {
  const { creator } = await scene.approved()
  const audit = (action: string, cents: number) =>
    run(
      scene.deps.database,
      sql`INSERT INTO audit_log (id, at, actor_kind, actor_user_id, action, object_type, object_id, after)
        VALUES (${newId()}, ${scene.deps.clock.now()}, 'admin', ${scene.adminUserId}, ${action}, 'user',
          ${creator.userId}, ${JSON.stringify({ reason: 'Bought', cents })}::jsonb)`,
    )
  await audit('user.release-frozen', 0)
  await audit('user.release-frozen', 700)
  await audit('user.take-back-frozen', 1200)

  const told = await toldOf(creator.userId)
  expect(told.filter((each) => each.includes('admin'))).toEqual([
    expect.stringContaining('$12.00 went back to its campaigns | An admin took back'),
    expect.stringContaining('$7.00 is yours again | An admin released'),
  ])
})
