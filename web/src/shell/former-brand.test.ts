import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { shownToast } from '../ui/overlays/toast.ts'
import { leaveFormerBrand } from './former-brand.ts'

let kept: Map<string, string>
const replace = vi.fn<(path: string) => void>()

beforeEach(() => {
  kept = new Map([['brand', 'b1']])
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  vi.stubGlobal('location', { replace })
})
afterEach(() => {
  vi.unstubAllGlobals()
  replace.mockReset()
})

async function fail(client: QueryClient, code: string): Promise<void> {
  const queryFn = () => Promise.reject(new ApiError(403, JSON.stringify({ code })))
  await client.fetchQuery({ queryKey: [code], queryFn, retry: false }).catch(() => undefined)
}

test.each(['before', 'after'])(
  'a tab leaves the brand that refused a call %s this code was there, once, and says so',
  async (when) => {
    const client = new QueryClient()
    if (when === 'before') await fail(client, 'not-a-member')
    leaveFormerBrand(client)
    await fail(client, 'scope-missing')
    if (when === 'after') await fail(client, 'not-a-member')
    await fail(client, 'not-a-member')

    expect(replace).toHaveBeenCalledExactlyOnceWith('/dashboard')
    expect(kept.has('brand')).toBe(false)
    leaveFormerBrand(new QueryClient())
    expect(shownToast.read()?.title).toBe('You no longer belong to that brand')
    expect(kept.size).toBe(0)
  },
)

test.each([
  ['/campaigns/7', true],
  ['/billing', true],
  ['/account/data', false],
  ['/account/team', false],
])('someone in no brand who opens %s is led to what they can do: %s', async (pathname, isLed) => {
  vi.stubGlobal('location', { replace, pathname })
  const client = new QueryClient()
  leaveFormerBrand(client)

  await fail(client, 'no-brand')

  expect(replace.mock.calls).toEqual(isLed ? [['/account/team']] : [])
})
