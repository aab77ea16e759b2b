import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settleViews } from '../money/movements/settle-views.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { makeApprovedPost, readingOf } from '../testing/test-marketplace.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
  const { id } = await makeApprovedPost(database.db, { fundedCents: 10_000 })
  const at = new Date()
  const readings = [readingOf(id, 5000, at)]
  await database.db.transaction((tx) => settleViews(tx, { readings, at, holdHours: 72 }))
})
afterAll(() => database.close())

const unknown = 'gen_random_uuid()'
const post = '(SELECT id FROM submissions)'
const reading = (submission: string, settlement: string) => `INSERT INTO submission_metrics
  (id, submission_id, settlement_id, snapshot_time, counted)
  VALUES (gen_random_uuid(), ${submission}, ${settlement}, now(), false)`

describe('a row of a settlement refers to what is there', () => {
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
  ])('refuses %s', async (_, statement) => {
    const writing = database.db.pool.query(statement)

    await expect(writing).rejects.toMatchObject({ code: '23503' })
  })

  it('takes a reading of a post that the same statement found, without a settlement', async () => {
    const { rowCount } = await database.db.pool.query(reading(post, 'NULL'))

    expect(rowCount).toBe(1)
  })
})

describe('what the rows of a settlement refer to never goes', () => {
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
  ])('refuses %s', async (statement) => {
    const changing = database.db.pool.query(statement)

    await expect(changing).rejects.toMatchObject({ code: '23001' })
  })
})
