import { type LedgerEvent, ledgerEvents } from '@permille/contract/books/ledger'
import type {
  AccrualId,
  CampaignId,
  CreatorId,
  DiscrepancyId,
  FreezeId,
  PayoutId,
  RefundId,
  SubmissionId,
} from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exactlyOne, manyRows } from '../platform/database/query.ts'
import { literalSql, type Statement, sql } from '../platform/database/sql.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { brokenInvariants, makeApprovedPost, readingOf } from '../testing/test-marketplace.ts'
import {
  campaignAccountSql,
  campaignBudget,
  campaignFeeReserve,
  campaignRefunding,
  creatorAccountSql,
  creatorAvailable,
  creatorFrozen,
  creatorInTransit,
  creatorPending,
  ownerOfAccount,
  stripeAsset,
} from './chart-of-accounts.ts'
import type { LedgerEntry } from './ledger.ts'
import { ledgerKey, ledgerKeySql, movements } from './ledger-events.ts'
import { settleViews } from './movements/settle-views.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const id = '0197c2f6-0000-7000-8000-000000000001'
const creatorId = id as CreatorId
const campaignId = id as CampaignId
const other = '0197c2f6-0000-7000-8000-000000000002'

async function textOf(fragment: Statement<never>): Promise<string> {
  const text = sql<{ text: string }>`SELECT (${fragment})::text AS text`
  return (await exactlyOne(database.db, text)).text
}

/** The kinds of id in a key; a key's second id is of another kind than its first. */
const ids = {
  paymentIntent: id,
  submission: id as SubmissionId,
  accrual: id as AccrualId,
  payout: id as PayoutId,
  refund: id as RefundId,
  campaign: campaignId,
  run: other,
  creator: creatorId,
  release: id,
  dispute: id,
  freeze: id as FreezeId,
  reversal: other,
  part: other,
  transaction: id,
  exception: id as DiscrepancyId,
  turn: other,
}
type Columns = { [Name in keyof typeof ids]: Statement<never> }

test.each(ledgerEvents)('the key of %s is the same in code and in SQL', async (event) => {
  const columns = Object.fromEntries(
    Object.entries(ids).map(([name, value]) => [name, sql`${literalSql(value)}::uuid`]),
  ) as Columns

  const key: string = ledgerKey(event, ids)

  expect(await textOf(ledgerKeySql(event, columns))).toBe(key)
  expect(key).toContain(id)
})

test('stored keys keep their meaning', () => {
  const keys = ledgerEvents.map((event): string => movements[event].key)
  expect(keys).toEqual([
    ...['fund:{paymentIntent}', 'fund:{paymentIntent}:fee', 'bonus:{submission}', 'accr:{accrual}'],
    ...['fee:{campaign}:{run}', 'fee:{campaign}:{run}', 'rel:{creator}:{run}'],
    ...['hold:{freeze}:{creator}:{part}', 'frz:{release}:{part}', 'corr:{accrual}'],
    're:{accrual}',
    ...[
      'rec:{accrual}',
      'rec:{accrual}',
      'debt:{accrual}:off:{run}',
      'debt:{accrual}:off-undone:{run}',
      'gw:{accrual}',
      'gw:{accrual}:back',
      'adv:{accrual}',
    ],
    ...['po:{payout}:q', 'po:{payout}:paid', 'po:{payout}:other', 'po:{payout}:fail'],
    'po:{payout}:rev:{reversal}',
    ...[
      'rf:{refund}:q',
      'rf:{refund}:q:fee',
      'rf:{refund}:ok',
      'rf:{refund}:other',
      'rf:{refund}:fail',
    ],
    ...['rf:{refund}:fail:fee', 'rf:{refund}:back', 'rf:{refund}:q:owed', 'rf:{refund}:fail:owed'],
    ...['rf:{refund}:debt:{run}:{part}', 'rf:{refund}:debt-undone:{run}:{part}'],
    ...['rf:{refund}:debt-off:{run}', 'rf:{refund}:debt-off-undone:{run}'],
    ...['fund:{paymentIntent}', 'rf:{refund}:stray', 'rf:{refund}:stray:back'],
    ...['stray:{paymentIntent}:{run}', 'cb:{dispute}:stray{turn}', 'cb:{dispute}:stray:won{turn}'],
    ...['pfee:{transaction}', 'pfee:{transaction}', 'op:{transaction}', 'op:{transaction}'],
    ...['fix:{exception}', 'fix:{exception}'],
    ...[
      'cb:{dispute}:{part}{turn}',
      'cb:{dispute}:won:{part}{turn}',
      'cb:{dispute}:lost:{part}{turn}',
    ],
    ...[
      'cb:{dispute}:undone:{part}{turn}',
      'cb:{dispute}:covered:{run}:{part}',
      'cb:{dispute}:covered-undone:{part}{turn}',
      'cb:{dispute}:back:{run}:{part}',
    ],
    'cb:{dispute}:back-undone:{part}{turn}',
  ])
})

