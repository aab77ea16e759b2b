import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import { exactlyOne, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { plainForm, readForm } from '#testing/test-marketplace.ts'
import { serveRoutes, type TestRoutes } from '#testing/test-routes.ts'
import { makeBrand, type Person, type TestBrand } from '#testing/test-users.ts'
import { campaignRoutes } from './campaign-routes.ts'
import { createCampaign } from './create-campaign.ts'
import { keepThumbnail } from './keep-thumbnail.ts'
import { neverCalled, storedHistory } from './testing/stored-campaign.ts'

let opened: TestDatabase
let http: TestRoutes
let brand: TestBrand & Person
let stranger: Person

beforeAll(async () => {
  opened = await openTestDatabase()
  const routes = campaignRoutes({
    database: opened.db,
    clock: systemClock,
    cancelOpenPayments: neverCalled,
  })
  http = serveRoutes({ ...opened, database: opened.db }, routes)
  brand = await http.signIn(await makeBrand(opened.db, 'North & Sons'))
  stranger = await http.person('brand')
})
afterAll(async () => {
  await http.close()
  await opened.close()
})

function create(body: unknown, as: Person = brand) {
  return http.call('POST', '/api/campaigns', { as, body })
}

async function countCampaigns(): Promise<number> {
  const { count } = await exactlyOne(
    opened.db,
    sql<{ count: number }>`SELECT count(*) AS count FROM campaigns`,
  )
  return count
}

const openToAll = {
  creatorsMax: null,
  placesLeft: null,
  isInviteOnly: false,
  needsDisclosure: false,
}

const notPaused = { pauseReason: null, pauseReasons: [] }

test('the specified form creates a draft', async () => {
  const form = {
    name: '  Autumn looks ',
    type: 'ugc',
    category: 'lifestyle',
    status: 'draft',
    budgetDollars: 250.5,
    rewardRateDollars: 3,
    minPayoutDollars: 1,
    maxPayoutDollars: 100,
    flatBonusDollars: 0,
    budgetCents: 25_050,
    rewardRatePerKViewsCents: 300,
    minPayoutCents: 100,
    maxPayoutCents: 10_000,
    flatBonusCents: 0,
    platformsAllowed: ['tiktok', 'x'],
    availableContentUrl: '',
    contentRequirements: 'Show the label.',
    autoApproveAfterHours: 48,
  }

  const response = await create(form)

  expect(response.status).toBe(201)
  expect(response.json).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    brandId: brand.brandId,
    brandName: 'North & Sons',
    brandLogoUrl: null,
    brandReviews: null,
    name: 'Autumn looks',
    type: 'ugc',
    category: 'lifestyle',
    status: 'draft',
    ...notPaused,
    currency: 'usd',
    budgetCents: 25_050,
    fundedCents: 0,
    paidOutCents: 0,
    leftCents: 0,
    burnPerDayCents: 0,
    rewardRatePerKViewsCents: 300,
    minPayoutCents: 100,
    maxPayoutCents: 10_000,
    flatBonusCents: 0,
    platformsAllowed: ['tiktok', 'x'],
    availableContentUrl: null,
    contentRequirements: 'Show the label.',
    thumbnailUrl: null,
    autoApproveAfterHours: 48,
    pendingPostsMax: 3,
    approvedPostsMax: 10,
    ...openToAll,
    createdAt: expect.any(String),
    startsAt: null,
    endsAt: null,
    liveAt: null,
  })
})

