import { paceDays } from '@permille/contract/limits'
import { toCents } from '@permille/contract/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookFunding } from '#money/movements/fund-campaign.ts'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { makePartners, type Partners } from '#testing/partners.ts'
import { startTestServer, type TestServer } from '#testing/test-server.ts'
import type { Person } from '#testing/test-users.ts'

let server: TestServer
let partners: Partners
let admin: Person

/** A campaign of $1,500.00 budget and $1,000.00 funds, $60.00 earned, with a fee on top. */
beforeAll(async () => {
  server = await startTestServer()
  partners = await makePartners(server)
  admin = await server.person('admin')
  const { db } = server.database
  await run(
    db,
    sql`UPDATE campaigns SET budget_cents = 150000, funded_cents = funded_cents + 20000,
      fee_funded_cents = 1200 WHERE id = ${partners.liveId}`,
  )
  await db.transaction((tx) =>
    bookFunding(tx, {
      paymentIntentId: 'pi_more',
      campaignId: partners.liveId,
      amountCents: toCents(20_000),
      feeCents: toCents(1200),
      at: new Date(),
    }),
  )
})
afterAll(() => server.close())

async function read(path: string, as: Person) {
  return (await server.call('GET', path, { as })).json
}

/** The campaign as read for each screen that shows it. */
async function campaignEverywhere() {
  const { liveId, brand, creator } = partners
  const inList = async (path: string, as: Person) =>
    (await read(path, as)).find(({ id }: { id: string }) => id === liveId)
  return [
    await inList('/api/brand/campaigns', brand),
    await read(`/api/brand/campaigns/${liveId}`, brand),
    await inList('/api/campaigns', creator),
    await read(`/api/campaigns/${liveId}`, creator),
    await inList('/api/admin/campaigns', admin),
    await read(`/api/admin/campaigns/${liveId}`, admin),
  ]
}

test('a campaign’s remaining money is the same number on every screen', async () => {
  const leftEverywhere = async () => (await campaignEverywhere()).map(({ leftCents }) => leftCents)
  const review = await read(`/api/brand/submissions/${partners.pendingId}`, partners.brand)

  await expect.poll(leftEverywhere).toEqual(Array(6).fill(114_000))
  expect(review.campaignLeftCents).toBe(114_000)
})

test('a brand’s remaining money is the same number for the brand and for admins, fees included', async () => {
  const billing = await read('/api/brand/billing', partners.brand)
  const { brand } = await read(`/api/admin/users/${partners.brand.userId}`, admin)

  const { paidInCents, spentCents, feesCents, heldCents, feeReserveCents } = billing
  expect(brand).toMatchObject({ paidInCents, spentCents, feesCents, heldCents })
  expect(heldCents - feeReserveCents).toBe(114_000)
  expect(paidInCents).toBe(spentCents + feesCents + heldCents)
})

test.each([
  ['live for an hour', 1, 6000],
  ['live for three days', 72, 2000],
  ['live for a month', 720, 857],
])('a campaign’s pace is the same number on every screen: %s', async (_words, hours, perDay) => {
  await run(
    server.database.db,
    sql`UPDATE campaigns SET live_at = now() - ${hours}::int * interval '1 hour'
      WHERE id = ${partners.liveId}`,
  )

  // The list of live campaigns learns of the change a moment later.
  await expect
    .poll(async () => (await campaignEverywhere()).map(({ burnPerDayCents }) => burnPerDayCents))
    .toEqual(Array(6).fill(perDay))
})

test('spending before the pace’s days does not count towards the pace', async () => {
  await run(
    server.database.db,
    sql`UPDATE campaign_hours SET hour = hour - make_interval(days => ${paceDays}) WHERE campaign_id = ${partners.liveId}`,
  )

  const [campaign] = await campaignEverywhere()

  expect(campaign.burnPerDayCents).toBe(0)
})
