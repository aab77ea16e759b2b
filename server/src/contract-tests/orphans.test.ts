import type { PayoutId } from '@permille/contract/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reservePayout } from '../money/movements/reserve-payout.ts'
import { settleViews } from '../money/movements/settle-views.ts'
import { newId } from '../platform/ids.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { earn, makeApprovedPost, readingOf, type TestCreator } from '../testing/test-marketplace.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
  const { id } = await makeApprovedPost(database.db, { fundedCents: 10_000 })
  const at = new Date()
  const readings = [readingOf(id, 5000, at)]
  await database.db.transaction((tx) => settleViews(tx, { readings, at, holdHours: 72 }))
  const { id: creatorId, userId } = await makeEarner()
  const payout = { payoutId: newId<PayoutId>(), creatorId, userId, destination: 'acct_1', at }
  await database.db.transaction((tx) => reservePayout(tx, payout))
  await makeEarner()
})
afterAll(() => database.close())

/** Can withdraw what one post earned. */
async function makeEarner(): Promise<TestCreator> {
  const { id, creator } = await makeApprovedPost(database.db, { fundedCents: 10_000 })
  await earn(database.db, { submissionId: id, views: 10_000 })
  return creator
}

const unknown = 'gen_random_uuid()'
const post = '(SELECT id FROM submissions LIMIT 1)'
const reading = (submission: string, settlement: string) => `INSERT INTO submission_metrics
  (id, submission_id, settlement_id, snapshot_time, counted)
  VALUES (gen_random_uuid(), ${submission}, ${settlement}, now(), false)`

describe('a settlement or payout row references only existing rows', () => {
  it.each([
    ['a reading of no post', reading(unknown, 'NULL')],
    ['a reading of no settlement', reading(post, unknown)],
    ['a reading moved to no post', `UPDATE submission_metrics SET submission_id = ${unknown}`],
    [
      'a reading moved to no settlement',
      `UPDATE submission_metrics SET settlement_id = ${unknown}`,
    ],
    [
      'an accrual of no post',
      `INSERT INTO earning_accruals SELECT (jsonb_populate_record(e, jsonb_build_object(
        'id', gen_random_uuid(), 'submission_id', gen_random_uuid()))).* FROM earning_accruals e`,
    ],
    [
      'a hold of no accrual',
      `INSERT INTO accrual_holds (accrual_id, creator_id, accrued_cents, matures_at)
        SELECT gen_random_uuid(), creator_id, 1, now() FROM accrual_holds`,
    ],
    ['a hold moved to no accrual', `UPDATE accrual_holds SET accrual_id = ${unknown}`],
    [
      'withdrawable money of no accrual',
      `INSERT INTO accrual_withdrawables (accrual_id, creator_id, accrued_cents)
        SELECT gen_random_uuid(), creator_id, 1 FROM accrual_withdrawables`,
    ],
    [
      'withdrawable money moved to no accrual',
      `UPDATE accrual_withdrawables SET accrual_id = ${unknown}`,
    ],
    [
      'a payout of no accrual',
      `INSERT INTO payout_accruals (accrual_id, payout_id, accrued_cents)
        SELECT gen_random_uuid(), id, 1 FROM payouts`,
    ],
    ['a payout moved to no accrual', `UPDATE payout_accruals SET accrual_id = ${unknown}`],
    [
      'an accrual in no payout',
      `INSERT INTO payout_accruals (accrual_id, payout_id, accrued_cents)
        SELECT accrual_id, gen_random_uuid(), 1 FROM accrual_withdrawables`,
    ],
    ['an accrual moved to no payout', `UPDATE payout_accruals SET payout_id = ${unknown}`],
    [
      'a merged accrual in no payout',
      `MERGE INTO payout_accruals USING (SELECT * FROM accrual_withdrawables) w ON false
        WHEN NOT MATCHED THEN INSERT (accrual_id, payout_id, accrued_cents)
        VALUES (w.accrual_id, gen_random_uuid(), 1)`,
    ],
    [
      'an accrual that a conflict moved to no payout',
      `INSERT INTO payout_accruals SELECT * FROM payout_accruals
        ON CONFLICT (accrual_id) DO UPDATE SET payout_id = ${unknown}`,
    ],
  ])('refuses %s', async (_, statement) => {
    const writing = database.db.pool.query(statement)

    await expect(writing).rejects.toMatchObject({ code: '23503' })
  })

  it('accepts a reading of a post found by the same statement, without a settlement', async () => {
    const { rowCount } = await database.db.pool.query(reading(post, 'NULL'))

    expect(rowCount).toBe(1)
  })
})

describe('rows referenced by a settlement or a payout cannot be deleted', () => {
  it.each([
    'DELETE FROM submissions',
    'UPDATE submissions SET id = gen_random_uuid()',
    'TRUNCATE submissions CASCADE',
    'DELETE FROM settlements',
    'UPDATE settlements SET id = gen_random_uuid()',
    'TRUNCATE settlements CASCADE',
    'DELETE FROM earning_accruals',
    'UPDATE earning_accruals SET id = gen_random_uuid()',
    'TRUNCATE earning_accruals CASCADE',
    'DELETE FROM payouts',
    'MERGE INTO payouts USING (SELECT 1) one ON true WHEN MATCHED THEN DELETE',
    'UPDATE payouts SET id = gen_random_uuid()',
    'TRUNCATE payouts CASCADE',
  ])('refuses %s', async (statement) => {
    const changing = database.db.pool.query(statement)

    await expect(changing).rejects.toMatchObject({ code: '23001' })
  })
})
