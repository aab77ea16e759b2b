import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createPasswordHasher } from '#features/accounts/public.ts'
import { settleViews } from '#money/movements/settle-views.ts'
import { takeBackPost } from '#money/movements/taken-back/take-back-post.ts'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { createEncryption } from '#platform/encryption.ts'
import type { BrandActor } from '#platform/http/actor.ts'
import { newId } from '#platform/ids.ts'
import type { Given } from '#testing/test-client.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import {
  makeApprovedSubmission,
  makeCreator,
  makeDraft,
  makeLiveCampaign,
  makePendingSubmission,
  readingOf,
  type TestCampaign,
} from '#testing/test-marketplace.ts'
import { serveRoutes, type TestRoutes } from '#testing/test-routes.ts'
import { makeBrand, makeMember, nextAddress, type Person, suspend } from '#testing/test-users.ts'
import { insightRoutes } from '../campaigns/insight-routes.ts'
import { historyRoutes } from '../history/history-routes.ts'
import { reportRoutes } from '../reports/report-routes.ts'
import { createReportLink } from './change-report-links.ts'
import { describeReportPage } from './describe-report-page.ts'
import { reencryptReportLinks } from './list-report-links.ts'
import { reportLinkRoutes } from './report-link-routes.ts'

let opened: TestDatabase
let http: TestRoutes
let deps: Parameters<typeof reportLinkRoutes>[0]
let one: TestCampaign
let other: TestCampaign
let brand: Person
let daysLater = 0

const keys = [randomBytes(32), randomBytes(32)] as const
const encryption = createEncryption({ key: keys[0] })
const clock = { now: () => new Date(Date.now() + daysLater * 86_400_000) }

beforeAll(async () => {
  opened = await openTestDatabase()
  const { db: database, log } = opened
  const passwords = createPasswordHasher()
  const appUrl = 'http://localhost:3000'
  deps = { database, replica: database, clock, encryption, passwords, appUrl, log }
  http = serveRoutes({ database, log, clock }, [
    ...reportLinkRoutes(deps),
    ...reportRoutes({ database, clock }),
    ...insightRoutes(database),
    ...historyRoutes({ database, clock }),
  ])
  await openScene()
})
beforeEach(() => {
  daysLater = 0
})
afterAll(async () => {
  await http.close()
  await opened.close()
})

const ago = (days: number) => new Date(Date.now() - days * 86_400_000)
const dayAgo = (days: number) => ago(days).toISOString().slice(0, 10)

/** Two campaigns at $3.00 per 1K views with odd counts, a draft, a post in review and one whose approval was taken back. */
async function openScene() {
  const { db } = opened
  one = await makeLiveCampaign(db, { fundedCents: 100_000 })
  brand = await http.signIn(one.brand)
  other = await makeLiveCampaign(db, { fundedCents: 100_000 })
  await run(
    db,
    sql`UPDATE campaigns SET brand_id = ${one.brand.brandId}, name = 'Winter' WHERE id = ${other.id}`,
  )
  await run(
    db,
    sql`UPDATE campaigns SET name = 'Autumn', live_at = ${ago(20)} WHERE id = ${one.id}`,
  )
  await makeDraft(db, one.brand, { name: 'Secret launch' })
  const read = async (campaign: TestCampaign, views: number, days: number) => {
    const creator = await makeCreator(db)
    const post = await makeApprovedSubmission(db, { campaignId: campaign.id, creator })
    const readings = [readingOf(post, views, ago(days))]
    await db.transaction((tx) => settleViews(tx, { readings, at: ago(days), holdHours: 0 }))
    return post
  }
  await read(one, 1234, 9)
  await read(one, 777, 3)
  await read(other, 4321, 2)
  const submissionId = await read(one, 500, 2)
  await db.transaction((tx) =>
    takeBackPost(tx, { id: newId(), submissionId, takenBy: one.brand.userId, at: ago(1) }),
  )
  await run(
    db,
    sql`UPDATE submissions SET status = 'rejected', rejected_at = ${ago(1)}, rejection_code = 'duplicate'
    WHERE id = ${submissionId}`,
  )
  await makePendingSubmission(db, { campaignId: one.id, creator: await makeCreator(db) })
}

const all = {
  name: 'Weekly numbers',
  campaignIds: null,
  showsMoney: true,
  showsCreators: true,
  since: null,
}

