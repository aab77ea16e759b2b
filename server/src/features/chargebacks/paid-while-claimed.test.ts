import { setApartSentence } from '@permille/contract/funding/funding'
import type { DiscrepancyId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBalance } from '#money/balances.ts'
import { unmatchedPayment } from '#money/chart-of-accounts.ts'
import { exactlyOne, manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { brokenInvariants } from '#testing/test-marketplace.ts'
import { changeCampaignStatus } from '../campaigns/public.ts'
import { queuedJobs } from '../campaigns/testing/stored-campaign.ts'
import { listPayments } from '../events/sources/money-events-store.ts'
import { applyFundingOutcome } from '../funding/apply-funding-outcome.ts'
import { cancelOpenFundings } from '../funding/cancel-funding.ts'
import { comparePayments } from '../funding/compare-payments.ts'
import { reconcileFundings } from '../funding/reconcile-fundings.ts'
import {
  type FundingSetup,
  openFunding,
  pay,
  storedFunding,
} from '../funding/testing/funding-setup.ts'
import { bookOutsideRefund } from '../refunds/book-outside-refund.ts'
import { endCampaign, payFor, setUpRefunds, spendOf } from '../refunds/testing/refund-setup.ts'
import { applyDispute, followDispute } from './apply-dispute.ts'
import {
  bankSays,
  disputePaymentOf,
  payDisputed,
  storedCampaign,
  storedChargeback,
} from './testing/chargeback-setup.ts'

let setup: FundingSetup
beforeAll(async () => {
  setup = await setUpRefunds()
})
afterAll(() => setup.close())

const db = () => setup.deps.database
type Open = Awaited<ReturnType<typeof openFunding>>

/** A payment of $100.00, of which $60.00 were earned, and a form over $20.00 that is still open. */
async function givenOpenForm() {
  const { campaignId, dispute } = await payDisputed(setup)
  await spendOf(setup, campaignId, 6000)
  const form = await openFunding(setup, { campaignId, amountCents: 2000 })
  /** The bank claims the payment; returns the dispute's id. */
  const claim = async () => {
    const { id } = await dispute()
    await followDispute(setup.deps, id)
    return id
  }
  return { campaignId, form, claim }
}

const lose = async (id: string) => {
  await bankSays(setup, { id }, 'lost')
  await followDispute(setup.deps, id)
}

async function payForm(form: Open): Promise<string> {
  await pay(setup, form)
  return await applyFundingOutcome(setup.deps, form.fundingId)
}

async function discrepancyOf(form: Open) {
  return await exactlyOne(
    db(),
    sql<{ id: DiscrepancyId; state: string; cents: number }>`SELECT id, state,
        provider_cents AS cents FROM book_exceptions WHERE subject_ref = ${form.intentId}`,
  )
}

test('a claim cancels the open payment, and no one can pay it', async () => {
  const { campaignId, form, claim } = await givenOpenForm()
  await claim()
  expect(await queuedJobs(db(), 'payments-unwanted')).toContainEqual({ campaignId })

  await cancelOpenFundings(setup.deps, campaignId)

  expect(await storedFunding(db(), form.fundingId)).toMatchObject({ status: 'failed' })
  expect(await pay(setup, form)).toBe(400)
})

test('the poller cancels it if the job is lost', async () => {
  const { form, claim } = await givenOpenForm()
  await claim()

  await reconcileFundings(setup.deps, 3600)

  expect(await storedFunding(db(), form.fundingId)).toMatchObject({ status: 'failed' })
})

test('money paid during the claim is set apart: the loss does not take it, and an admin decides', async () => {
  const { campaignId, form, claim } = await givenOpenForm()
  const id = await claim()

  const outcome = await payForm(form)
  await lose(id)

  expect(outcome).toBe('set-apart')
  expect(await storedFunding(db(), form.fundingId)).toMatchObject({
    status: 'failed',
    lastError: setApartSentence,
  })
  expect(await readBalance(db(), unmatchedPayment(form.intentId))).toBe(2200)
  expect(await discrepancyOf(form)).toMatchObject({ state: 'returned', cents: 2200 })
  expect(await storedCampaign(db(), campaignId)).toMatchObject({ leftCents: 0 })
  expect(await storedChargeback(db(), campaignId)).toMatchObject({
    owedCents: 6600,
    writtenOffCents: 6600,
  })
  expect(await brokenInvariants(db())).toEqual([])
})

test('so is money paid after a loss, and a repeated event sets it apart once', async () => {
  const { form, claim } = await givenOpenForm()
  await lose(await claim())

  const outcomes = [await payForm(form), await applyFundingOutcome(setup.deps, form.fundingId)]

  expect(outcomes).toEqual(['set-apart', 'unchanged'])
  expect(await readBalance(db(), unmatchedPayment(form.intentId))).toBe(2200)
  const { offenders } = await comparePayments(setup.deps, null)
  expect(offenders).toEqual([])
  expect(await brokenInvariants(db())).toEqual([])
})

test('its brand is notified of that, and not of its arrival', async () => {
  const { form, claim } = await givenOpenForm()
  await claim()
  const after = new Date(Date.now() - 60_000)
  await payForm(form)

  const until = new Date(Date.now() + 60_000)
  const told = await listPayments(db(), { after, until, rowsMax: 100 })

  expect(told.find(({ fundingId }) => fundingId === form.fundingId)).toMatchObject({
    step: 'set_apart',
    amountCents: 2000,
    feeCents: 200,
  })
})

test('a bank’s claim on a payment set apart withdraws only that', async () => {
  const { form, claim } = await givenOpenForm()
  await claim()
  await payForm(form)

  const second = await disputePaymentOf(setup, { intentId: form.intentId, how: 'claim' })
  const outcome = await applyDispute(setup.deps, second)

  expect(outcome).toMatchObject({ kind: 'done' })
  expect(await readBalance(db(), unmatchedPayment(form.intentId))).toBe(0)
  expect(await brokenInvariants(db())).toEqual([])
})

test('an ended campaign books it as late, and the loss does not take it', async () => {
  const { campaignId, form, claim } = await givenOpenForm()
  const id = await claim()
  await endCampaign(setup, campaignId)

  const outcome = await payForm(form)
  await lose(id)

  expect(outcome).toBe('succeeded')
  expect(await storedCampaign(db(), campaignId)).toMatchObject({ leftCents: 2000 })
  expect(await brokenInvariants(db())).toEqual([])
})

test('a campaign paused by an admin accepts the payment, and stays paused', async () => {
  const campaignId = await payFor(setup)
  const form = await openFunding(setup, { campaignId, amountCents: 2000 })
  const editor = { kind: 'admin', userId: setup.brand.userId } as const
  const pause = { campaignId, change: 'pause', editor, at: new Date() } as const
  await db().transaction((tx) => changeCampaignStatus(tx, pause))

  const outcome = await payForm(form)

  expect(outcome).toBe('succeeded')
  expect(await storedCampaign(db(), campaignId)).toMatchObject({
    status: 'paused',
    pauseReasons: ['admin'],
    leftCents: 12_000,
  })
})

test('a campaign without a claim accepts the payment', async () => {
  const campaignId = await payFor(setup)
  const form = await openFunding(setup, { campaignId, amountCents: 2000 })

  expect(await payForm(form)).toBe('succeeded')
})

test('a dashboard refund of a payment set apart, before an admin takes it over, is booked', async () => {
  const { form, claim } = await givenOpenForm()
  await pay(setup, form)
  await claim()
  await applyFundingOutcome(setup.deps, form.fundingId)
  const { deps, sandbox } = setup
  const made = await sandbox.refundAtDashboard({ intentId: form.intentId, amountCents: 2200 })

  const outcome = await bookOutsideRefund(deps, await deps.provider.retrieveRefund(made))

  expect(outcome).toBe('booked')
  const entries = await manyRows(
    db(),
    sql<{ event: string; userId: string | null }>`SELECT event, user_id FROM ledger_entries
      WHERE ${unmatchedPayment(form.intentId)} IN (debit_account, credit_account) ORDER BY seq`,
  )
  expect(entries).toEqual([
    { event: 'stray-received', userId: null },
    { event: 'stray-refunded', userId: null },
  ])
  expect(await brokenInvariants(db())).toEqual([])
})
