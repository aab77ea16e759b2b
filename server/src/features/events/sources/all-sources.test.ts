import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyFundingOutcome } from '#features/funding/apply-funding-outcome.ts'
import {
  type FundingSetup,
  openFunding,
  pay,
  setUpFunding,
} from '#features/funding/testing/funding-setup.ts'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { collectEvents } from '../collect-events.ts'

let setup: FundingSetup
beforeAll(async () => {
  setup = await setUpFunding()
})
afterAll(() => setup.close())

async function types(): Promise<string[]> {
  const rows = await manyRows(
    setup.deps.database,
    sql<{ type: string }>`SELECT type FROM events ORDER BY seq`,
  )
  return rows.map(({ type }) => type)
}

test('a payment comes before the start of the campaign that it caused at the same instant', async () => {
  const funding = await openFunding(setup)
  await pay(setup, funding)
  await applyFundingOutcome(setup.deps, funding.fundingId)

  await collectEvents(setup.deps)

  expect((await types()).slice(-2)).toEqual(['payment.succeeded', 'campaign.live'])
})
