import { afterAll, beforeAll, expect, test } from 'vitest'
import { addHours, systemClock } from '../../platform/clock.ts'
import type { FundingSetup } from '../funding/testing/funding-setup.ts'
import { setUpRefunds } from '../refunds/testing/refund-setup.ts'
import { followDispute } from './apply-dispute.ts'
import { findDisputes, reconcileChargebacks } from './reconcile-chargebacks.ts'
import { bankSays, payDisputed, storedChargeback } from './testing/chargeback-setup.ts'

let setup: FundingSetup

beforeAll(async () => {
  setup = await setUpRefunds()
})
afterAll(() => setup.close())

const db = () => setup.deps.database

test('a dispute whose events were lost is found in the provider’s list', async () => {
  const { campaignId, dispute } = await payDisputed(setup)
  await dispute()

  await findDisputes(setup.deps)

  expect(await storedChargeback(db(), campaignId)).toMatchObject({ fromBudgetCents: 10_000 })
})

test('what a bank has decided is asked after, even without news', async () => {
  const { campaignId, dispute } = await payDisputed(setup)
  const { id } = await dispute()
  await followDispute(setup.deps, id)
  await bankSays(setup, { id }, 'won')
  await reconcileChargebacks(setup.deps)
  const soon = await storedChargeback(db(), campaignId)

  const clock = { now: () => addHours(systemClock.now(), 2) }
  await reconcileChargebacks({ ...setup.deps, clock })

  expect(soon).toMatchObject({ status: 'needs_response' })
  expect(await storedChargeback(db(), campaignId)).toMatchObject({ status: 'won' })
})
