import type { CampaignId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { makeDraft } from '../../testing/test-marketplace.ts'
import { makeBrand } from '../../testing/test-users.ts'
import { deleteDraft } from '../campaigns/delete-draft.ts'
import { applyFundingOutcome } from './apply-funding-outcome.ts'
import { cancelOpenFundings } from './cancel-funding.ts'
import { paymentsPerHourDefault, startFunding } from './start-funding.ts'
import { type FundingSetup, openFunding, pay, setUpFunding } from './testing/funding-setup.ts'

let setup: FundingSetup
beforeAll(async () => {
  setup = await setUpFunding()
})
afterAll(() => setup.close())

const hour = 3_600_000

const removal = () => ({
  database: setup.deps.database,
  cancelOpenPayments: (campaignId: CampaignId) => cancelOpenFundings(setup.deps, campaignId),
})

test('a brand starts ten unpaid payments in an hour; a paid one does not count', async () => {
  const { database } = setup.deps
  const brand = await makeBrand(database, 'Card tester')
  // The middle of an hour, so that the window does not change during the test.
  const now = new Date(Math.floor(Date.now() / hour) * hour + hour / 2)
  const deps = { ...setup.deps, clock: { now: () => now }, paymentsPerHour: paymentsPerHourDefault }
  const start = async () => {
    const campaignId = await makeDraft(database, brand)
    const funding = await startFunding(deps, { brand, campaignId, amountCents: toCents(500) })
    return { ...funding, campaignId, intentId: funding.clientSecret.split('_secret')[0] ?? '' }
  }
  const paid = await start()
  await pay(setup, paid)
  await applyFundingOutcome(deps, paid.fundingId)
  const started = []
  for (let index = 0; index < 10; index += 1) started.push(await start())

  const eleventh = start()

  await expect(eleventh).rejects.toMatchObject({
    code: 'too-many-payments',
    retryAfterSeconds: 1800,
  })
  // Deleting a started payment does not lower the count.
  const campaignId = started[0]?.campaignId ?? newId<CampaignId>()
  await deleteDraft(removal(), { ...brand, campaignId })
  await expect(start()).rejects.toMatchObject({ code: 'too-many-payments' })
  expect((await openFunding(setup)).clientSecret).toContain('_secret')
})

test('of sixty concurrent ones, each to its own campaign, ten start', async () => {
  const { database } = setup.deps
  const brand = await makeBrand(database, 'Hasty card tester')
  const now = new Date(Math.floor(Date.now() / hour) * hour + hour / 2)
  const deps = { ...setup.deps, clock: { now: () => now }, paymentsPerHour: paymentsPerHourDefault }
  const campaignIds: CampaignId[] = []
  for (let index = 0; index < 60; index += 1) campaignIds.push(await makeDraft(database, brand))

  const results = await Promise.allSettled(
    campaignIds.map((campaignId) =>
      startFunding(deps, { brand, campaignId, amountCents: toCents(500) }),
    ),
  )

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
}, 60_000)
