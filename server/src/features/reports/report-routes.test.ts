import { afterAll, beforeAll, expect, test } from 'vitest'
import { settleViews } from '#money/movements/settle-views.ts'
import { systemClock } from '#platform/clock.ts'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import {
  makeApprovedSubmission,
  makeCreator,
  makeLiveCampaign,
  readingOf,
} from '#testing/test-marketplace.ts'
import { serveRoutes, type TestRoutes } from '#testing/test-routes.ts'
import { makeBrand, makeMember, type Person, type TestBrand } from '#testing/test-users.ts'
import { reportRoutes } from './report-routes.ts'

let opened: TestDatabase
let http: TestRoutes
let brand: Person & TestBrand
let report: string

beforeAll(async () => {
  opened = await openTestDatabase()
  const { db } = opened
  http = serveRoutes(
    { ...opened, database: db },
    reportRoutes({ database: db, clock: systemClock }),
  )
  const campaign = await makeLiveCampaign(db, { fundedCents: 100_000 })
  brand = await http.signIn(campaign.brand)
  report = `/api/brand/campaigns/${campaign.id}/report`
  const at = new Date('2026-03-02T09:00:00Z')
  // Five posts as much viewed as each other, and of two nothing else is known.
  for (const likeCount of [10, 10, 30, null, null]) {
    const creator = await makeCreator(db)
    const post = await makeApprovedSubmission(db, { campaignId: campaign.id, creator })
    const readings = [{ ...readingOf(post, 1000, at), likeCount }]
    await db.transaction((tx) => settleViews(tx, { readings, at, holdHours: 0 }))
    if (likeCount === 30)
      await run(db, sql`UPDATE submissions SET title = '=1+1' WHERE id = ${post}`)
  }
})
afterAll(async () => {
  await http.close()
  await opened.close()
})

async function readPages(query: string): Promise<{ id: string; likeCount: number | null }[]> {
  const rows = []
  let address: string | undefined = `${report}/${query}`
  while (address !== undefined) {
    const { json, headers } = await http.call('GET', address, { as: brand })
    rows.push(...json)
    address = /<([^>]+)>/.exec(String(headers.get('link') ?? ''))?.[1]
  }
  return rows
}

test.each(['posts', 'creators'])(
  'the %s are listed once in each order, two by two',
  async (list) => {
    const range = 'from=2026-03-01&to=2026-03-31&limit=2'
    const likes = (await readPages(`${list}?${range}&sort=engagement`)).map((row) => row.likeCount)
    const [viewed, cost] = [
      await readPages(`${list}?${range}`),
      await readPages(`${list}?${range}&sort=spent`),
    ]

    expect(likes).toEqual([30, 10, 10, null, null])
    expect(new Set(viewed.map(({ id }) => id)).size).toBe(5)
    expect(cost.map(({ id }) => id)).toEqual(viewed.map(({ id }) => id))
  },
)

test('a file has the order of its list, no formulas, and nothing where nothing is known', async () => {
  const { text, headers } = await http.call(
    'GET',
    `${report}/posts.csv?sort=engagement&to=2026-03-31`,
    {
      as: brand,
    },
  )
  const [head, first, , , last] = text.split('\r\n')

  expect(headers.get('content-disposition')).toContain('permille-report-posts-to-2026-03-31.csv')
  expect(head).toContain('Views,Likes,Comments,Shares,Engagement rate (%),Spent (USD)')
  expect(first).toMatch(/^'=1\+1,.*,1000,30,,,3\.00,3\.00,0\.10,/)
  expect(last).toMatch(/,1000,,,,,3\.00,,/)
})

test('nobody but its brand reads it, and a cursor of another list is refused', async () => {
  const stranger = await http.signIn(await makeBrand(opened.db))
  const [admin, creator] = [await http.person('admin'), await http.person('creator')]
  const cursor = Buffer.from(JSON.stringify(['2026-01-01 00:00:00+00', crypto.randomUUID()]))
  const statusOf = async (path: string, as: Person) => (await http.call('GET', path, { as })).status

  for (const path of ['', '/posts', '/creators', '/posts.csv', '/creators.csv']) {
    const seen = [stranger, admin, creator].map((as) => statusOf(report + path, as))
    expect(await Promise.all(seen)).toEqual([404, 403, 403])
  }
  const other = `${report}/posts?cursor=${cursor.toString('base64url')}`
  expect(await statusOf(other, brand)).toBe(400)
})

test('the posts, and their file, are for no role that sees no posts; the numbers are', async () => {
  const asked = async (role: 'finance' | 'viewer') => {
    const as = await http.signIn(await makeMember(opened.db, brand, role))
    const paths = ['', '/posts', '/posts.csv', '/creators']
    const answers = await Promise.all(paths.map((path) => http.call('GET', report + path, { as })))
    return answers.map(({ status }) => status)
  }

  expect(await asked('viewer')).toEqual([200, 200, 200, 200])
  expect(await asked('finance')).toEqual([200, 403, 403, 200])
})
