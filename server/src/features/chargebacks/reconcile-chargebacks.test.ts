import type { CampaignId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addHours, systemClock } from '#platform/clock.ts'
import { manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
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
const byCampaign = (id: CampaignId) => sql`SELECT id FROM chargebacks WHERE campaign_id = ${id}`

test('a dispute whose events were lost is found in the provider’s list', async () => {
  const { campaignId, dispute } = await payDisputed(setup)
  await dispute()

  await findDisputes(setup.deps)

  expect(await storedChargeback(db(), campaignId)).toMatchObject({ fromBudgetCents: 10_000 })
})

test('after a restore disputes opened since its backup are found, however old it is', async () => {
  const { campaignId, dispute } = await payDisputed(setup)
  await dispute()
  const inFiveDays = addHours(systemClock.now(), 120)
  const later = { ...setup.deps, clock: { now: () => inFiveDays } }
  await findDisputes(later)
  const knownBefore = await manyRows(db(), byCampaign(campaignId))
  await run(
    db(),
    sql`INSERT INTO restores (id, backup_at, restored_at)
      VALUES (${newId()}, ${addHours(inFiveDays, -121)}, ${addHours(inFiveDays, -1)})`,
  )

  await findDisputes(later)

  expect(knownBefore).toEqual([])
  expect(await storedChargeback(db(), campaignId)).toMatchObject({ fromBudgetCents: 10_000 })
})

test('a bank’s decision is found even without an event', async () => {
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
