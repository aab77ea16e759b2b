import { afterEach, expect, test, vi } from 'vitest'
import { forgetWayBack, keptWayBack } from './use-way-back.ts'

const campaign = '01a21adc-5f69-7029-8099-afe72fb34076'

afterEach(() => vi.unstubAllGlobals())

test('the campaign of a link is kept until it is forgotten', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })

  keptWayBack(campaign)

  expect(keptWayBack(null)).toBe(campaign)
  forgetWayBack()
  expect(keptWayBack(null)).toBeNull()
})

test('without storage the page works, and knows what its own link names', () => {
  const denied = () => {
    throw new DOMException('Access is denied', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: denied, setItem: denied, removeItem: denied })

  expect([keptWayBack(campaign), keptWayBack(null)]).toEqual([campaign, null])
  expect(forgetWayBack).not.toThrow()
})
