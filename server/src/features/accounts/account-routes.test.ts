import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/ids.ts'
import { profileRoutes } from '../profile/profile-routes.ts'
import { accountRoutes } from './account-routes.ts'
import {
  type AccountSetup,
  appUrl,
  countRows,
  invitedAdmin,
  registerSomebody,
  setUpAccounts,
} from './testing/account-setup.ts'

let setup: AccountSetup
const tokens = new Map<string, string>()

beforeAll(async () => {
  setup = await setUpAccounts()
  tokens.set('admin', (await invitedAdmin(setup)).browser.token)
  tokens.set('creator', (await registerSomebody(setup)).browser.token)
})

afterAll(() => setup.close())

type Listed = ReturnType<typeof listCalls>[number]

function listCalls() {
  const routes = [...accountRoutes(setup.deps), ...profileRoutes(setup.deps)]
  return routes.map((each) => {
    const { method, path, access } = each.kind === 'raw' ? each : each.endpoint
    return { method, access, url: path.replace(/\{\w+\}/g, newId()) }
  })
}

interface Caller {
  readonly role?: string
  readonly origin?: string
  readonly type?: string
}

async function statusOf({ method, url }: Listed, { role, origin, type }: Caller): Promise<number> {
  const token = tokens.get(role ?? '')
  const response = await setup.app.inject({
    method,
    url,
    headers: { ...(origin && { origin }), ...(type && { 'content-type': type }) },
    ...(token !== undefined && { cookies: { permille_session: token } }),
    ...(type !== undefined && { payload: 'a=b' }),
  })
  return response.statusCode
}

describe('every call of the feature', () => {
  it('returns 401 to a visitor unless it is public', async () => {
    const closed = listCalls().filter(({ access }) => access !== 'public')

    const statuses = await Promise.all(closed.map((call) => statusOf(call, { origin: appUrl })))

    expect(closed.length).toBeGreaterThan(8)
    expect(new Set(statuses)).toEqual(new Set([401]))
  })

  it('returns 403 to every role it does not list', async () => {
    const calls = listCalls().flatMap((call) =>
      ['admin', 'creator']
        .filter((role) => typeof call.access !== 'string' && !call.access.includes(role as 'admin'))
        .map((role) => statusOf(call, { role, origin: appUrl })),
    )

    const statuses = await Promise.all(calls)

    expect(statuses.length).toBeGreaterThan(5)
    expect(new Set(statuses)).toEqual(new Set([403]))
  })

  it.each([undefined, 'null', 'http://evil.test', 'http://localhost:4511'])(
    'changes nothing for a page from the origin %s',
    async (origin) => {
      const before = await countRows(setup, 'users')
      const writing = listCalls().filter(({ method }) => method !== 'GET')

      const statuses = await Promise.all(
        writing.map((call) => statusOf(call, { role: 'creator', ...(origin && { origin }) })),
      )

      expect(new Set(statuses)).toEqual(new Set([403]))
      expect(await countRows(setup, 'users')).toBe(before)
    },
  )

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
    'refuses a body with the type %s',
    async (type) => {
      const writing = listCalls().filter(
        ({ method, access }) =>
          method !== 'GET' && (typeof access === 'string' || access.includes('creator')),
      )

      const statuses = await Promise.all(
        writing.map((call) => statusOf(call, { role: 'creator', origin: appUrl, type })),
      )

      expect(new Set(statuses)).toEqual(new Set([415]))
    },
  )
})
