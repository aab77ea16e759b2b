import type { CampaignId, FraudWarningId, FundingId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FundingSetup } from '#features/funding/testing/funding-setup.ts'
import {
  payFor,
  refuseOf,
  setUpRefunds,
  spendOf,
  storedRefunds,
} from '#features/refunds/testing/refund-setup.ts'
import { exactlyOne } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { brokenInvariants } from '#testing/test-marketplace.ts'
import { makeAdmin } from '#testing/test-users.ts'
import { until } from '#testing/until.ts'
import { followDispute } from '../apply-dispute.ts'
import { payDisputed, storedCampaign } from '../testing/chargeback-setup.ts'
import { keepWarned, refundWarned } from './decide-fraud-warning.ts'
import { listFraudWarnings, saveWarning } from './fraud-store.ts'
import { fraudWarningHandler } from './handle-fraud-warning.ts'

let setup: FundingSetup
let admin: Awaited<ReturnType<typeof makeAdmin>>

beforeAll(async () => {
  setup = await setUpRefunds()
  admin = await makeAdmin(setup.deps.database)
})
afterAll(() => setup.close())

const db = () => setup.deps.database

/** The provider's id of the newest report. */
async function reportedId(): Promise<string> {
  let id = ''
  await until('a report at the provider', async () => {
    const response = await fetch(`${setup.sandbox.url}/v1/radar/early_fraud_warnings`, {
      headers: { authorization: 'Bearer sk_test_sandbox' },
    })
    const { data } = (await response.json()) as { data: { id: string }[] }
    id = data[0]?.id ?? ''
    return id !== ''
  })
  return id
}

const handle = (objectId: string) =>
  fraudWarningHandler(setup.deps)({
    id: 'evt_1',
    type: 'radar.early_fraud_warning.created',
    objectId,
    accountId: null,
    receivedAt: new Date(),
    attempts: 0,
    processedAt: null,
  })

async function warningOf(campaignId: CampaignId): Promise<FraudWarningId> {
  const { id } = await exactlyOne(
    db(),
    sql<{ id: FraudWarningId }>`SELECT w.id FROM fraud_warnings w
      JOIN campaign_funding f ON f.id = w.funding_id WHERE f.campaign_id = ${campaignId}`,
  )
  return id
}

const decision = (id: FraudWarningId) => ({
  id,
  adminUserId: admin.userId,
  reason: 'The card is stolen',
  at: new Date(),
  requestId: 'test',
})

test('a reported payment shows what its card can get back, and is refunded once', async () => {
  const campaignId = await payFor(setup, { card: 'pm_card_createIssuerFraudRecord' })
  await spendOf(setup, campaignId, 4000)
  const stripeId = await reportedId()
  await handle(stripeId)
  expect(await handle(stripeId)).toEqual({ kind: 'done', outcome: 'fraud-warning' })
  const id = await warningOf(campaignId)
  const [shown] = await listFraudWarnings(db(), { at: new Date(), limit: 10 })
  expect(shown).toMatchObject({ amountCents: 11_000, refundableCents: 6600, isActionable: true })
  const states = async () => [
    (await listFraudWarnings(db(), { at: new Date(), state: 'open', limit: 10 })).map(
      (each) => each.id,
    ),
    (await listFraudWarnings(db(), { at: new Date(), state: 'closed', limit: 10 })).map(
      (each) => each.id,
    ),
  ]
  const before = await states()

  await db().transaction((tx) => refundWarned(tx, decision(id)))

  expect([before, await states()]).toEqual([
    [[id], []],
    [[], [id]],
  ])
  const again = db().transaction((tx) => refundWarned(tx, decision(id)))
  await expect(again).rejects.toMatchObject({ code: 'fraud-warning-decided' })
  expect(await storedRefunds(db(), campaignId)).toMatchObject([
    { amountCents: 6000, feeCents: 600, status: 'requested' },
  ])
  expect(await storedCampaign(db(), campaignId)).toMatchObject({
    status: 'paused',
    pauseReasons: ['admin'],
  })
  expect(await brokenInvariants(db())).toEqual([])
})

test('a genuine payment is kept with a reason, and decided once', async () => {
  const campaignId = await payFor(setup)
  const { fundingId } = await exactlyOne(
    db(),
    sql<{ fundingId: FundingId }>`SELECT id AS funding_id
      FROM campaign_funding WHERE campaign_id = ${campaignId}`,
  )
  const id = 'dddddddd-dddd-4ddd-8ddd-dddddddddddd' as FraudWarningId
  const warning = {
    warningId: id,
    id: 'issfr_1',
    fundingId,
    paymentIntentId: null,
    fraudType: 'misc',
    isActionable: true,
    createdAt: new Date(),
  }
  await db().transaction((tx) => saveWarning(tx, warning))

  await db().transaction((tx) => keepWarned(tx, decision(id)))

  const again = db().transaction((tx) => refundWarned(tx, decision(id)))
  await expect(again).rejects.toMatchObject({ code: 'fraud-warning-decided' })
  expect(await storedCampaign(db(), campaignId)).toMatchObject({ status: 'live' })
})

test('a payment disputed in the meantime is not also refunded', async () => {
  const { campaignId, dispute } = await payDisputed(setup)
  await followDispute(setup.deps, (await dispute()).id)
  const { fundingId } = await exactlyOne(
    db(),
    sql<{ fundingId: FundingId }>`SELECT id AS funding_id
      FROM campaign_funding WHERE campaign_id = ${campaignId}`,
  )
  const id = 'eeeeeeee-eeee-4eee-8eee-eeeeeeeeeeee' as FraudWarningId
  const warning = {
    warningId: id,
    id: 'issfr_2',
    fundingId,
    paymentIntentId: null,
    fraudType: 'misc',
    isActionable: false,
    createdAt: new Date(),
  }
  await db().transaction((tx) => saveWarning(tx, warning))

  const refunding = db().transaction((tx) => refundWarned(tx, decision(id)))

  await expect(refunding).rejects.toMatchObject({ code: 'payment-disputed' })
})

test('money that a creator can still win is not refunded', async () => {
  const campaignId = await payFor(setup, { card: 'pm_card_createIssuerFraudRecord' })
  await refuseOf(setup, campaignId, 2000)
  const id = newId<FraudWarningId>()
  const { fundingId } = await exactlyOne(
    db(),
    sql<{ fundingId: FundingId }>`SELECT id AS funding_id FROM campaign_funding
      WHERE campaign_id = ${campaignId}`,
  )
  const told = {
    fraudType: 'misc',
    isActionable: true,
    paymentIntentId: null,
    createdAt: new Date(),
  }
  await db().transaction((tx) =>
    saveWarning(tx, { ...told, id: 'issfr_kept', warningId: id, fundingId }),
  )

  await db().transaction((tx) => refundWarned(tx, decision(id)))

  expect(await storedRefunds(db(), campaignId)).toMatchObject([
    { amountCents: 8000, feeCents: 800, owedCents: 0 },
  ])
  expect(await brokenInvariants(db())).toEqual([])
})
