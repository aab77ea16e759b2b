import { afterAll, beforeAll, expect, test } from 'vitest'
import { readLastCheck } from '#money/books/read-books.ts'
import { watchBooks } from '#money/books/watch-books.ts'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { makeCreator } from '#testing/test-marketplace.ts'
import { booksWatchOf, type PayoutSetup, setUpPayouts } from '../payouts/testing/payout-setup.ts'
import { bookLostHistory } from './book-lost-history.ts'

let setup: PayoutSetup
beforeAll(async () => {
  setup = await setUpPayouts()
})
afterAll(() => setup.close())

const db = () => setup.database.db

test('rules guaranteed by constraints are checked before payouts resume, and stop them while broken', async () => {
  const watch = booksWatchOf(setup.deps)
  const creator = await makeCreator(db())
  await run(db(), sql`ALTER TABLE payouts DROP CONSTRAINT payouts_total_cents_check`)
  await run(
    db(),
    sql`INSERT INTO payouts (id, creator_id, total_cents, destination)
      VALUES (${newId()}, ${creator.id}, 999, 'acct_1')`,
  )
  await run(
    db(),
    sql`INSERT INTO restores (id, backup_at) VALUES (${newId()}, now() - interval '1 hour')`,
  )

  await bookLostHistory({ ...setup.deps, ...watch, platformFeeBps: 1000 })
  await watchBooks(watch)
  const broken = await readLastCheck(db())
  await setup.database.db.transaction(async (tx) => {
    await run(tx, sql`SET LOCAL session_replication_role = replica`)
    await run(tx, sql`DELETE FROM payouts WHERE total_cents = 999`)
  })
  await watchBooks(watch)
  const mended = await readLastCheck(db())

  const ofRule = ({ rules }: typeof broken) => rules.find(({ id }) => id === 'I11')?.offenders
  expect([ofRule(broken), ofRule(mended)]).toEqual([
    [expect.objectContaining({ detail: '999' })],
    [],
  ])
  expect(broken.arePayoutsStopped).toBe(true)
})
