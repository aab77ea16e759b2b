import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { startTestServer, type TestServer } from '#testing/test-server.ts'
import { makeBrand, makeMember, type Person } from '#testing/test-users.ts'
import { unsubscribeUrl } from './mails/unsubscribe.ts'
import { addressed } from './recipients.ts'
import { notify } from './testing/notify.ts'

let server: TestServer
let creator: Person
let stranger: Person
beforeAll(async () => {
  server = await startTestServer()
  creator = await server.person('creator')
  stranger = await server.person('creator')
  for (const day of [1, 2, 3]) {
    const words = { title: `News ${day}`, text: 'It happened.', path: '/earnings' }
    const at = new Date(`2026-01-0${day}T12:00:00Z`)
    const drafts = { userId: creator.userId, key: newId(), kind: 'payout', ...words, at } as const
    await server.database.db.transaction((tx) => notify(tx, [drafts], new Date()))
  }
})
afterAll(() => server.close())

const get = (path: string, as = creator) => server.call('GET', path, { as })
const titles = async (path: string) =>
  (await get(path)).json.map(({ title }: { title: string }) => title)

test('a list is newest first, paged, and the user’s own', async () => {
  const first = await get('/api/notifications?limit=2')

  const next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
  expect(first.json.map(({ title }: { title: string }) => title)).toEqual(['News 3', 'News 2'])
  expect(await titles(next)).toEqual(['News 1'])
  expect((await get('/api/notifications', stranger)).json).toEqual([])
})

test('one is marked as read, then all; another user’s is not found', async () => {
  const [newest, second] = (await get('/api/notifications')).json
  const read = (body: object, as = creator) =>
    server.call('POST', '/api/notifications/read', { as, body })

  const foreign = await read({ id: newest.id }, stranger)
  await read({ id: second.id })
  const unread = await titles('/api/notifications?unread=1')
  await read({ id: newest.id, andOlder: true })

  expect(foreign.status).toBe(404)
  expect(unread).toEqual(['News 3', 'News 1'])
  expect((await get('/api/notifications/unread')).json).toEqual({ count: 0 })
})

test('a kind can be switched off and on by channel, except account warnings', async () => {
  const set = (body: object) =>
    server.call('PUT', '/api/notifications/preferences', { as: creator, body })

  await set({ kind: 'payout', channel: 'mail', isOn: false })
  const lasting = await set({ kind: 'security', channel: 'mail', isOn: false })
  const foreign = await set({ kind: 'new_post', channel: 'mail', isOn: false })

  const { json } = await get('/api/notifications/preferences')
  expect([lasting.status, foreign.status]).toEqual([422, 422])
  expect(json.isMailSent).toBe(false)
  expect(json.preferences).toContainEqual({
    kind: 'payout',
    product: true,
    mail: false,
    push: true,
  })
  expect(json.preferences).toContainEqual({
    kind: 'security',
    product: true,
    mail: true,
    push: true,
  })
})

test('a member mutes a brand, and still gets what is about them alone; its owner cannot', async () => {
  const { db } = server.database
  const [brand, other] = [await makeBrand(db, 'Aurora'), await makeBrand(db)]
  const member = await server.signIn(await makeMember(db, brand, 'reviewer'))
  const owner = await server.signIn(brand)
  const mute = (as: Person, { brandId }: typeof brand, isMuted: boolean) =>
    server.call('PUT', `/api/notifications/brands/${brandId}`, { as, body: { isMuted } })
  const told = async () => {
    const news = { kind: 'new_post', title: 'News', text: 'It happened.', path: '/' } as const
    const draft = { ...news, key: newId(), at: new Date() }
    const to = { brandId: brand.brandId }
    const drafts = [to, { userId: member.userId }].map((whom) => ({ ...draft, to: whom }))
    const people = (await addressed(db, drafts)).map(({ userId }) => userId)
    return people.filter((userId) => userId === member.userId).length
  }
  const before = await told()

  const muted = await mute(member, brand, true)
  const whileMuted = [await told(), (await get('/api/notifications/brands', member)).json]
  const foreign = [await mute(owner, brand, true), await mute(member, other, true)]
  await mute(member, brand, false)

  expect([muted.status, ...foreign.map(({ status }) => status)]).toEqual([200, 404, 404])
  expect(whileMuted).toEqual([1, [{ id: brand.brandId, name: 'Aurora', isMuted: true }]])
  expect([before, await told()]).toEqual([2, 2])
  expect((await get('/api/notifications/brands', owner)).json).toEqual([])
})

test('the settings offer only the news that someone’s roles get', async () => {
  const { db } = server.database
  const brand = await makeBrand(db)
  const [finance, viewer] = [
    await server.signIn(await makeMember(db, brand, 'finance')),
    await server.signIn(await makeMember(db, brand, 'viewer')),
  ]
  const kindsOf = async (as: Person) => {
    const { preferences } = (await get('/api/notifications/preferences', as)).json
    return preferences.map(({ kind }: { kind: string }) => kind)
  }

  expect(await kindsOf(finance)).toEqual(['payment', 'chargeback', 'answer', 'security'])
  expect(await kindsOf(viewer)).toEqual(['answer', 'security'])
  expect((await get('/api/notifications/brands', finance)).json).toHaveLength(1)
  expect((await get('/api/notifications/brands', viewer)).json).toEqual([])
})

test('a mail program ends one kind of mail with one click, and opening the link changes nothing', async () => {
  const { encryption } = server.wiring.parts
  const mail = { kind: 'decision', userId: creator.userId } as const
  const link = unsubscribeUrl({ encryption, appUrl: '' }, mail) ?? ''
  const mailed = async () => {
    const { preferences } = (await get('/api/notifications/preferences')).json
    return preferences.find(({ kind }: { kind: string }) => kind === 'decision').mail
  }
  const post = (path: string) =>
    server.call('POST', path, { rawBody: 'List-Unsubscribe=One-Click', origin: null })

  const opened = await server.call('GET', link, {})
  const before = await mailed()
  const forged = await post(`${link}x`)
  const clicked = await post(link)

  expect([opened.status, opened.headers.get('location')]).toEqual([302, '/notifications/settings'])
  expect(before).toBe(true)
  expect(forged.status).toBe(404)
  expect([clicked.status, await mailed()]).toEqual([200, false])
})

test('everything is marked as read up to the newest notification, whenever it happened', async () => {
  const reader = await server.person('creator')
  const tellAt = async (title: string, happened: string, told: string) => {
    const words = { title, text: 'It happened.', path: '/earnings' }
    const [at, key] = [new Date(happened), newId<string>()]
    const drafts = { userId: reader.userId, key, kind: 'payout', ...words, at } as const
    await server.database.db.transaction((tx) => notify(tx, [drafts], new Date(told)))
  }
  await tellAt('seen', '2026-02-03', '2026-02-03')
  await tellAt('seen, told late', '2026-02-01', '2026-02-04')
  const seen = (await get('/api/notifications', reader)).json
  const last = seen.find(({ title }: { title: string }) => title === 'seen, told late')
  await tellAt('unseen, happened before', '2026-02-02', '2026-02-05')

  const body = { id: last.id, andOlder: true }
  await server.call('POST', '/api/notifications/read', { as: reader, body })

  const unread = (await get('/api/notifications?unread=1', reader)).json
  expect(unread.map(({ title }: { title: string }) => title)).toEqual(['unseen, happened before'])
})
