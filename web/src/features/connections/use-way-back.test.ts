import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paths } from '#paths.ts'
import { renderHook } from '#testing/render-hook.tsx'
import { forgetWayBack, keptWayBack, useWayBack } from './use-way-back.ts'

const campaignId = '0b5e7a52-8f2b-4a3c-9d1e-2f6a7b8c9d0e'
let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

afterEach(() => vi.unstubAllGlobals())

async function wayBackAt(path: string) {
  const hook = await renderHook(useWayBack, { path })
  const way = hook.current()
  await hook.unmount()
  return way
}

test('the submission that needs an account is remembered across the platform’s page', async () => {
  expect(await wayBackAt(`/accounts?campaign=${campaignId}`)).toContain(campaignId)
  expect(await wayBackAt('/accounts?connected=tiktok')).toBe(
    paths.submit(campaignId as Parameters<typeof paths.submit>[0]),
  )
})

test('it is forgotten after one use', async () => {
  await wayBackAt(`/accounts?campaign=${campaignId}`)

  forgetWayBack()

  expect(await wayBackAt('/accounts')).toBeUndefined()
})

test('an invalid campaign id leads nowhere', async () => {
  expect(await wayBackAt('/accounts?campaign=..%2Fadmin')).toBeUndefined()
  expect(stored.size).toBe(0)
})

test('without storage the page works, and uses the id in its own link', () => {
  const denied = () => {
    throw new DOMException('Access is denied', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: denied, setItem: denied, removeItem: denied })

  expect([keptWayBack(campaignId), keptWayBack(null)]).toEqual([campaignId, null])
  expect(forgetWayBack).not.toThrow()
})
