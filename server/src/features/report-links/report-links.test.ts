import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { createEncryption } from '#platform/encryption.ts'
import type { BrandActor } from '#platform/http/actor.ts'
import { newId } from '#platform/ids.ts'
import { actorOf } from '#testing/team.ts'
import { makeDraft, makeLiveCampaign } from '#testing/test-marketplace.ts'
import { makeBrand, makeMember, nextAddress, type Person, suspend } from '#testing/test-users.ts'
import { createReportLink, revokeReportLinks } from './change-report-links.ts'
import { describeReportPage } from './describe-report-page.ts'
import { reencryptReportLinks } from './list-report-links.ts'
import { deleteReportLinks, listReportLinksWithMakers } from './report-link-store.ts'
import { encryptionKey, everything, from, openReportScene } from './testing/report-scene.ts'

let scene: Awaited<ReturnType<typeof openReportScene>>

beforeAll(async () => {
  scene = await openReportScene()
})
beforeEach(() => {
  scene.time.daysLater = 0
})
afterAll(() => scene.close())

test('wrong, ended, revoked and a suspended brand’s links look alike, at once', async () => {
  const { db } = scene.opened
  const gone = { status: 404, json: { code: 'report-link-not-found' } }
  const wrong = await scene.open(`/api/reports/${'a'.repeat(43)}`)
  const revoked = await scene.makeLink()
  await scene.http.call('DELETE', `/api/brand/reports/${revoked.id}`, { as: scene.brand })
  const owner = await makeBrand(db)
  const suspended = await scene.makeLink({}, await scene.http.signIn(owner))
  const wasOpen = await scene.open(suspended.path)
  await suspend(db, owner.userId)
  await run(db, sql`UPDATE brands SET suspended_at = now() WHERE id = ${owner.brandId}`)
  const ending = await scene.makeLink({ expiresInDays: 7 })
  scene.time.daysLater = 7

  const replies = [
    wrong,
    await scene.open(revoked.path),
    await scene.open(suspended.path),
    await scene.open(ending.path),
  ]

  expect(wasOpen.status).toBe(200)
  for (const reply of replies) {
    expect(reply).toMatchObject(gone)
    expect(reply.text).toBe(wrong.text)
  }
  for (const { page } of [revoked, suspended, ending]) expect(await scene.visit(page)).toBeNull()
  scene.time.daysLater = 0
  const { json } = await scene.http.call('DELETE', `/api/brand/reports/${revoked.id}`, {
    as: scene.brand,
  })
  expect(json.code).toBe('report-link-not-found')
})

test('a password opens it in one browser for 12 hours, until it is changed', async () => {
  const { id, path, page } = await scene.makeLink({ password: 'open-sesame-7' })
  const unlock = (password: string) =>
    scene.http.call('POST', `${path}/unlock`, { body: { password }, headers: from(nextAddress()) })
  const locked = await scene.open(path)
  const wrong = await unlock('open-sesame-8')

  const right = await unlock('open-sesame-7')

  expect([locked.status, locked.json.code]).toEqual([403, 'report-locked'])
  expect([await scene.codeOf(`${path}.csv`), wrong.json.code]).toEqual([
    'report-locked',
    'report-password-wrong',
  ])
  expect(locked.text).not.toContain('Weekly')
  expect(JSON.stringify(await scene.visit(page))).not.toContain('Weekly')
  const cookies = right.headers.getSetCookie()
  expect(cookies.map((each) => /Path=([^;]+)/.exec(each)?.[1])).toEqual([page, path, `${path}.csv`])
  expect(cookies[0]).toMatch(/Max-Age=43200;.*HttpOnly; SameSite=Lax/)
  const [, pass = ''] = /permille_report=([^;]+)/.exec(cookies[0] ?? '') ?? []
  const headers = { cookie: `permille_report=${pass}` }
  expect((await scene.open(path, { headers })).status).toBe(200)
  expect((await scene.visit(page, { permille_report: pass }))?.preloaded?.data).toBeDefined()
  expect(
    await scene.codeOf((await scene.makeLink({ password: 'open-sesame-7' })).path, { headers }),
  ).toBe('report-locked')
  scene.time.daysLater = 0.5
  expect(await scene.codeOf(path, { headers })).toBe('report-locked')
  scene.time.daysLater = 0
  const edit = { ...everything, password: 'another-word-9' }
  await scene.http.call('PUT', `/api/brand/reports/${id}`, { as: scene.brand, body: edit })
  expect(await scene.codeOf(path, { headers })).toBe('report-locked')
  await scene.http.call('PUT', `/api/brand/reports/${id}`, {
    as: scene.brand,
    body: { ...everything, password: null },
  })
  expect((await scene.open(path)).status).toBe(200)
})

test('an address has ten passwords in 15 minutes, and 60 opens a minute; beyond, a page says so', async () => {
  const { path, page } = await scene.makeLink({ password: 'open-sesame-7' })
  const address = nextAddress()
  const body = { password: 'guess-after-guess' }
  const statuses = []
  for (let tries = 0; tries < 11; tries += 1)
    statuses.push(
      (await scene.http.call('POST', `${path}/unlock`, { body, headers: from(address) })).status,
    )
  const reader = nextAddress()
  const opens = await Promise.all(
    Array.from({ length: 61 }, () => scene.open(path, { headers: from(reader) })),
  )

  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429])
  expect(opens.filter(({ status }) => status === 429)).toHaveLength(1)
  const visit = { query: '', cookies: {}, address: reader }
  const head = await describeReportPage(scene.deps, page, visit)
  expect(head?.title).toBe('Shared report · Permille')
  expect(head?.preloaded).toBeUndefined()
})

