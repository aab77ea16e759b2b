import type { CampaignId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { makeLiveCampaign } from '#testing/test-marketplace.ts'
import { serveRoutes, type TestRoutes } from '#testing/test-routes.ts'
import type { Person } from '#testing/test-users.ts'
import { billingRoutes } from './billing-routes.ts'

let opened: TestDatabase
let http: TestRoutes
let owner: Person
let stranger: Person
let campaignId: CampaignId

beforeAll(async () => {
  opened = await openTestDatabase()
  const { db } = opened
  const campaign = await makeLiveCampaign(db, { fundedCents: 10_000 })
  campaignId = campaign.id
  http = serveRoutes(
    { ...opened, database: db },
    billingRoutes({ clock: systemClock, database: db }),
  )
  owner = await http.signIn(campaign.brand)
  stranger = await http.person('brand')
})
afterAll(async () => {
  await http.close()
  await opened.close()
})

function readFile(query: string, as?: Person) {
  const url = `/api/brand/ledger.csv${query}`
  return http.call('GET', url, { ...(as && { as }) })
}

const header = '\ufeffTime (UTC),Type,Event,Amount (USD),Campaign,Post,Creator,Entry\r\n'

test('the ledger is a download named after its content', async () => {
  const all = await readFile('', owner)
  const month = await readFile('?month=2020-01', owner)

  expect(all.status).toBe(200)
  expect(all.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(all.headers.get('content-disposition')).toBe('attachment; filename="permille-ledger.csv"')
  expect(all.text.split('\r\n')[1]).toContain(',brand_fund,funding,100.00,Test campaign,')
  expect(month.headers.get('content-disposition')).toContain('"permille-ledger-2020-01.csv"')
  expect(month.text).toBe(header)
})

test('another brand sees none of its lines, with or without the campaign’s id', async () => {
  const unnamed = await readFile('', stranger)
  const named = await readFile(`?campaignId=${campaignId}`, stranger)

  expect([unnamed.text, named.text]).toEqual([header, header])
})

test.each(['?month=2026-13', '?month=0000-01', '?type=theft', '?campaignId=1', '?brandId=1'])(
  'an invalid filter is refused: %s',
  async (query) => {
    const response = await readFile(query, owner)

    expect(response.status).toBe(400)
    expect(response.json.code).toBe('malformed')
  },
)
