import type { CampaignId, UserId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { manyRows } from '../platform/database/query.ts'
import { sql } from '../platform/database/sql.ts'
import { makeAdmin } from '../testing/test-users.ts'
import { writeOffBrandDebts } from './movements/brand-debts/write-off-brand-debts.ts'
import { type DebtFixtures, openDebtFixtures } from './testing/debt-fixtures.ts'
import { givenClaim } from './testing/make-lost-chargeback.ts'

let scene: DebtFixtures
beforeAll(async () => {
  scene = await openDebtFixtures()
})
afterAll(() => scene.close())

const db = () => scene.database.db

/** Who caused each kind of entry that names these campaigns, apart from what creators earn. */
async function causesIn(
  ...campaignIds: readonly CampaignId[]
): Promise<Record<string, string | null>> {
  const rows = await manyRows(
    db(),
    sql<{
      event: string
      userId: string | null
    }>`SELECT DISTINCT event, user_id FROM ledger_entries e
      WHERE campaign_id = ANY(${campaignIds}::uuid[]) AND submission_id IS NULL ORDER BY event`,
  )
  const causes = Object.fromEntries(rows.map(({ event, userId }) => [event, userId]))
  expect(Object.keys(causes)).toHaveLength(rows.length)
  return causes
}

test('a payment names no one, and a refund names its requester', async () => {
  const paid = await scene.givenPaid()
  const refund = await scene.givenRefund(paid)
  await scene.book(refund, refund.made)

  const { userId } = paid.campaign.brand
  expect(await causesIn(paid.campaign.id)).toEqual({
    funding: null,
    'funding-fee': null,
    'refund-requested': userId,
    'refund-requested-fee': userId,
    'refund-paid': userId,
  })
})

test.each(['won', 'lost'] as const)(
  'a bank’s withdrawals and decisions name no one: %s',
  async (said) => {
    const paid = await scene.givenPaid()
    await scene.givenEarned(paid, 3000)
    const takeBack = await scene.givenEarned(paid, 3000)

    const say = await givenClaim(db(), paid)
    await takeBack()
    await say(said)

    const causes = await causesIn(paid.campaign.id)
    expect(Object.keys(causes)).toEqual(
      expect.arrayContaining(['chargeback-opened', 'chargeback-covered', `chargeback-${said}`]),
    )
    const fromBanks = Object.entries(causes).filter(([event]) => event.startsWith('chargeback'))
    expect(fromBanks.map(([, userId]) => userId)).toEqual(fromBanks.map(() => null))
  },
)

test('returned money that pays a debt or a loss names no one', async () => {
  const owed = await scene.givenOwed()
  await owed.takeBack()
  const lost = await scene.givenPaid()
  const takeBack = await scene.givenEarned(lost, 6000)
  await scene.makeLostChargeback(lost)
  await takeBack()

  const causes = await causesIn(owed.campaign.id, lost.campaign.id)

  expect(causes).toMatchObject({ 'brand-debt-paid': null, 'chargeback-recovered': null })
})

test('a write-off names its admin', async () => {
  const owed = await scene.givenOwed()
  const { userId: adminUserId } = await makeAdmin(db())
  const { brandId } = owed.campaign.brand

  await db().transaction((tx) =>
    writeOffBrandDebts(tx, { brandIds: [brandId], adminUserId, at: new Date() }),
  )

  const named = await manyRows(
    db(),
    sql<{
      userId: UserId
    }>`SELECT user_id FROM ledger_entries WHERE event = 'brand-debt-written-off'`,
  )
  expect(named).toEqual([{ userId: adminUserId }])
})
