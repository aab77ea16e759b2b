import { toCents } from '@permille/contract/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Transaction } from '#platform/database/database.ts'
import { manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { stripeAsset } from '../chart-of-accounts.ts'
import { fillKey } from '../key-parts.ts'
import { movements } from '../ledger-events.ts'
import { differences, sideOf } from './comparison-totals.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** One entry of every movement of our balance at the provider, and what their keys name. */
async function writeOneOfEach(tx: Transaction): Promise<void> {
  const [payout, refund, discrepancy] = [newId(), newId(), newId()]
  await run(tx, sql`SET LOCAL session_replication_role = replica`)
  await run(
    tx,
    sql`INSERT INTO payouts (id, creator_id, total_cents, destination, status, stripe_transfer_id, settled_at)
      VALUES (${payout}, ${newId()}, 1000, 'acct_1', 'paid', 'tr_1', now())`,
  )
  await run(
    tx,
    sql`INSERT INTO refunds (id, campaign_id, funding_id, requested_by, amount_cents, fee_cents, status,
        stripe_refund_id, settled_at)
      VALUES (${refund}, ${newId()}, ${newId()}, ${newId()}, 100, 0, 'succeeded', 're_1', now())`,
  )
  await run(
    tx,
    sql`INSERT INTO book_exceptions (id, subject_kind, subject_ref, provider_cents, ledger_cents, found_at)
      VALUES (${discrepancy}, 'payment', 'pi_2', 1, 2, now())`,
  )
  const own = {
    payout,
    refund,
    exception: discrepancy,
    paymentIntent: 'pi_1',
    dispute: 'dp_1',
    transaction: 'txn_1',
  }
  const moved = Object.entries(movements).filter(([, { debit, credit }]) =>
    [...debit, ...credit].some((account) => account === stripeAsset),
  )
  for (const [at, [event, { type, key }]] of moved.entries()) {
    await run(
      tx,
      sql`INSERT INTO ledger_entries (id, type, event, amount_cents, debit_account, credit_account, idempotency_key)
        VALUES (${newId()}, ${type}, ${event}, ${toCents(2 ** at)}, ${stripeAsset}, 'stray:pi_3',
          ${fillKey(key, { ...own, part: 'budget', reversal: 'trr_1' })})
        ON CONFLICT (idempotency_key) DO NOTHING`,
    )
  }
}

test('the entries of one subject, found by their keys, are those that the comparison sums', async () => {
  const { all, found } = await database.db.transaction(async (tx) => {
    await writeOneOfEach(tx)
    const all = await manyRows(tx, differences)
    const found = []
    for (const { kind, ref } of all) {
      const lines = await manyRows(tx, sideOf('ledger', { kind, ref }))
      found.push([kind, ref, lines.reduce((sum, { cents }) => sum + cents, 0)])
    }
    return { all, found }
  })

  expect(all.map(({ kind }) => kind).toSorted()).toEqual([
    'dispute',
    'fee',
    'operator',
    'payment',
    'payment',
    'refund',
    'transfer',
  ])
  expect(found).toEqual(all.map(({ kind, ref, ledgerCents }) => [kind, ref, ledgerCents]))
})
