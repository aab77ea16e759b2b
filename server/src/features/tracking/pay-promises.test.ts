import type { SubmissionId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import { exactlyOne, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { brokenInvariants, makeApprovedPost } from '#testing/test-marketplace.ts'
import { payPromises } from './pay-promises.ts'
import { listPayablePromises } from './tracking-store.ts'

let opened: TestDatabase
beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.close())

/** A bonus of $2.00 that was promised while nobody looked at the campaign's money. */
async function givenPromise(fundedCents: number) {
  const { id, campaign } = await makeApprovedPost(opened.db, { fundedCents, flatBonusCents: 200 })
  await run(
    opened.db,
    sql`UPDATE submission_totals SET bonus_due_cents = 200 WHERE submission_id = ${id}`,
  )
  return { id, campaignId: campaign.id }
}

function bonusOf(id: SubmissionId) {
  return exactlyOne(
    opened.db,
    sql<{ bonusCents: number; bonusDueCents: number }>`SELECT bonus_cents, bonus_due_cents
      FROM submission_totals WHERE submission_id = ${id}`,
  )
}

test('a promise is paid if there is enough money, and otherwise waits', async () => {
  const [payable, short] = [await givenPromise(1000), await givenPromise(199)]
  const deps = { database: opened.db, clock: systemClock, earningsHoldHours: 0 }
  const before = await listPayablePromises(opened.db)

  await payPromises(deps)
  await payPromises(deps)

  expect(before).toEqual([payable.campaignId])
  expect(await bonusOf(payable.id)).toEqual({ bonusCents: 200, bonusDueCents: 0 })
  expect(await bonusOf(short.id)).toEqual({ bonusCents: 0, bonusDueCents: 200 })
  expect(await listPayablePromises(opened.db)).toEqual([])
  expect(await brokenInvariants(opened.db)).toEqual([])
})