test('the page is private, and each opening of it counts; its calls do not', async () => {
  const { id, path, page } = await scene.makeLink()
  const { headers, json } = await scene.open(path)
  const head = await scene.visit(page)
  await scene.visit(page, {}, '?from=2026-01-01')

  const { json: listed } = await scene.open('/api/brand/reports', { as: scene.brand })

  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('x-robots-tag')).toBe('noindex')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(head).toMatchObject({ isPrivate: true, title: expect.stringContaining('Weekly numbers') })
  expect(head?.preloaded?.data).toEqual({ ...json, at: expect.any(String) })
  expect(listed.find((each: { id: string }) => each.id === id)).toMatchObject({ openedCount: 2 })
  expect(await scene.visit('/profile/someone')).toBeUndefined()
})

test('only a person who may change campaigns makes one, of the brand’s own, and shows no money they cannot read', async () => {
  const { db } = scene.opened
  const stranger = await makeLiveCampaign(db, { fundedCents: 5_000 })
  const body = { ...everything, campaignIds: [scene.one.id, stranger.id] }
  const post = (as: Person, changes = {}) =>
    scene.http.call('POST', '/api/brand/reports', { as, body: { ...everything, ...changes } })
  const [viewer, manager] = await Promise.all(
    (['viewer', 'manager'] as const).map(async (role) =>
      scene.http.signIn(await makeMember(db, scene.one.brand, role)),
    ),
  )

  expect(
    (await scene.http.call('POST', '/api/brand/reports', { as: scene.brand, body })).json.code,
  ).toBe('campaign-not-found')
  expect((await post(viewer as Person)).json.code).toBe('scope-missing')
  expect((await post(manager as Person)).status).toBe(201)
  expect((await post(scene.brand, { expiresInDays: 366 })).status).toBe(400)
  const actor = {
    ...scene.one.brand,
    scopes: new Set(['campaigns:write']),
  } as unknown as BrandActor
  const request = { actor, requestId: newId(), address: '::1', password: null, expiresInDays: 1 }
  await expect(
    createReportLink(scene.deps, { ...request, shown: everything }),
  ).rejects.toMatchObject({
    code: 'scope-missing',
  })
})

test('a brand has at most 50, and one that ended makes room', async () => {
  const owner = await makeBrand(scene.opened.db)
  const as = await scene.http.signIn(owner)
  const { link } = await scene.makeLink({}, as)
  await run(
    scene.opened.db,
    sql`INSERT INTO report_links (id, brand_id, name, token_hash, sealed_token, shows_money, shows_creators,
        expires_at, created_by, created_at)
      SELECT gen_random_uuid(), brand_id, name, sha256(n::text::bytea), 'none.', true, true, expires_at,
        created_by, created_at
      FROM report_links, generate_series(1, 49) n WHERE id = ${link.id}`,
  )
  const post = async () =>
    (await scene.http.call('POST', '/api/brand/reports', { as, body: everything })).json.code

  expect(await post()).toBe('report-links-max')
  await scene.http.call('DELETE', `/api/brand/reports/${link.id}`, { as })
  expect([await post(), await post()]).toEqual([undefined, 'report-links-max'])
})

test('a deleted draft is in no list, and a new key seals the links again', async () => {
  const { db, log } = scene.opened
  const draft = await makeDraft(db, scene.one.brand, { name: 'Never sent' })
  const { id } = await scene.makeLink({ campaignIds: [draft] })
  await run(db, sql`DELETE FROM campaigns WHERE id = ${draft}`)
  const listed = (await scene.open('/api/brand/reports', { as: scene.brand })).json
  const rotated = createEncryption({ key: randomBytes(32), previousKeys: [encryptionKey] })

  const { leftCount } = await reencryptReportLinks({ database: db, encryption: rotated, log })

  expect(listed.find((each: { id: string }) => each.id === id).campaigns).toEqual([])
  // Those of the test before were sealed by nobody.
  expect(leftCount).toBe(49)
  const lost = (await scene.open('/api/brand/reports', { as: scene.brand })).json
  expect(lost.every((each: { token: string | null }) => each.token === null)).toBe(true)
})

test('a link stays when whoever made it leaves, and is gone with its brand', async () => {
  const { db } = scene.opened
  const owner = await makeBrand(db)
  const manager = await makeMember(db, owner, 'manager')
  const { path } = await scene.makeLink({}, await scene.http.signIn(manager))
  await run(db, sql`DELETE FROM brand_members WHERE user_id = ${manager.userId}`)
  const after = await scene.open(path)

  await db.transaction((tx) => deleteReportLinks(tx, [owner.brandId]))

  expect(after.status).toBe(200)
  expect(await scene.codeOf(path)).toBe('report-link-not-found')
})

test('of all links those that one person made are revoked together', async () => {
  const { db } = scene.opened
  const owner = await scene.http.signIn(await makeBrand(db))
  const manager = await scene.http.signIn(await makeMember(db, owner, 'manager'))
  const links = [await scene.makeLink({}, owner), await scene.makeLink({}, manager)]
  const request = { actor: actorOf(owner, 'owner'), requestId: newId(), at: new Date() }
  const made = await listReportLinksWithMakers(db, { brandId: owner.brandId, at: new Date() })
  const theirs = made.filter(({ makerId }) => makerId === manager.userId)

  await db.transaction((tx) => revokeReportLinks(tx, theirs, request))

  const opened = await Promise.all(links.map(({ path }) => scene.open(path)))
  expect(opened.map(({ status }) => status)).toEqual([200, 404])
})
