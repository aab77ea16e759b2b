import type { CurrentUser } from '@permille/contract/accounts/accounts'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type RenderedHook, renderHook } from '#testing/render-hook.tsx'
import { createPersonalStore } from '#ui/store.ts'
import {
  enterSession,
  knownUser,
  sessionKey,
  updateSession,
  useSession,
  useSignOut,
} from './session.ts'
import { hasSignedInMark } from './signed-in-mark.ts'

const ada = { id: 'u1', displayName: 'Ada' } as unknown as CurrentUser
const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()
/** The browser's cookies, as far as the page may see them. */
const page = { cookie: '' }

beforeEach(() => {
  page.cookie = ''
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { protocol: 'https:', origin: 'https://permille.test' })
  vi.stubGlobal('fetch', fetched)
})

afterEach(() => {
  vi.unstubAllGlobals()
  fetched.mockReset()
})

describe('who is signed in', () => {
  let hook: RenderedHook<ReturnType<typeof useSession>>
  const open = async () => {
    hook = await renderHook(useSession)
  }
  afterEach(() => hook.unmount())

  it('is not requested for a visitor’s browser, whose console stays empty', async () => {
    await open()

    expect(hook.current()).toEqual({ user: null, isLoading: false })
    expect(fetched).not.toHaveBeenCalled()
  })

  it('is requested if the mark shows a session', async () => {
    page.cookie = 'permille_signed_in=1'
    fetched.mockResolvedValue(Response.json({ user: ada }))
    await open()

    expect(hook.current()).toEqual({ user: ada, isLoading: false })
  })

  it.each([
    ['has ended', 401, false],
    ['cannot be read now', 503, true],
  ])('is no one if the session %s; only its end removes the mark', async (_, status, isMarked) => {
    page.cookie = 'permille_signed_in=1'
    fetched.mockResolvedValue(new Response('', { status }))
    await open()

    expect(hook.current().user).toBeNull()
    expect(hasSignedInMark(page.cookie)).toBe(isMarked)
  })
})

describe('a session in the browser', () => {
  it('starts without data loaded by another user', () => {
    const client = new QueryClient()
    client.setQueryData(['/api/earlier'], 'of Eve')
    const kept = createPersonalStore('')
    kept.replace('of Eve')

    enterSession(client, ada)

    expect(knownUser(client)).toBe(ada)
    expect([client.getQueryData(['/api/earlier']), kept.read()]).toEqual([undefined, ''])
  })

  it('shows a changed name at once; a visitor stays a visitor', () => {
    const client = new QueryClient()
    client.setQueryData(sessionKey, ada)
    updateSession(client, { displayName: 'Ada L.' })
    expect(knownUser(client)).toMatchObject({ id: 'u1', displayName: 'Ada L.' })

    client.setQueryData(sessionKey, null)
    updateSession(client, { displayName: 'Ada L.' })
    expect(knownUser(client)).toBeNull()
  })

  it.each([
    ['the server answers', () => Promise.resolve(Response.json({ ok: true }))],
    ['the server cannot be reached', () => Promise.reject(new TypeError('offline'))],
  ])('ends if %s', async (_, respond) => {
    fetched.mockImplementation(respond)
    const hook = await renderHook(useSignOut, {
      responses: [
        [sessionKey, ada],
        [['/api/earnings'], 'of Ada'],
      ],
    })

    await hook.act(() => hook.current()())

    expect(knownUser(hook.client)).toBeNull()
    expect(hook.client.getQueryData(['/api/earnings'])).toBeUndefined()
    await hook.unmount()
  })
})
