import type { CampaignId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import {
  type CampaignForm,
  makeCreator,
  makeDraft,
  makePendingSubmission,
} from '#testing/test-marketplace.ts'
import { serveRoutes, type TestRoutes } from '#testing/test-routes.ts'
import { makeBrand, type Person, type TestBrand } from '#testing/test-users.ts'
import { campaignRoutes } from './campaign-routes.ts'
import { describeOfferPage } from './describe-offer-page.ts'
import { hashInvite } from './invite/campaign-link.ts'
import { insertLink } from './invite/link-store.ts'
import { recordFunding } from './record-funding.ts'
import { neverCalled } from './testing/stored-campaign.ts'

let opened: TestDatabase
let http: TestRoutes
let brand: TestBrand & Person

beforeAll(async () => {
  opened = await openTestDatabase()
  const { db: database } = opened
  const deps = { database, clock: systemClock, cancelOpenPayments: neverCalled }
  http = serveRoutes({ ...opened, database }, campaignRoutes(deps))
  brand = await http.signIn(await makeBrand(database, 'North & Sons'))
})
afterAll(async () => {
  await http.close()
  await opened.close()
})

function describe(address: string, query?: string) {
  const parts = { database: opened.db, clock: systemClock, appUrl: 'https://permille.example' }
  return describeOfferPage(parts, address, query)
}

async function makeFunded(form: Partial<CampaignForm> = {}, owner = brand): Promise<CampaignId> {
  const campaignId = await makeDraft(opened.db, owner, form)
  const funding = { campaignId, amountCents: toCents(5_000), feeCents: toCents(0), at: new Date() }
  await opened.db.transaction((tx) => recordFunding(tx, funding))
  return campaignId
}

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString()

it('a live campaign’s preview shows its terms, rendered from exactly what its call returns', async () => {
  const id = await makeFunded({
    name: 'Autumn <knits>',
    maxPayoutCents: 10_000,
    platformsAllowed: ['tiktok', 'youtube'],
    contentRequirements: 'Show the seams',
    availableContentUrl: 'https://brand.example/brief',
  })

  const head = await describe(`/offers/${id.toUpperCase()}`)

  const { status, json } = await http.call('GET', `/api/offers/${id}`)
  expect(status).toBe(200)
  expect(json).toMatchObject({ contentRequirements: 'Show the seams', leftCents: 5000 })
  expect(head).toMatchObject({
    title: 'Autumn <knits> · North & Sons · Permille',
    description:
      'North & Sons pays $3.00 per 1,000 views on TikTok or YouTube, up to $100.00 a post.',
    url: `https://permille.example/offers/${id}`,
    imageUrl: 'https://permille.example/touch-icon.png',
    preloaded: { key: ['/api/offers/{id}', { id }, {}], data: json },
  })
})

it('shows the brief’s URL and the brand’s own facts only to those who may submit', async () => {
  const id = await makeFunded({ availableContentUrl: 'https://brand.example/brief' })

  const { json } = await http.call('GET', `/api/offers/${id}`)

  expect(JSON.stringify(json)).not.toContain('brand.example')
  expect(Object.keys(json)).not.toContain('brandId')
})

it('a funded campaign can be read before its start', async () => {
  const id = await makeFunded({ startsAt: tomorrow() })

  const { json } = await http.call('GET', `/api/offers/${id}`)

  expect(json).toMatchObject({ id, status: 'draft' })
  expect(await describe(`/offers/${id}`)).not.toBeNull()
})

it('an invite-only campaign is a page without a preview to those who have its link, and not found for others', async () => {
  const id = await makeFunded()
  await run(opened.db, sql`UPDATE campaigns SET is_invite_only = true WHERE id = ${id}`)
  const sealedToken = 'sealed'
  await opened.db.transaction((tx) =>
    insertLink(tx, { campaignId: id, tokenHash: hashInvite('token'), sealedToken, at: new Date() }),
  )

  const asked = [undefined, '?invite=other', '?invite=token'] as const
  const heads = await Promise.all(asked.map((query) => describe(`/offers/${id}`, query)))

  expect(heads).toEqual([null, null, undefined])
})

it('every other campaign is not found, like an unknown one', async () => {
  const suspended = await http.signIn(await makeBrand(opened.db, 'Suspended'))
  const paused = await makeFunded()
  await http.call('POST', `/api/campaigns/${paused}/pause`, { as: brand })
  const completed = await makeFunded()
  await http.call('POST', `/api/campaigns/${completed}/complete`, { as: brand })
  const hidden = [
    await makeDraft(opened.db, brand),
    await makeDraft(opened.db, brand, { startsAt: tomorrow() }),
    await makeFunded({ startsAt: tomorrow() }, suspended),
    paused,
    completed,
    '00000000-0000-4000-8000-000000000000',
  ]
  await run(
    opened.db,
    sql`UPDATE users SET suspended_at = now(), suspended_reason = 'x'
      WHERE id = ${suspended.userId}`,
  )

  const responses = await Promise.all(hidden.map((id) => http.call('GET', `/api/offers/${id}`)))
  const heads = await Promise.all(hidden.map((id) => describe(`/offers/${id}`)))

  expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(responses[0]?.status).toBe(404)
  expect(heads).toEqual(hidden.map(() => null))
})

it('creators with a post in a campaign can read it once it is paused or over, and no one else can', async () => {
  const creator = await http.signIn(await makeCreator(opened.db))
  const other = await http.signIn(await makeCreator(opened.db))
  const id = await makeFunded()
  await makePendingSubmission(opened.db, { campaignId: id, creator })
  const read = async (as: Person) => (await http.call('GET', `/api/offers/${id}`, { as })).status

  await http.call('POST', `/api/campaigns/${id}/pause`, { as: brand })
  const whilePaused = [await read(creator), await read(other)]
  await http.call('POST', `/api/campaigns/${id}/complete`, { as: brand })

  expect(whilePaused).toEqual([200, 404])
  expect([await read(creator), await read(other)]).toEqual([200, 404])
})

it.each(['/offers/1', '/offers/%00', "/offers/a'b"])('finds nothing at %s', async (address) => {
  expect(await describe(address)).toBeNull()
})

it.each(['/', '/offers', '/offers/a/b', '/profile/a'])('does not preview %s', async (address) => {
  expect(await describe(address)).toBeUndefined()
})
