import type { CampaignId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import {
  type CampaignForm,
  makeApprovedSubmission,
  makeCreator,
  makeDraft,
  makePendingSubmission,
} from '#testing/test-marketplace.ts'
import { serveRoutes, type TestRoutes } from '#testing/test-routes.ts'
import { makeBrand, makeMember, type Person, type TestBrand } from '#testing/test-users.ts'
import { campaignRoutes } from './campaign-routes.ts'
import { recordFunding } from './record-funding.ts'
import { neverCalled } from './testing/stored-campaign.ts'

let opened: TestDatabase
let http: TestRoutes
let brand: TestBrand & Person
let stranger: TestBrand & Person
let creator: Person
let admin: Person

beforeAll(async () => {
  opened = await openTestDatabase()
  const { db } = opened
  const routes = campaignRoutes({
    database: db,
    clock: systemClock,
    cancelOpenPayments: neverCalled,
  })
  http = serveRoutes({ ...opened, database: db }, routes)
  brand = await http.signIn(await makeBrand(db, 'North & Sons'))
  stranger = await http.signIn(await makeBrand(db, 'Stranger'))
  creator = await http.person('creator')
  admin = await http.person('admin')
})
afterAll(async () => {
  await http.close()
  await opened.close()
})

async function makeLive(
  form: Partial<CampaignForm> & { at?: Date } = {},
  owner = brand,
): Promise<CampaignId> {
  const campaignId = await makeDraft(opened.db, owner, form)
  const funding = { campaignId, amountCents: toCents(5_000), feeCents: toCents(0), at: new Date() }
  await opened.db.transaction((tx) => recordFunding(tx, funding))
  return campaignId
}

test('only its brand and admins see a draft; creators see what went live', async () => {
  const draft = await makeDraft(opened.db, brand)
  const live = await makeLive()

  const seen = []
  for (const id of [draft, live]) {
    for (const as of [brand, stranger, creator, admin]) {
      const response = await http.call('GET', `/api/campaigns/${id}`, { as })
      seen.push(response.status)
    }
  }

  expect(seen).toEqual([200, 404, 404, 200, 200, 404, 200, 200])
})

test('a malformed id is treated as unknown', async () => {
  const response = await http.call('GET', '/api/campaigns/1', { as: brand })

  expect(response.status).toBe(404)
})

interface Listed {
  readonly id: string
  readonly name: string
}

async function list(query: string): Promise<Listed[]> {
  const url = `/api/campaigns?status=live&${query}`
  const response = await http.call('GET', url, { as: creator })
  expect(response.status).toBe(200)
  return response.json
}

test('live campaigns are found by name, brand, platform and category, drafts never', async () => {
  const form = { name: 'Zebra 100% wool_', category: 'personal_brand' } as const
  const id = await makeLive({ ...form, platformsAllowed: ['instagram', 'x'] })
  await makeDraft(opened.db, brand, { ...form, name: 'Zebra draft' })

  const found = async (query: string) => (await list(query)).some((each) => each.id === id)

  expect(await list('search=zebra')).toHaveLength(1)
  expect(await found('search=north%20%26')).toBe(true)
  expect(await found('search=100%25%20w')).toBe(true)
  expect(await found('search=1%25l_')).toBe(false)
  expect(await found('platform=x&category=personal_brand')).toBe(true)
  expect(await found('platform=youtube')).toBe(false)
  expect(await found('category=fashion')).toBe(false)
  expect(await found('platform=all&category=all')).toBe(true)
})

test('pages continue without a gap or a repeat, newest first', async () => {
  const at = new Date('2030-01-01T00:00:00.123Z')
  const made = []
  for (let index = 0; index < 5; index += 1) {
    made.push(await makeLive({ name: `Paged ${index}`, at }))
  }

  const seen: string[] = []
  let url: string | undefined = '/api/campaigns?search=paged&limit=2'
  while (url !== undefined) {
    const response = await http.call('GET', url, { as: creator })
    seen.push(...response.json.map((campaign: Listed) => campaign.id))
    url = /<([^>]+)>/.exec(String(response.headers.get('link') ?? ''))?.[1]
  }

  expect(seen).toEqual(made.toSorted().reverse())
})

test('a brand’s own list is sorted as a whole, and its pages continue in any order', async () => {
  const owner = await http.signIn(await makeBrand(opened.db, 'Sorter'))
  const [a, b, c] = [
    await makeLive({ name: 'Sorted A' }, owner),
    await makeLive({ name: 'Sorted B' }, owner),
    await makeDraft(opened.db, owner, { name: 'Sorted C' }),
  ]
  await run(opened.db, sql`UPDATE campaigns SET paid_out_cents = 400 WHERE id = ${a}`)
  const maker = await makeCreator(opened.db)
  await makePendingSubmission(opened.db, { campaignId: b, creator: maker })
  await run(
    opened.db,
    sql`INSERT INTO campaign_days (campaign_id, day, view_count)
    VALUES (${b}, '2026-01-01', 7)`,
  )
  const sorted = async (query: string) => {
    const seen: string[] = []
    let url: string | undefined = `/api/brand/campaigns?limit=1&${query}`
    while (url !== undefined) {
      const page = await http.call('GET', url, { as: owner })
      seen.push(...page.json.map((campaign: Listed) => campaign.id))
      url = /<([^>]+)>/.exec(String(page.headers.get('link') ?? ''))?.[1]
    }
    return seen
  }

  expect(await sorted('')).toEqual([c, b, a])
  expect(await sorted('sort=spent')).toEqual([a, c, b])
  expect(await sorted('sort=views')).toEqual([b, c, a])
  expect(await sorted('sort=left')).toEqual([a, b, c])
  expect(await sorted('sort=left&reverse=1')).toEqual([b, a, c])
  expect(await sorted('sort=review')).toEqual([b, c, a])
  expect(await sorted('reverse=1')).toEqual([a, b, c])
  expect(await sorted('sort=spent&reverse=1')).toEqual([b, c, a])
  expect(await sorted('search=sorted%20b')).toEqual([b])

  await run(
    opened.db,
    sql`UPDATE campaigns SET status = 'paused', pause_reasons = '{budget_exhausted}', exhausted_at = now()
    WHERE id = ${a}`,
  )
  expect(await sorted('sort=money')).toEqual([a, c, b])
  expect(await sorted('sort=money&reverse=1')).toEqual([b, c, a])
})

test('an unchanged list is not sent again', async () => {
  await makeLive()
  const ask = (headers = {}) => http.call('GET', '/api/campaigns', { as: creator, headers })
  const first = await ask()
  const etag = String(first.headers.get('etag'))

  const same = await ask({ 'if-none-match': etag })
  await makeLive()
  const changed = await ask({ 'if-none-match': etag })

  expect(first.headers.get('cache-control')).toBe('private, no-cache')
  expect([same.status, changed.status]).toEqual([304, 200])
})

test('a brand sees its own campaigns with the number of posts to review', async () => {
  const owner = await http.signIn(await makeBrand(opened.db, 'Owner'))
  const id = await makeLive({}, owner)
  await opened.db.transaction(async (tx) => {
    const maker = await makeCreator(tx)
    const submissionId = await makeApprovedSubmission(tx, { campaignId: id, creator: maker })
    await run(
      tx,
      sql`UPDATE submission_totals SET view_count = 1234 WHERE submission_id = ${submissionId}`,
    )
    await run(
      tx,
      sql`INSERT INTO campaign_days (campaign_id, day, view_count) VALUES (${id}, '2026-01-01', 1234)`,
    )
    await run(
      tx,
      sql`INSERT INTO submissions (id, campaign_id, creator_id, social_account_id, platform,
          post_url, external_post_id, rate_per_k_views_cents, min_payout_cents, max_payout_cents,
          flat_bonus_cents, submitted_at, auto_approves_at)
        VALUES (gen_random_uuid(), ${id}, ${maker.id}, ${maker.accountId}, 'youtube',
          'https://youtu.be/y', ${id}, 300, 0, 0, 0, '2026-11-20T10:00:00Z', now())`,
    )
  })

  const response = await http.call('GET', '/api/brand/campaigns', { as: owner })
  const drafts = await http.call('GET', '/api/brand/campaigns?status=draft', { as: owner })

  expect(response.json).toEqual([
    expect.objectContaining({
      id,
      status: 'live',
      rewardRatePerKViewsCents: 300,
      pendingSubmissions: 1,
      oldestPendingAt: '2026-11-20T10:00:00.000Z',
      totalSubmissions: 2,
      totalViews: 1234,
    }),
  ])
  expect(drafts.json).toEqual([])
})

test('a brand reads its own campaign with counts; another brand’s is not found', async () => {
  const id = await makeLive({ name: 'Counted' })
  const read = (as: Person, named: string = id) =>
    http.call('GET', `/api/brand/campaigns/${named}`, { as })

  const own = await read(brand)
  const refused = [await read(stranger), await read(brand, 'not-an-id')]

  expect(own.json).toMatchObject({
    id,
    name: 'Counted',
    fundedCents: 5_000,
    pendingSubmissions: 0,
    oldestPendingAt: null,
    totalSubmissions: 0,
    totalViews: 0,
  })
  expect(refused.map((response) => response.status)).toEqual([404, 404])
})

test('status changes return the campaign; creators and other brands cannot make them', async () => {
  const id = await makeLive()
  const act = (verb: string, as: Person) =>
    http.call('POST', `/api/campaigns/${id}/${verb}`, { as })

  const refused = [await act('pause', creator), await act('pause', stranger)]
  const paused = await act('pause', brand)
  const twice = await act('pause', brand)
  const colleague = await http.signIn(await makeMember(opened.db, brand, 'viewer'))
  const [seenByBrand, seenByColleague] = [
    await http.call('GET', `/api/brand/campaigns/${id}`, { as: brand }),
    await http.call('GET', `/api/brand/campaigns/${id}`, { as: colleague }),
  ]
  const resumed = await act('resume', brand)
  const ended = await act('complete', admin)

  expect(refused.map((response) => response.status)).toEqual([403, 404])
  expect(paused.json).toMatchObject({ id, status: 'paused', pauseReason: 'manual' })
  expect(twice.status).toBe(409)
  expect([seenByBrand.json.pausedBy, seenByColleague.json.pausedBy]).toEqual([
    null,
    expect.any(String),
  ])
  expect(resumed.json).toMatchObject({ status: 'live' })
  expect(ended.json).toMatchObject({ status: 'completed' })
})

test('a brand deletes its own draft; another brand’s is not found', async () => {
  const id = await makeDraft(opened.db, brand)
  const remove = (as: Person) => http.call('DELETE', `/api/campaigns/${id}`, { as })

  const foreign = await remove(stranger)
  const own = await remove(brand)
  const again = await remove(brand)

  expect([foreign.status, own.status, again.status]).toEqual([404, 200, 404])
})
