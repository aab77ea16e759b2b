import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type MoneyScene,
  openMoneyScene,
  type ScenePost,
} from '../../../money/testing/money-scene.ts'
import { exactlyOne, run } from '../../../platform/database/query.ts'
import { sql } from '../../../platform/database/sql.ts'
import { newId } from '../../../platform/ids.ts'
import { brokenInvariants } from '../../../testing/test-marketplace.ts'
import { suspend } from '../../../testing/test-users.ts'
import { correctReading } from './correct-reading.ts'
import { enterReading } from './enter-reading.ts'
import { reversalActs } from './testing/reversal-acts.ts'

let scene: MoneyScene
beforeAll(async () => {
  scene = await openMoneyScene()
})
afterAll(() => scene.close())

const { deps, reverse, approve } = reversalActs(() => scene)
const db = () => scene.database.db

const readingOf = ({ id: submissionId }: ScenePost, viewCount: number) => ({
  submissionId,
  adminUserId: scene.adminId,
  reason: 'Seen on the page',
  requestId: newId(),
  reading: { viewCount, likeCount: null, commentCount: null, shareCount: null, counts: true },
})

async function owedOf({ id }: ScenePost) {
  return await exactlyOne(
    db(),
    sql<{ owed: number; suspended: number }>`SELECT owed_again_cents AS owed,
        owed_again_suspended_cents AS suspended
      FROM submission_totals WHERE submission_id = ${id}`,
  )
}

test('what is owed again for a wrong count that was earned during a suspension can be corrected', async () => {
  const post = await scene.givenPost()
  await suspend(db(), post.creator.userId)
  await enterReading(deps(), readingOf(post, 40_000))
  await run(
    db(),
    sql`UPDATE users SET suspended_at = NULL, suspended_reason = NULL
      WHERE id = ${post.creator.userId}`,
  )
  await reverse(post)
  await scene.earn(await scene.givenSibling(post), 900_000)
  await approve(post)
  const waiting = await owedOf(post)
  await reverse(post)

  await correctReading(deps(), readingOf(post, 4000))

  expect(waiting.suspended).toBeGreaterThan(0)
  expect(await owedOf(post)).toMatchObject({ suspended: 0 })
  expect(await brokenInvariants(db())).toEqual([])
})
