import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MoneyFixtures, openMoneyFixtures } from '#money/testing/money-fixtures.ts'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { reversalActs } from './testing/reversal-acts.ts'

let scene: MoneyFixtures
beforeAll(async () => {
  scene = await openMoneyFixtures()
})
afterAll(() => scene.close())

const { reverse, approve } = reversalActs(() => scene)

test('nothing is approved again for a deleted creator', async () => {
  const post = await scene.givenPost()
  await scene.earnAvailable(post, 4000)
  await reverse(post)
  await run(
    scene.database.db,
    sql`UPDATE users SET deleted_at = now(), suspended_at = now(), suspended_reason = 'Deleted'
      WHERE id = ${post.creator.userId}`,
  )

  await expect(approve(post)).rejects.toMatchObject({ code: 'creator-gone' })

  expect(await scene.moneyOf(post.creator.id)).toEqual({})
  expect(await scene.budgetOf(post)).toBe(100_000)
})
