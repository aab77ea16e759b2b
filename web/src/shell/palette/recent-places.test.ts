import type { UserId } from '@permille/contract/ids'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepRecent, readRecent, withRecent } from './recent-places.ts'

const place = (name: string) => ({ label: name, path: `/${name}` })
const [one, other] = ['user-1', 'user-2'] as UserId[] as [UserId, UserId]

let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('the newest place comes first, each appears once, and five are stored', () => {
  const opened = ['a', 'b', 'c', 'a', 'd', 'e', 'f'].map(place)

  const recent = opened.reduce<ReturnType<typeof withRecent>>(withRecent, [])

  expect(recent.map(({ label }) => label)).toEqual(['f', 'e', 'd', 'a', 'c'])
})

test('places that one user opened are not shown to the next', () => {
  keepRecent(one, { ...place('a'), note: 'Maud' })

  expect(readRecent(one)).toEqual([{ ...place('a'), note: 'Maud' }])
  expect(readRecent(other)).toEqual([])
})

test.each([
  'not json',
  '{}',
  '[1, {"label": "x", "path": "https://elsewhere.test"}, {"label": 2}]',
])('any other stored value is ignored: %s', (text) => {
  kept.set(`recent-places-${one}`, text)

  expect(readRecent(one)).toEqual([])
})
