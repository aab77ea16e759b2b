import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveRoutes, type TestRoutes } from '#testing/test-routes.ts'
import { giveConsent } from '#testing/test-sandbox.ts'
import type { Person } from '#testing/test-users.ts'
import { connectionRoutes } from './connection-routes.ts'
import { type ConnectionSetup, setUpConnections } from './testing/connection-setup.ts'

let setup: ConnectionSetup
let http: TestRoutes
beforeAll(async () => {
  setup = await setUpConnections()
  setup.deps.platforms.delete('instagram')
  http = serveRoutes(setup.deps, connectionRoutes(setup.deps))
})
afterAll(async () => {
  await http.close()
  await setup.close()
})

const signInCreator = () => http.person('creator')

/** Goes as far as TikTok's redirect back; returns its query. */
async function allowTiktok(as: Person, username = 'ada'): Promise<Record<string, string>> {
  const { json } = await http.call('GET', '/api/auth/tiktok', { as })
  const { state, code = '' } = await giveConsent(json.authUrl, { username })
  return { state, code }
}

function comeBack(query: string | Record<string, string>, as?: Person) {
  const path = `/api/auth/tiktok/callback?${new URLSearchParams(query)}`
  return http.call('GET', path, as === undefined ? {} : { as })
}

test('only platforms with credentials are listed', async () => {
  const as = await signInCreator()

  const { json } = await http.call('GET', '/api/platforms', { as })

  expect(json).toEqual([
    { platform: 'tiktok', connect: 'oauth' },
    { platform: 'youtube', connect: 'username' },
    { platform: 'x', connect: 'username' },
  ])
})

test('an account is added, listed and removed, and its tokens are never returned', async () => {
  const as = await signInCreator()
  await setup.sandbox.setAccount({ platform: 'x', username: 'ada_x', followers: 77 })

  const body = { platform: 'x', username: '@ada_x' }
  const added = await http.call('POST', '/api/creator/social-accounts', { as, body })
  const listed = await http.call('GET', '/api/creator/social-accounts', { as })
  const removed = await http.call('DELETE', `/api/creator/social-accounts/${added.json.id}`, {
    as,
  })

  expect(added.status).toBe(201)
  expect(Object.keys(added.json).sort()).toEqual([
    'connectedAt',
    'followerCount',
    'id',
    'isVerified',
    'needsReconnect',
    'ownershipCode',
    'platform',
    'reconnectReason',
    'username',
  ])
  expect(listed.json).toEqual([added.json])
  expect([removed.status, removed.json]).toEqual([200, { ok: true }])
  expect((await http.call('GET', '/api/creator/social-accounts', { as })).json).toEqual([])
})

test.each([
  [{ platform: 'tiktok', username: 'ada' }, 422, 'authorization-required'],
  [{ platform: 'instagram', username: 'ada' }, 422, 'platform-not-configured'],
  [{ platform: 'x', username: 'nobody_here' }, 422, 'unknown-account'],
  [{ platform: 'myspace', username: 'tom' }, 400, 'malformed'],
  [{ platform: 'x', username: '  ' }, 400, 'malformed'],
  [{ platform: 'x' }, 400, 'malformed'],
  [{ platform: 'x', username: 'ada', verifiedAt: '2026-01-01' }, 400, 'malformed'],
])('%j is refused with %i %s', async (body, status, code) => {
  const as = await signInCreator()

  const response = await http.call('POST', '/api/creator/social-accounts', { as, body })

  expect([response.status, response.json.code]).toEqual([status, code])
  expect((await http.call('GET', '/api/creator/social-accounts', { as })).json).toEqual([])
})

test('the return URL leads to the accounts page with the account connected', async () => {
  const as = await signInCreator()

  const back = await comeBack(await allowTiktok(as), as)

  expect([back.status, back.headers.get('location')]).toEqual([
    302,
    '/social-accounts?connected=tiktok',
  ])
  const { json } = await http.call('GET', '/api/creator/social-accounts', { as })
  expect(json).toMatchObject([{ username: 'ada', isVerified: true, ownershipCode: null }])
})

test.each([
  ['a no on the platform', 'error=access_denied&state=STATE', 'access-denied'],
  ['a state nobody made', 'code=CODE&state=made-up', 'link-expired'],
  ['no state', 'code=CODE', 'link-expired'],
  ['two states', 'code=CODE&state=STATE&state=STATE', 'link-expired'],
  ['nothing at all', '', 'link-expired'],
])('%s redirects there with the reason and connects nothing', async (_, query, problem) => {
  const as = await signInCreator()
  const { state = '', code = '' } = await allowTiktok(as)

  const back = await comeBack(query.replaceAll('STATE', state).replace('CODE', code), as)

  expect(back.headers.get('location')).toBe(`/social-accounts?connect_error=${problem}`)
  expect((await http.call('GET', '/api/creator/social-accounts', { as })).json).toEqual([])
})

test('another browser cannot finish an authorisation, signed in or not', async () => {
  const [as, other] = [await signInCreator(), await signInCreator()]
  const returned = await allowTiktok(as, 'mallory')

  const responses = [await comeBack(returned, other), await comeBack(returned)]

  for (const back of responses) {
    expect(back.headers.get('location')).toBe('/social-accounts?connect_error=link-expired')
  }
  expect((await http.call('GET', '/api/creator/social-accounts', { as: other })).json).toEqual([])
})

test('lookups are limited to twenty a minute per user', async () => {
  const as = await signInCreator()
  const body = { platform: 'youtube', username: 'no' }
  const statuses: number[] = []

  for (let call = 0; call < 21; call += 1) {
    statuses.push((await http.call('POST', '/api/creator/social-accounts', { as, body })).status)
  }

  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 422), 429])
})