test.each<[string, object, number]>([
  ['no name', { name: '   ' }, 400],
  ['a name of 121 characters', { name: 'n'.repeat(121) }, 400],
  ['a budget under $1', { budgetCents: 99 }, 400],
  ['a budget over $10,000,000', { budgetCents: 1_000_000_001 }, 400],
  ['half a cent', { budgetCents: 100.5 }, 400],
  ['a negative rate', { rewardRatePerKViewsCents: -1 }, 400],
  ['a rate of 0', { rewardRatePerKViewsCents: 0 }, 400],
  ['an amount as text', { budgetCents: '10000' }, 400],
  ['an amount in an exponent as text', { budgetCents: '1e3' }, 400],
  ['an amount in a list', { budgetCents: [10_000] }, 400],
  ['no amount', { budgetCents: null }, 400],
  ['dollars that disagree with cents', { budgetDollars: 101 }, 400],
  ['dollars beyond counting', { budgetDollars: 1e300 }, 400],
  ['a cap under the minimum', { minPayoutCents: 200, maxPayoutCents: 100 }, 400],
  ['a negative bonus', { flatBonusCents: -1 }, 400],
  ['no platform', { platformsAllowed: [] }, 400],
  ['an unknown platform', { platformsAllowed: ['vine'] }, 400],
  ['a platform twice', { platformsAllowed: ['x', 'x'] }, 400],
  ['an unknown category', { category: 'cars' }, 400],
  ['a status of its own', { status: 'live' }, 400],
  ['another currency', { currency: 'eur' }, 400],
  ['auto-approval after 721 hours', { autoApproveAfterHours: 721 }, 400],
  ['no post in review', { pendingPostsMax: 0 }, 400],
  ['101 posts in review', { pendingPostsMax: 101 }, 400],
  ['half an approved post', { approvedPostsMax: 0.5 }, 400],
  ['1,001 approved posts', { approvedPostsMax: 1001 }, 400],
  ['a brief that is not https', { availableContentUrl: 'javascript:alert(1)' }, 400],
  ['a thumbnail on another host', { thumbnailUrl: 'https://example.com/a.png' }, 400],
  ['somebody else’s upload', { thumbnailUrl: '/uploads/not-mine.webp' }, 400],
  ['a NUL in its name', { name: 'a\u0000b' }, 400],
  ['paid out money of its own', { paidOutCents: 5 }, 400],
  ['another brand’s id', { brandId: '018f0000-0000-7000-8000-000000000000' }, 400],
  [
    'an end before its start',
    { startsAt: '2030-01-02T00:00:00Z', endsAt: '2030-01-01T00:00:00Z' },
    400,
  ],
  ['an end in the past', { endsAt: '2020-01-01T00:00:00Z' }, 422],
])('a campaign with %s is refused and not stored', async (_case, changes, status) => {
  const before = await countCampaigns()

  const response = await create({ ...plainForm, ...changes })

  expect(response.status).toBe(status)
  expect(response.json.message).toEqual(expect.any(String))
  expect(await countCampaigns()).toBe(before)
})

test('the brand’s own upload can be the thumbnail', async () => {
  const key = 'picture-1.webp'
  await run(opened.db, sql`INSERT INTO uploads (key, user_id) VALUES (${key}, ${brand.userId})`)

  const own = await create({ ...plainForm, thumbnailUrl: `/uploads/${key}` })
  const foreign = await create({ ...plainForm, thumbnailUrl: `/uploads/${key}` }, stranger)

  expect([own.status, foreign.status]).toEqual([201, 400])
})

test.each([
  ['nothing', null, null],
  ['an empty text', '', null],
])('%s as the thumbnail is stored unchanged', async (_case, url, kept) => {
  const response = await opened.db.transaction((tx) =>
    keepThumbnail(tx, { url, userId: brand.userId }),
  )

  expect(response).toBe(kept)
})

test.each([
  'http://example.com/a.png',
  'https://example.com/a.png',
  'https://user:secret@example.com/a.png',
  'data:image/png;base64,AAAA',
  '//example.com/a.png',
  '/uploads/../secret.webp',
])('the thumbnail %s is refused', async (url) => {
  const attempt = opened.db.transaction((tx) => keepThumbnail(tx, { url, userId: brand.userId }))

  await expect(attempt).rejects.toMatchObject({ code: 'thumbnail-not-allowed' })
})

test('a new campaign writes its first history row and an audit row', async () => {
  const form = readForm()

  const id = await opened.db.transaction((tx) =>
    createCampaign(tx, { brand, form, at: new Date(), requestId: 'request-1' }),
  )

  expect(await storedHistory(opened.db, id)).toEqual(['→draft by brand'])
  const audited = await exactlyOne(
    opened.db,
    sql`SELECT actor_kind, actor_user_id, action, request_id FROM audit_log WHERE object_id = ${id}`,
  )
  expect(audited).toEqual({
    actorKind: 'brand',
    actorUserId: brand.userId,
    action: 'campaign.create',
    requestId: 'request-1',
  })
})

test('the database refuses a thumbnail on another host', async () => {
  const { rows } = await opened.db.pool.query('SELECT id FROM campaigns LIMIT 1')
  const steal = opened.db.pool.query('UPDATE campaigns SET thumbnail_url = $1 WHERE id = $2', [
    'https://evil.test/pixel.png',
    rows[0].id,
  ])

  await expect(steal).rejects.toThrow('campaigns_thumbnail_is_upload')
})
