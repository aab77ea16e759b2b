import type { CampaignId } from '@permille/contract/ids'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeDueTransitions } from '../features/campaigns/make-due-transitions.ts'
import { applyDispute, followDispute } from '../features/chargebacks/apply-dispute.ts'
import {
  bankSays,
  payDisputed,
  storedChargeback,
} from '../features/chargebacks/testing/chargeback-setup.ts'
import { applyFundingOutcome } from '../features/funding/apply-funding-outcome.ts'
import { type FundingSetup, openFunding, pay } from '../features/funding/testing/funding-setup.ts'
import { requestRefund } from '../features/refunds/request-refund.ts'
import { sendRefund } from '../features/refunds/send-refund.ts'
import {
  endCampaign,
  payFor,
  setUpRefunds,
  spendOf,
  storedRefunds,
} from '../features/refunds/testing/refund-setup.ts'
import { readBalance } from '../money/balances.ts'
import { campaignBudget, campaignRefunding } from '../money/chart-of-accounts.ts'
import { addHours } from '../platform/clock.ts'
import { exactlyOne, run } from '../platform/database/query.ts'
import { sql } from '../platform/database/sql.ts'
import { brokenInvariants } from '../testing/test-marketplace.ts'
import { inBothOrders, ordered, race } from './testing/race.ts'

let refunds: FundingSetup
beforeAll(async () => {
  refunds = await setUpRefunds()
})
afterAll(() => refunds.close())
afterEach(async () => expect(await brokenInvariants(refunds.deps.database)).toEqual([]))

const refundOf = (campaignId: CampaignId) => () =>
  refunds.deps.database.transaction((tx) =>
    requestRefund(tx, { campaignId, brand: refunds.brand, requestId: 'race' }, new Date()),
  )

async function heldFor(campaignId: CampaignId) {
  const db = refunds.deps.database
  return {
    budget: await readBalance(db, campaignBudget(campaignId)),
    refunding: await readBalance(db, campaignRefunding(campaignId)),
  }
}

test.each(inBothOrders)('a refund that comes $order and a late payment', async ({ isFirst }) => {
  const campaignId = await payFor(refunds)
  const late = await openFunding(refunds, { campaignId })
  await pay(refunds, late)
  await endCampaign(refunds, campaignId)
  const book = () => applyFundingOutcome(refunds.deps, late.fundingId)

  const row = { kind: 'campaign', id: campaignId } as const
  const ends = await race(
    refunds.deps.database,
    row,
    ordered<() => Promise<unknown>>(isFirst, refundOf(campaignId), book),
  )

  expect(ends).toEqual(['done', 'done'])
  expect(await heldFor(campaignId)).toEqual(
    isFirst ? { budget: 10_000, refunding: 11_000 } : { budget: 0, refunding: 22_000 },
  )
})

test.each(inBothOrders)('a refund that comes $order and the start', async ({ isFirst }) => {
  const { database, log } = refunds.deps
  const campaignId = await payForDraft()
  const clock = { now: () => addHours(new Date(), 3) }
  const start = () => makeDueTransitions({ database, log, clock })

  const row = { kind: 'campaign', id: campaignId } as const
  const ends = await race(
    database,
    row,
    ordered<() => Promise<unknown>>(isFirst, refundOf(campaignId), start),
  )

  const { status } = await exactlyOne(
    database,
    sql<{ status: string }>`SELECT status FROM campaigns WHERE id = ${campaignId}`,
  )
  expect([status, ends]).toEqual(
    isFirst ? ['completed', ['done', 'done']] : ['live', ['done', 'campaign-not-over']],
  )
})

/** It is to start in two hours. */
async function payForDraft(): Promise<CampaignId> {
  const { campaignId, fundingId, ...open } = await openFunding(refunds)
  const startsAt = addHours(new Date(), 2)
  await run(
    refunds.deps.database,
    sql`UPDATE campaigns SET starts_at = ${startsAt} WHERE id = ${campaignId}`,
  )
  await pay(refunds, open)
  await applyFundingOutcome(refunds.deps, fundingId)
  return campaignId
}

test.each(inBothOrders)('a refund that comes $order and a claim', async ({ isFirst }) => {
  const { campaignId, dispute } = await payDisputed(refunds)
  await spendOf(refunds, campaignId, 4000)
  await endCampaign(refunds, campaignId)
  const { id } = await dispute()
  const claim = () => followDispute(refunds.deps, id)

  const row = { kind: 'campaign', id: campaignId } as const
  const ends = await race(
    refunds.deps.database,
    row,
    ordered<() => Promise<unknown>>(isFirst, refundOf(campaignId), claim),
  )
  for (const refund of await storedRefunds(refunds.deps.database, campaignId)) {
    await sendRefund(refunds.deps, refund.id)
  }

  expect(ends).toEqual(isFirst ? ['done', 'done'] : ['done', 'payment-disputed'])
  const stored = await storedRefunds(refunds.deps.database, campaignId)
  expect(stored.map(({ status }) => status)).toEqual(isFirst ? ['failed'] : [])
  expect(await storedChargeback(refunds.deps.database, campaignId)).toMatchObject(
    isFirst
      ? { fromBudgetCents: 0, fromFeeCents: 0, owedCents: 11_000 }
      : { fromBudgetCents: 6000, fromFeeCents: 600, owedCents: 4400 },
  )
})

test.each(inBothOrders)(
  'the notice of a win that comes $order and of a loss',
  async ({ isFirst }) => {
    const { campaignId, dispute } = await payDisputed(refunds)
    const { id } = await dispute()
    await followDispute(refunds.deps, id)
    await bankSays(refunds, { id }, 'won')
    const won = await refunds.deps.provider.retrieveDispute(id)
    const hear = (status: 'won' | 'lost') => () => applyDispute(refunds.deps, { ...won, status })

    const row = { kind: 'campaign', id: campaignId } as const
    const ends = await race(refunds.deps.database, row, ordered(isFirst, hear('won'), hear('lost')))

    expect(ends).toEqual(['done', 'done'])
    const stored = await storedChargeback(refunds.deps.database, campaignId)
    expect([stored.status, stored.problem !== null]).toEqual(['won', isFirst])
    expect(await heldFor(campaignId)).toMatchObject({ budget: 10_000 })
  },
)