async function makeLink(changes: object = {}, as = brand) {
  const { json } = await http.call('POST', '/api/brand/reports', {
    as,
    body: { ...all, ...changes },
  })
  const listed = (await http.call('GET', '/api/brand/reports', { as })).json
  const link = listed.find(({ id }: { id: string }) => id === json.id)
  return { id: json.id, path: `/api/reports/${link.token}`, page: `/r/${link.token}`, link }
}

const from = (address: string) => ({ 'x-forwarded-for': address })
/** Each from an address of its own. */
const open = (path: string, { headers, ...given }: Given = {}) =>
  http.call('GET', path, {
    headers: { ...(!given.as && from(nextAddress())), ...headers },
    ...given,
  })
const codeOf = async (path: string, given: Given = {}) => (await open(path, given)).json.code
const visit = (page: string, cookies = {}, query = '') =>
  describeReportPage(deps, page, { query, cookies, address: nextAddress() })

test.each([{}, { from: 5 }, { from: 4, to: 2 }])(
  'its numbers are those of the brand’s own pages, to the cent (%o days ago)',
  async ({ from, to }: { from?: number; to?: number }) => {
    const range = { ...(from && { from: dayAgo(from) }), ...(to && { to: dayAgo(to) }) }
    const query = new URLSearchParams(range)
    const link = await makeLink()
    const own = await Promise.all(
      [one, other].map(
        async ({ id }) =>
          (await open(`/api/brand/campaigns/${id}/report?${query}`, { as: brand })).json,
      ),
    )
    const sum = (key: string) => own.reduce((total, report) => total + report[key], 0)

    const { json: shown } = await open(`${link.path}?${query}`)

    expect(shown.viewCount).toBe(sum('viewCount'))
    expect(shown.spentCents).toBe(sum('spentCents'))
    expect(shown.viewCount).toBeGreaterThan(0)
    const ofOwn = (name: string) => own.find((report) => report.campaign.name === name)
    for (const { name, viewCount, spentCents } of shown.campaigns)
      expect([name, viewCount, spentCents]).toEqual([
        name,
        ofOwn(name).viewCount,
        ofOwn(name).spentCents,
      ])
    const history = await open(`/api/brand/history?from=${shown.firstDay}&to=${shown.lastDay}`, {
      as: brand,
    })
    expect(shown.days).toEqual(history.json)
    const { text } = await open(`${link.path}.csv?${query}`)
    const lines = text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(','))
    expect(lines.reduce((total, [, views]) => total + Number(views), 0)).toBe(shown.viewCount)
    expect(lines.reduce((total, [, , spent]) => total + Math.round(Number(spent) * 100), 0)).toBe(
      shown.spentCents,
    )
  },
)

test('it ranks the approved posts as the brand’s report does, and counts posts by state', async () => {
  const { path } = await makeLink({ campaignIds: [one.id] })
  const ranked = await open(`/api/brand/campaigns/${one.id}/report/posts`, { as: brand })
  const insight = await open(`/api/brand/campaigns/${one.id}/insight`, { as: brand })

  const { json } = await open(path)

  const keyOf = (post: { viewCount: number; spentCents: number }) => [
    post.viewCount,
    post.spentCents,
  ]
  expect(json.topPosts.map(keyOf)).toEqual(ranked.json.map(keyOf))
  expect(json.topPosts.map(({ post }: { post: { url: string } }) => post.url)).toEqual(
    ranked.json.map(({ postUrl }: { postUrl: string }) => postUrl),
  )
  expect(json.posts).toEqual({
    inReview: 1,
    approved: insight.json.platforms[0].postCount,
    rejected: 1,
  })
})

test('what a link hides is not in it: money, creators, drafts, earlier days, other campaigns', async () => {
  const hidden = { showsMoney: false, showsCreators: false, since: dayAgo(3) }
  const { path } = await makeLink({ ...hidden, campaignIds: [one.id] })

  const { json, text } = await open(path)
  const file = await open(`${path}.csv`)
  const earlier = await open(`${path}?to=${dayAgo(5)}`)

  expect(json).toMatchObject({ spentCents: null, firstDay: dayAgo(3), viewCount: 1277 })
  expect(json.topPosts).toMatchObject([{ spentCents: null, viewCount: 777, post: null }])
  expect(text).not.toMatch(/youtube\.com|uploads|creator|Winter|Secret launch|@/)
  expect(file.text.split('\r\n')[0]).toBe('\ufeffDay (UTC),Views')
  expect(earlier.json).toMatchObject({ viewCount: 0, firstDay: null, days: [], topPosts: [] })
})

