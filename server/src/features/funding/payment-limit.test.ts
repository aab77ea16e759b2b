import type { CampaignId, FundingId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { makeDraft } from '#testing/test-marketplace.ts'
import { makeBrand, type TestBrand } from '#testing/test-users.ts'
import { deleteDraft } from '../campaigns/delete-draft.ts'
import { applyFundingOutcome } from './apply-funding-outcome.ts'
import { cancelOpenFundings } from './cancel-funding.ts'
import {
  countStartedPayment,
  firstPaymentsDefault,
  paymentsPerHourDefault,
} from './payment-limits.ts'
import { startFunding } from './start-funding.ts'
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

test('of sixty concurrent payments, each for its own campaign, ten start', async () => {
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

test('a brand without a track record can pay ten times and $1,000,000 a day, others more', async () => {
  const { database } = setup.deps
  const now = new Date()
  const later = (hours: number) => new Date(now.getTime() + hours * hour)
  const start = async (brand: TestBrand, { cents = 500, at = now } = {}) => {
    const campaignId = await makeDraft(database, brand, { budgetCents: 100_000_000 })
    const deps = { ...setup.deps, clock: { now: () => at }, firstPayments: firstPaymentsDefault }
    return await startFunding(deps, { brand, campaignId, amountCents: toCents(cents) })
  }
  const [often, rich, known] = [
    await makeBrand(database),
    await makeBrand(database),
    await makeBrand(database),
  ]
  const earning = await makeDraft(database, known)
  await run(
    database,
    sql`UPDATE campaigns SET funded_cents = 10000, paid_out_cents = 10000 WHERE id = ${earning}`,
  )
  for (let index = 0; index < 10; index += 1) {
    await start(often)
    await start(known)
  }
  await start(rich, { cents: 90_000_000 })

  await expect(start(often)).rejects.toMatchObject({
    code: 'first-payments',
    message: expect.stringContaining('10 payments and pay $1,000,000.00 within 24 hours'),
  })
  await expect(start(rich, { cents: 2_000_000 })).rejects.toMatchObject({ code: 'first-payments' })
  await start(known)
  await start(often, { at: later(25) })
})

test('the hourly limit resets on the hour, and the refusal states when', async () => {
  const { brandId } = await makeBrand(setup.deps.database)
  const start = (createdAt: Date) =>
    setup.deps.database.transaction((tx) =>
      countStartedPayment(
        tx,
        {
          id: newId<FundingId>(),
          campaignId: newId<CampaignId>(),
          brandId,
          amountCents: toCents(1000),
          feeCents: toCents(0),
          createdAt,
        },
        1,
      ),
    )
  await start(new Date('2026-05-04T10:00:00Z'))

  await expect(start(new Date('2026-05-04T10:59:59Z'))).rejects.toMatchObject({
    code: 'too-many-payments',
    retryAfterSeconds: 1,
  })
  await expect(start(new Date('2026-05-04T11:00:00Z'))).resolves.toBeUndefined()
})
