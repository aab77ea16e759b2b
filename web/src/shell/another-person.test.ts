import type { CurrentUser } from '@permille/contract/accounts/accounts'
import type { UserId } from '@permille/contract/ids'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionKey } from '../api/session.ts'

type Hear = (event: Event) => void

let kept: Map<string, string>
let heard: Map<string, Hear>
const place = { pathname: '/explore', reload: vi.fn<() => void>(), replace: vi.fn<() => void>() }
const fetched = vi.fn<() => Promise<Response>>()

beforeEach(() => {
  kept = new Map()
  heard = new Map()
  vi.resetModules()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  vi.stubGlobal('addEventListener', (name: string, hear: Hear) => void heard.set(name, hear))
  vi.stubGlobal('location', place)
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const user = (id: string, role: CurrentUser['role']) =>
  ({ id: id as UserId, role, email: `${id}@permille.test` }) as CurrentUser

/** Opens a page of this person, as another tab would. */
async function openPage(person: CurrentUser | null) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  client.setQueryData(sessionKey, person)
  vi.resetModules()
  const { followPerson } = await import('./another-person.ts')
  followPerson(client)
  return client
}

test('a page reloads for another person of its role, and for another role on its dashboard', async () => {
  await openPage(user('ines', 'creator'))
  heard.get('storage')?.(new Event('storage'))
  expect(place.reload).not.toHaveBeenCalled()

  kept.set('signed-in-as', 'creator omar')
  heard.get('storage')?.(new Event('storage'))
  expect(place.reload).toHaveBeenCalledOnce()
  kept.set('signed-in-as', 'brand rosa')
  heard.get('focus')?.(new Event('focus'))

  expect(place.reload).toHaveBeenCalledOnce()
  expect(place.replace).toHaveBeenCalledExactlyOnceWith('/dashboard')
})

test('the signed-in user is stored, and removed after sign-out', async () => {
  const client = await openPage(null)

  client.setQueryData(sessionKey, user('rosa', 'brand'))
  const signedIn = kept.get('signed-in-as')
  client.setQueryData(sessionKey, null)

  expect([signedIn, kept.size]).toEqual(['brand rosa', 0])
  expect(place.reload).not.toHaveBeenCalled()
})

test('a page that has not reloaded yet does not claim to be the newest', async () => {
  const client = await openPage(user('ines', 'creator'))
  kept.set('signed-in-as', 'brand rosa')

  client.setQueryData(sessionKey, { ...user('ines', 'creator'), displayName: 'Inés' })

  expect(kept.get('signed-in-as')).toBe('brand rosa')
})

test.each([
  ['it is the newest', 'ines', 0, 'creator ines'],
  ['someone else has signed in since', 'omar', 1, 'creator omar'],
])(
  'a page whose code loads late checks who is signed in before it reloads: %s',
  async (_, id, times, now) => {
    kept.set('signed-in-as', 'creator omar')
    let respond = (_: Response) => {}
    fetched.mockImplementation(() => new Promise((done) => (respond = done)))
    await openPage(user('ines', 'creator'))
    heard.get('focus')?.(new Event('focus'))
    expect(place.reload).not.toHaveBeenCalled()

    respond(Response.json({ user: { id, role: 'creator' } }))

    await vi.waitFor(() => expect(kept.get('signed-in-as')).toBe(now))
    await new Promise((done) => setTimeout(done))
    expect(place.reload).toHaveBeenCalledTimes(times)
  },
)

test('a page without an answer about who is signed in counts as the newest', async () => {
  kept.set('signed-in-as', 'creator omar')
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))

  await openPage(user('ines', 'creator'))

  await vi.waitFor(() => expect(kept.get('signed-in-as')).toBe('creator ines'))
  expect(place.reload).not.toHaveBeenCalled()
})

test('input is kept, and no button acts in the new person’s name', async () => {
  class Button {
    closest = (selector: string) => (selector.includes('button') ? this : null)
  }
  vi.stubGlobal('Element', Button)
  await openPage(user('ines', 'creator'))
  const { holdPage } = await import('../ui/failure/unsaved-input.ts')
  const release = holdPage()
  kept.set('signed-in-as', 'brand rosa')
  const click = new Event('click', { cancelable: true })
  Object.defineProperty(click, 'target', { value: new Button() })

  heard.get('click')?.(click)
  release()

  expect(click.defaultPrevented).toBe(true)
})

test('input is kept, and no form is sent in the new person’s name', async () => {
  await openPage(user('ines', 'creator'))
  const { holdPage } = await import('../ui/failure/unsaved-input.ts')
  const { shownToast } = await import('../ui/overlays/toast.ts')
  const release = holdPage()
  kept.set('signed-in-as', 'brand rosa')
  const submit = new Event('submit', { cancelable: true })

  heard.get('submit')?.(submit)
  const said = shownToast.read()
  release()
  heard.get('focus')?.(new Event('focus'))

  expect(submit.defaultPrevented).toBe(true)
  expect(said).toMatchObject({ title: 'Another account is signed in' })
  expect(place.replace).toHaveBeenCalledOnce()
})

test.each([
  ['someone else', 'rosa', 1],
  ['the same person', 'ines', 0],
])('a call refused for its role checks who is signed in: %s', async (_, id, times) => {
  vi.stubGlobal('localStorage', undefined)
  const client = await openPage(user('ines', 'creator'))
  const role = id === 'rosa' ? 'brand' : 'creator'
  fetched.mockImplementation(() => Promise.resolve(Response.json({ user: { id, role } })))
  const { ApiError } = await import('../api/api-error.ts')
  const refused = () => Promise.reject(new ApiError(403, '{"code":"wrong-role"}'))

  await client.fetchQuery({ queryKey: ['/api/creator/stats'], queryFn: refused }).catch(() => 0)
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce())
  await new Promise((done) => setTimeout(done))

  expect(place.replace).toHaveBeenCalledTimes(times)
})