test('a link of all campaigns has those that go live later, and is empty before the first', async () => {
  const { db } = opened
  const owner = await makeBrand(db, 'New here')
  const as = await http.signIn(owner)
  const { path } = await makeLink({}, as)
  const before = await open(path)
  const later = await makeLiveCampaign(db, { fundedCents: 5_000 })
  await run(db, sql`UPDATE campaigns SET brand_id = ${owner.brandId} WHERE id = ${later.id}`)

  expect(before.json).toMatchObject({ campaigns: [], firstDay: null, days: [], viewCount: 0 })
  expect((await open(path)).json.campaigns).toHaveLength(1)
})

test('wrong, ended, revoked and a suspended brand’s links look alike, at once', async () => {
  const { db } = opened
  const gone = { status: 404, json: { code: 'report-link-not-found' } }
  const wrong = await open(`/api/reports/${'a'.repeat(43)}`)
  const revoked = await makeLink()
  await http.call('DELETE', `/api/brand/reports/${revoked.id}`, { as: brand })
  const owner = await makeBrand(db)
  const suspended = await makeLink({}, await http.signIn(owner))
  const wasOpen = await open(suspended.path)
  await suspend(db, owner.userId)
  await run(db, sql`UPDATE brands SET suspended_at = now() WHERE id = ${owner.brandId}`)
  const ending = await makeLink({ expiresInDays: 7 })
  daysLater = 7

  const replies = [
    wrong,
    await open(revoked.path),
    await open(suspended.path),
    await open(ending.path),
  ]

  expect(wasOpen.status).toBe(200)
  for (const reply of replies) {
    expect(reply).toMatchObject(gone)
    expect(reply.text).toBe(wrong.text)
  }
  for (const { page } of [revoked, suspended, ending]) expect(await visit(page)).toBeNull()
  daysLater = 0
  const { json } = await http.call('DELETE', `/api/brand/reports/${revoked.id}`, { as: brand })
  expect(json.code).toBe('report-link-not-found')
})

test('a password opens it in one browser for 12 hours, until it is changed', async () => {
  const { id, path, page } = await makeLink({ password: 'open-sesame-7' })
  const unlock = (password: string) =>
    http.call('POST', `${path}/unlock`, { body: { password }, headers: from(nextAddress()) })
  const locked = await open(path)
  const wrong = await unlock('open-sesame-8')

  const right = await unlock('open-sesame-7')

  expect([locked.status, locked.json.code]).toEqual([403, 'report-locked'])
  expect([await codeOf(`${path}.csv`), wrong.json.code]).toEqual([
    'report-locked',
    'report-password-wrong',
  ])
  expect(locked.text).not.toContain('Weekly')
  expect(JSON.stringify(await visit(page))).not.toContain('Weekly')
  const cookies = right.headers.getSetCookie()
  expect(cookies.map((each) => /Path=([^;]+)/.exec(each)?.[1])).toEqual([page, path, `${path}.csv`])
  expect(cookies[0]).toMatch(/Max-Age=43200;.*HttpOnly; SameSite=Lax/)
  const [, pass = ''] = /permille_report=([^;]+)/.exec(cookies[0] ?? '') ?? []
  const headers = { cookie: `permille_report=${pass}` }
  expect((await open(path, { headers })).status).toBe(200)
  expect((await visit(page, { permille_report: pass }))?.preloaded?.data).toBeDefined()
  expect(await codeOf((await makeLink({ password: 'open-sesame-7' })).path, { headers })).toBe(
    'report-locked',
  )
  daysLater = 0.5
  expect(await codeOf(path, { headers })).toBe('report-locked')
  daysLater = 0
  const edit = { ...all, password: 'another-word-9' }
  await http.call('PUT', `/api/brand/reports/${id}`, { as: brand, body: edit })
  expect(await codeOf(path, { headers })).toBe('report-locked')
  await http.call('PUT', `/api/brand/reports/${id}`, {
    as: brand,
    body: { ...all, password: null },
  })
  expect((await open(path)).status).toBe(200)
})

