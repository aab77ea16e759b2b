import type { CampaignId, CreatorId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../platform/database/database.ts'
import { exactlyOne } from '../platform/database/query.ts'
import { sql } from '../platform/database/sql.ts'
import { newId } from '../platform/ids.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import {
  type CampaignBalances,
  type CreatorBalances,
  campaignBalances,
  creatorBalances,
  readBalance,
} from './balances.ts'
import {
  type AccountName,
  campaignBudget,
  campaignFeeReserve,
  creatorAvailable,
  creatorFrozen,
  creatorInTransit,
  creatorPending,
  stripeAsset,
} from './chart-of-accounts.ts'
import { type LedgerEntry, postEntries } from './ledger.ts'
import { ledgerKey } from './ledger-events.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const campaign = newId<CampaignId>()
const creator = newId<CreatorId>()

/** Amounts chosen so that no two sums are equal. */
const entries: readonly LedgerEntry[] = [
  {
    event: 'funding',
    debit: stripeAsset,
    credit: campaignBudget(campaign),
    amountCents: toCents(10_000),
    key: ledgerKey('funding', { paymentIntent: 'pi' }),
  },
  {
    event: 'funding-fee',
    debit: stripeAsset,
    credit: campaignFeeReserve(campaign),
    amountCents: toCents(700),
    key: ledgerKey('funding-fee', { paymentIntent: 'pi' }),
  },
  {
    event: 'accrual',
    debit: campaignBudget(campaign),
    credit: creatorPending(creator),
    amountCents: toCents(1234),
    key: ledgerKey('accrual', { accrual: newId() }),
  },
  {
    event: 'accrual',
    debit: campaignBudget(campaign),
    credit: creatorFrozen(creator),
    amountCents: toCents(50),
    key: ledgerKey('accrual', { accrual: newId() }),
  },
  {
    event: 'hold-released',
    debit: creatorPending(creator),
    credit: creatorAvailable(creator),
    amountCents: toCents(1011),
    key: ledgerKey('hold-released', { creator, run: newId() }),
  },
  {
    event: 'payout-queued',
    debit: creatorAvailable(creator),
    credit: creatorInTransit(creator),
    amountCents: toCents(1001),
    key: ledgerKey('payout-queued', { payout: newId() }),
  },
]

function creatorSide(db: Database, id: string): Promise<CreatorBalances> {
  return exactlyOne(
    db,
    sql<CreatorBalances>`SELECT b.* FROM (SELECT ${id}::uuid AS id) c
      CROSS JOIN LATERAL ${creatorBalances(sql`c.id`)} b`,
  )
}

function campaignSide(db: Database, id: string): Promise<CampaignBalances> {
  return exactlyOne(
    db,
    sql<CampaignBalances>`SELECT b.* FROM (SELECT ${id}::uuid AS id) c
      CROSS JOIN LATERAL ${campaignBalances(sql`c.id`)} b`,
  )
}

test('each balance belongs to its account', async () => {
  const { db } = database
  await db.transaction((tx) => postEntries(tx, entries))
  const held = (account: AccountName) => readBalance(db, account)

  expect(await creatorSide(db, creator)).toEqual({
    availableCents: await held(creatorAvailable(creator)),
    maturingCents: await held(creatorPending(creator)),
    frozenCents: await held(creatorFrozen(creator)),
    inTransitCents: await held(creatorInTransit(creator)),
  })
  expect(await creatorSide(db, creator)).toMatchObject({ availableCents: 10, maturingCents: 223 })
  expect(await campaignSide(db, campaign)).toEqual({
    spendableCents: await held(campaignBudget(campaign)),
    feeReserveCents: await held(campaignFeeReserve(campaign)),
    refundingCents: 0,
  })
})

test('an amount that is not a whole number of cents is never posted', async () => {
  const [entry] = entries
  for (const wrong of ['1234', 12.5, Number.NaN]) {
    const posting = database.db.transaction((tx) =>
      postEntries(tx, [{ ...entry, amountCents: wrong } as unknown as LedgerEntry]),
    )
    await expect(posting).rejects.toThrow('is not cents')
  }
})

test('a key is posted once: repeating it changes nothing, different content is an error', async () => {
  const { db } = database
  const key = ledgerKey('funding', { paymentIntent: newId() })
  const credit = campaignBudget(newId<CampaignId>())
  const [first] = entries.map((entry) => ({ ...entry, key, credit }) as LedgerEntry)
  if (first === undefined) throw new Error('there are entries')
  const post = (entry: LedgerEntry) => db.transaction((tx) => postEntries(tx, [entry]))
  await post(first)

  await post(first)

  expect(await readBalance(db, credit)).toBe(first.amountCents)
  await expect(post({ ...first, amountCents: toCents(1) })).rejects.toThrow('other content')
})

test('a creator without earnings has no balance', async () => {
  const nothing = { availableCents: 0, maturingCents: 0, frozenCents: 0, inTransitCents: 0 }
  expect(await creatorSide(database.db, newId())).toEqual(nothing)
  expect(await campaignSide(database.db, newId())).toEqual({
    spendableCents: 0,
    feeReserveCents: 0,
    refundingCents: 0,
  })
})
