import { toCents } from '@permille/contract/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { makeDraft, makeLiveCampaign } from '#testing/test-marketplace.ts'
import { makeBrand, type TestBrand } from '#testing/test-users.ts'
import { findAnyCampaign } from './all-campaigns-store.ts'
import { listDueDrafts, lockCampaignState } from './campaign-store.ts'
import { findOffer } from './offer-store.ts'
import { recordFunding } from './record-funding.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const db = () => database.db

/** The brand alone: its owner can still sign in. */
async function setSuspended({ brandId }: TestBrand, at: Date | null): Promise<void> {
  await run(db(), sql`UPDATE brands SET suspended_at = ${at} WHERE id = ${brandId}`)
}

test('a suspended brand’s campaign is not offered, and editing it is refused with that reason', async () => {
  const { id, brand } = await makeLiveCampaign(db(), { fundedCents: 10_000 })
  const now = new Date()
  const offer = async () =>
    (await findOffer(db(), id, { viewer: null, inviteHash: null, at: now }))?.id
  const states = async () => [
    (await db().transaction((tx) => lockCampaignState(tx, id)))?.isBrandSuspended,
    (await findAnyCampaign(db(), id))?.isBrandSuspended,
  ]

  const before = [await offer(), ...(await states())]
  await setSuspended(brand, now)
  const suspended = [await offer(), ...(await states())]

  expect([before, suspended]).toEqual([
    [id, false, false],
    [undefined, true, true],
  ])
})

test('its draft does not go live at its start, but does once the brand is restored', async () => {
  const brand = await makeBrand(db())
  const now = new Date()
  const campaignId = await makeDraft(db(), brand, {
    startsAt: new Date(now.getTime() + 1000).toISOString(),
  })
  const paid = { campaignId, amountCents: toCents(10_000), feeCents: toCents(0), at: now }
  await db().transaction((tx) => recordFunding(tx, paid))
  const later = new Date(now.getTime() + 2000)

  await setSuspended(brand, now)
  const suspended = await listDueDrafts(db(), later)
  await setSuspended(brand, null)

  expect([suspended, await listDueDrafts(db(), later)]).toEqual([[], [campaignId]])
})