test('an address has ten passwords in 15 minutes, and 60 opens a minute', async () => {
  const { path } = await makeLink({ password: 'open-sesame-7' })
  const address = nextAddress()
  const body = { password: 'guess-after-guess' }
  const statuses = []
  for (let tries = 0; tries < 11; tries += 1)
    statuses.push(
      (await http.call('POST', `${path}/unlock`, { body, headers: from(address) })).status,
    )
  const reader = nextAddress()
  const opens = await Promise.all(
    Array.from({ length: 61 }, () => open(path, { headers: from(reader) })),
  )

  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429])
  expect(opens.filter(({ status }) => status === 429)).toHaveLength(1)
})

test('the page is private, and each opening of it counts; its calls do not', async () => {
  const { id, path, page } = await makeLink()
  const { headers, json } = await open(path)
  const head = await visit(page)
  await visit(page, {}, '?from=2026-01-01')

  const { json: listed } = await open('/api/brand/reports', { as: brand })

  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('x-robots-tag')).toBe('noindex')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(head).toMatchObject({ isPrivate: true, title: expect.stringContaining('Weekly numbers') })
  expect(head?.preloaded?.data).toEqual({ ...json, at: expect.any(String) })
  expect(listed.find((each: { id: string }) => each.id === id)).toMatchObject({ openedCount: 2 })
  expect(await visit('/profile/someone')).toBeUndefined()
})

test('only a person who may change campaigns makes one, of the brand’s own, and shows no money they cannot read', async () => {
  const { db } = opened
  const stranger = await makeLiveCampaign(db, { fundedCents: 5_000 })
  const body = { ...all, campaignIds: [one.id, stranger.id] }
  const post = (as: Person, changes = {}) =>
    http.call('POST', '/api/brand/reports', { as, body: { ...all, ...changes } })
  const [viewer, manager] = await Promise.all(
    (['viewer', 'manager'] as const).map(async (role) =>
      http.signIn(await makeMember(db, one.brand, role)),
    ),
  )

  expect((await http.call('POST', '/api/brand/reports', { as: brand, body })).json.code).toBe(
    'campaign-not-found',
  )
  expect((await post(viewer as Person)).json.code).toBe('scope-missing')
  expect((await post(manager as Person)).status).toBe(201)
  expect((await post(brand, { expiresInDays: 366 })).status).toBe(400)
  const actor = {
    ...one.brand,
    scopes: new Set(['campaigns:write']),
  } as unknown as BrandActor
  const request = { actor, requestId: newId(), address: '::1', password: null, expiresInDays: 1 }
  await expect(createReportLink(deps, { ...request, shown: all })).rejects.toMatchObject({
    code: 'scope-missing',
  })
})

test('a brand has at most 50, and one that ended makes room', async () => {
  const owner = await makeBrand(opened.db)
  const as = await http.signIn(owner)
  const { link } = await makeLink({}, as)
  await run(
    opened.db,
    sql`INSERT INTO report_links (id, brand_id, name, token_hash, sealed_token, shows_money, shows_creators,
        expires_at, created_by, created_at)
      SELECT gen_random_uuid(), brand_id, name, sha256(n::text::bytea), 'none.', true, true, expires_at,
        created_by, created_at
      FROM report_links, generate_series(1, 49) n WHERE id = ${link.id}`,
  )
  const post = async () =>
    (await http.call('POST', '/api/brand/reports', { as, body: all })).json.code

  expect(await post()).toBe('report-links-max')
  await http.call('DELETE', `/api/brand/reports/${link.id}`, { as })
  expect([await post(), await post()]).toEqual([undefined, 'report-links-max'])
})

test('a deleted draft is in no list, and a new key seals the links again', async () => {
  const { db, log } = opened
  const draft = await makeDraft(db, one.brand, { name: 'Never sent' })
  const { id } = await makeLink({ campaignIds: [draft] })
  await run(db, sql`DELETE FROM campaigns WHERE id = ${draft}`)
  const listed = (await open('/api/brand/reports', { as: brand })).json
  const [key, previousKey] = [keys[1], keys[0]]
  const rotated = createEncryption({ key, previousKeys: [previousKey] })

  const { leftCount } = await reencryptReportLinks({ database: db, encryption: rotated, log })

  expect(listed.find((each: { id: string }) => each.id === id).campaigns).toEqual([])
  // Those of the test before were sealed by nobody.
  expect(leftCount).toBe(49)
  const lost = (await open('/api/brand/reports', { as: brand })).json
  expect(lost.every((each: { token: string | null }) => each.token === null)).toBe(true)
})
