import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { type DisputeSetup, setUpDisputes } from './testing/dispute-setup.ts'

let setup: DisputeSetup
beforeAll(async () => {
  setup = await setUpDisputes()
})
afterAll(() => setup.close())

test('an approval is not offered for the post of an account that another creator has verified', async () => {
  const post = await setup.rejected()
  await setup.open(post)
  setup.moveTo(3 * 24 + 0.01)
  const before = await setup.readCase(post)
  const evicted = sql`UPDATE social_accounts SET evicted_at = now(), removed_at = now(),
      verified_at = NULL
    WHERE id = ${post.creator.accountId}`
  await run(setup.deps.database, evicted)

  const { remedies } = await setup.readCase(post)

  expect([before.remedies, remedies]).toEqual([['approve', 'goodwill'], ['goodwill']])
  await expect(setup.decide(post, 'approve')).rejects.toMatchObject({ code: 'account-lost' })
})