test('an account has the same name in code and in SQL', async () => {
  const column = sql<never>`${literalSql(id)}::uuid`
  const names: [string, Statement<never>][] = [
    [campaignBudget(campaignId), campaignAccountSql('budget', column)],
    [campaignFeeReserve(campaignId), campaignAccountSql('fee_reserve', column)],
    [campaignRefunding(campaignId), campaignAccountSql('refunding', column)],
    [creatorPending(creatorId), creatorAccountSql('pending', column)],
    [creatorAvailable(creatorId), creatorAccountSql('available', column)],
    [creatorInTransit(creatorId), creatorAccountSql('in_transit', column)],
    [creatorFrozen(creatorId), creatorAccountSql('frozen', column)],
  ]
  for (const [name, inStatement] of names) {
    expect(await textOf(inStatement)).toBe(name)
    expect(await textOf(ownerOfAccount(inStatement))).toBe(id)
  }
})

test('a settlement posts between its event’s accounts', async () => {
  const at = new Date('2026-01-02T03:04:05Z')
  const { campaign, id } = await makeApprovedPost(database.db, { fundedCents: 10_000 })
  const readings = [readingOf(id, 5000, at)]
  await database.db.transaction((tx) => settleViews(tx, { readings, at, holdHours: 0 }))

  const entries = await manyRows(
    database.db,
    sql<{ event: LedgerEvent; type: string; debit: string; credit: string }>`
      SELECT event, type, regexp_replace(debit_account, ':[0-9a-f-]{36}', '') AS debit,
        regexp_replace(credit_account, ':[0-9a-f-]{36}', '') AS credit
      FROM ledger_entries WHERE campaign_id = ${campaign.id}`,
  )

  expect(entries.map(({ event }) => event).toSorted()).toEqual(['accrual', 'funding'])
  for (const { event, type, debit, credit } of entries) {
    expect(type).toBe(movements[event].type)
    expect(movements[event].debit).toContain(debit)
    expect(movements[event].credit).toContain(credit)
  }
  expect(await brokenInvariants(database.db)).toEqual([])
})

test('an entry between other accounts, or with another event’s key, does not compile', () => {
  const shared = { event: 'correction', amountCents: toCents(1) } as const
  const key = ledgerKey('correction', { accrual: ids.accrual })
  const right: LedgerEntry = {
    ...shared,
    key,
    debit: creatorFrozen(creatorId),
    credit: campaignBudget(campaignId),
  }
  // @ts-expect-error: a correction never takes what is on its way
  const debit: LedgerEntry = { ...right, ...shared, debit: creatorInTransit(creatorId) }
  // @ts-expect-error: nor does it leave through the provider
  const credit: LedgerEntry = { ...right, ...shared, credit: stripeAsset }
  // @ts-expect-error: a bonus is another effect
  const foreign: LedgerEntry = { ...right, ...shared, key: ledgerKey('bonus', ids) }
  // @ts-expect-error: there is no such event
  const unknown: LedgerEntry = { ...right, event: 'payout-lost' }

  expect([debit, credit, foreign, unknown]).toHaveLength(4)
})
