import type { CampaignId } from '@permille/contract/ids'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { makeLiveCampaign } from '../../testing/test-marketplace.ts'
import { makeBrand, type TestBrand } from '../../testing/test-users.ts'
import { callApp, startHttp } from '../campaigns/testing/http-app.ts'
import { billingRoutes } from './billing-routes.ts'

let opened: TestDatabase
let app: FastifyInstance
let owner: TestBrand
let stranger: TestBrand
let campaignId: CampaignId

beforeAll(async () => {
  opened = await openTestDatabase()
  const { db } = opened
  const campaign = await db.transaction((tx) => makeLiveCampaign(tx, { fundedCents: 10_000 }))
  campaignId = campaign.id
  owner = campaign.brand
  stranger = await makeBrand(db)
  app = startHttp(db, billingRoutes({ database: db }), [owner, stranger])
})
afterAll(async () => {
  await app.close()
  await opened.close()
})

function readFile(query: string, as?: TestBrand) {
  const url = `/api/brand/ledger.csv${query}`
  return callApp(app, { method: 'GET', url, ...(as && { as }) })
}

const header = '\ufeffTime (UTC),Type,Event,Amount (USD),Campaign,Post,Creator,Entry\r\n'

test('the ledger is a download named after its content', async () => {
  const all = await readFile('', owner)
  const month = await readFile('?month=2020-01', owner)

  expect(all.statusCode).toBe(200)
  expect(all.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(all.headers['content-disposition']).toBe('attachment; filename="permille-ledger.csv"')
  expect(all.body.split('\r\n')[1]).toContain(',brand_fund,funding,100.00,Test campaign,')
  expect(month.headers['content-disposition']).toContain('"permille-ledger-2020-01.csv"')
  expect(month.body).toBe(header)
})

test('another brand gets none of its lines, with or without the campaign’s id', async () => {
  const unnamed = await readFile('', stranger)
  const named = await readFile(`?campaignId=${campaignId}`, stranger)

  expect([unnamed.body, named.body]).toEqual([header, header])
})

test.each(['?month=2026-13', '?month=0000-01', '?type=theft', '?campaignId=1', '?brandId=1'])(
  'an invalid filter is refused: %s',
  async (query) => {
    const answer = await readFile(query, owner)

    expect(answer.statusCode).toBe(400)
    expect(answer.json().code).toBe('malformed')
  },
)
