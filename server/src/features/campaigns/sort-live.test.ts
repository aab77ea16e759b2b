import type { CampaignSort } from '@permille/contract/campaigns/campaigns'
import type { CampaignId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { type CampaignForm, makeDraft } from '#testing/test-marketplace.ts'
import { serveRoutes, type TestRoutes } from '#testing/test-routes.ts'
import { makeBrand, type Person } from '#testing/test-users.ts'
import { campaignRoutes } from './campaign-routes.ts'
import { recordFunding } from './record-funding.ts'
import { neverCalled } from './testing/stored-campaign.ts'

let opened: TestDatabase
let http: TestRoutes
let creator: Person

beforeAll(async () => {
  opened = await openTestDatabase()
  const { db: database } = opened
  const deps = { database, clock: systemClock, cancelOpenPayments: neverCalled }
  http = serveRoutes({ ...opened, database }, campaignRoutes(deps))
  creator = await http.person('creator')
  const brand = await makeBrand(database)
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  await makeLive(brand, 9_000, { name: 'dear', rewardRatePerKViewsCents: 900 })
  await makeLive(brand, 30_000, { name: 'rich', endsAt: inDays(30) })
  await makeLive(brand, 2_000, { name: 'short', endsAt: inDays(2) })
  await makeLive(brand, 9_000, { name: 'twin', endsAt: inDays(2), rewardRatePerKViewsCents: 900 })
})
afterAll(async () => {
  await http.close()
  await opened.close()
})

type Brand = Parameters<typeof makeDraft>[1]

async function makeLive(brand: Brand, cents: number, form: Partial<CampaignForm>): Promise<void> {
  const campaignId: CampaignId = await makeDraft(opened.db, brand, {
    budgetCents: 30_000,
    ...form,
  })
  const amount = { amountCents: toCents(cents), feeCents: toCents(0), at: new Date() }
  await opened.db.transaction((tx) => recordFunding(tx, { campaignId, ...amount }))
}

interface Listed {
  readonly name: string
  readonly rewardRatePerKViewsCents: number
  readonly leftCents: number
  readonly endsAt: string | null
}

/** Walks the list a page of one at a time, as a browser follows its Link header. */
async function walk(sort: CampaignSort): Promise<Listed[]> {
  const found: Listed[] = []
  let next: string | undefined = `/api/campaigns?status=live&limit=1&sort=${sort}`
  while (next !== undefined && found.length < 10) {
    const page: Awaited<ReturnType<TestRoutes['call']>> = await http.call('GET', next, {
      as: creator,
    })
    found.push(...page.json)
    next = /<([^>]+)>/.exec(String(page.headers.get('link') ?? ''))?.[1]
  }
  return found
}

test('the best rate comes first, and every campaign once', async () => {
  const listed = await walk('rate')

  expect(listed.map((each) => each.rewardRatePerKViewsCents)).toEqual([900, 900, 300, 300])
  expect(new Set(listed.map(({ name }) => name)).size).toBe(4)
})

test('the most remaining money comes first', async () => {
  const listed = await walk('left')

  expect(listed.map((each) => each.leftCents)).toEqual([30_000, 9_000, 9_000, 2_000])
})

test('the earliest end comes first, and campaigns without an end last', async () => {
  const names = (await walk('ending')).map(({ name }) => name)

  expect([new Set(names.slice(0, 2)), ...names.slice(2)]).toEqual([
    new Set(['short', 'twin']),
    'rich',
    'dear',
  ])
})

test('a cursor of another order is refused', async () => {
  const newest = await http.call('GET', '/api/campaigns?limit=1', { as: creator })
  const cursor = /cursor=([^&>]+)/.exec(String(newest.headers.get('link')))?.[1]

  const asked = await http.call('GET', `/api/campaigns?sort=rate&cursor=${cursor}`, { as: creator })

  expect(asked.status).toBe(400)
})
