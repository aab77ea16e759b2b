import type { CampaignId, RefundId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import {
  brokenInvariants,
  earn,
  makeApprovedSubmission,
  makeCreator,
  makeLiveCampaign,
} from '#testing/test-marketplace.ts'
import { readBalance } from '../balances.ts'
import { campaignFeeReserve, campaignRefunding } from '../chart-of-accounts.ts'
import { postEntries } from '../ledger.ts'
import { ledgerKey } from '../ledger-events.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

async function givenCampaign(money: { fundedCents: number; feeCents: number }) {
  return await database.db.transaction(async (tx) => {
    const { id: campaignId } = await makeLiveCampaign(tx, money)
    const creator = await makeCreator(tx)
    return {
      campaignId,
      submissionId: await makeApprovedSubmission(tx, { campaignId, creator }),
    }
  })
}

async function feesOf(campaignId: CampaignId): Promise<number[]> {
  const rows = await manyRows(
    database.db,
    sql<{ amountCents: number }>`SELECT amount_cents FROM ledger_entries
      WHERE campaign_id = ${campaignId} AND credit_account = 'income:platform_fee' ORDER BY id`,
  )
  return rows.map(({ amountCents }) => amountCents)
}

test('each settlement earns the difference to the fee for everything paid so far', async () => {
  const { campaignId, submissionId } = await givenCampaign({ fundedCents: 10_000, feeCents: 999 })

  // $3.33, $3.34 more and all that is left: 33.27, 66.63 and 999 cents of fee, rounded down.
  await earn(database.db, { submissionId, views: 1110 })
  await earn(database.db, { submissionId, views: 2224 })
  await earn(database.db, { submissionId, views: 40_000 })

  expect(await feesOf(campaignId)).toEqual([33, 33, 933])
  expect(await readBalance(database.db, campaignFeeReserve(campaignId))).toBe(0)
  expect(await brokenInvariants(database.db)).toEqual([])
})

test('a fee of less than a cent waits for more, and a campaign without a fee earns none', async () => {
  const small = await givenCampaign({ fundedCents: 10_000, feeCents: 10 })
  const free = await givenCampaign({ fundedCents: 10_000, feeCents: 0 })

  for (const views of [1000, 2000, 3000, 4000]) {
    await earn(database.db, { submissionId: small.submissionId, views })
    await earn(database.db, { submissionId: free.submissionId, views })
  }

  expect(await feesOf(small.campaignId)).toEqual([1])
  expect(await feesOf(free.campaignId)).toEqual([])
  expect(await brokenInvariants(database.db)).toEqual([])
})

test('a fee returned to the brand is not earned again', async () => {
  const { campaignId, submissionId } = await givenCampaign({ fundedCents: 10_000, feeCents: 1000 })
  await earn(database.db, { submissionId, views: 10_000 })
  await database.db.transaction((tx) =>
    postEntries(tx, [
      {
        event: 'refund-requested-fee',
        amountCents: toCents(650),
        debit: campaignFeeReserve(campaignId),
        credit: campaignRefunding(campaignId),
        key: ledgerKey('refund-requested-fee', { refund: newId<RefundId>() }),
        campaignId,
      },
    ]),
  )

  await earn(database.db, { submissionId, views: 30_000 })

  expect(await feesOf(campaignId)).toEqual([300, 50])
  expect(await readBalance(database.db, campaignFeeReserve(campaignId))).toBe(0)
})
