import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MoneyFixtures, openMoneyFixtures } from '#money/testing/money-fixtures.ts'
import { systemClock } from '#platform/clock.ts'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { collectNotifications } from '../collect-notifications.ts'

let scene: MoneyFixtures
beforeAll(async () => {
  scene = await openMoneyFixtures()
})
afterAll(() => scene.close())

/** Pays $12.00 out, of which these cents return one after the other; then tells what its creator reads about that. */
async function readNews(returned: readonly number[], isTakenBack = false): Promise<string[]> {
  const post = await scene.givenPost()
  await scene.earnAvailable(post, 4000)
  const payoutId = await scene.pay(post)
  if (isTakenBack) await scene.takeBack(post)
  for (const cents of returned) await scene.reverse(payoutId, cents)
  const { database } = scene
  await collectNotifications({ database: database.db, clock: systemClock, log: database.log })
  const rows = await manyRows(
    database.db,
    sql<{ says: string }>`SELECT title || ' | ' || text AS says FROM notifications
      WHERE user_id = ${post.creator.userId} AND key ~ '^payout:(reversed|failed)' ORDER BY at, seq`,
  )
  return rows.map(({ says }) => says)
}

test('a creator reads of each part of a payout that came back', async () => {
  expect(await readNews([500, 700])).toEqual([
    '$5.00 of your payout of $12.00 came back | The payment provider returned it. $5.00 is available again.',
    '$7.00 of your payout of $12.00 came back | The payment provider returned it. $7.00 is available again.',
  ])
})

test('a part that came back and pays a debt says so', async () => {
  expect(await readNews([500], true)).toEqual([
    '$5.00 of your payout of $12.00 came back | The payment provider returned it. $5.00 of it paid what you owed.',
  ])
})

test('a payout that came back as a whole is news once', async () => {
  expect(await readNews([1200])).toEqual([
    'Your payout of $12.00 failed | $12.00 is available again. The reason: The transfer was reversed at the provider.',
  ])
})
