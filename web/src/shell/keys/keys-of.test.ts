import { expect, it } from 'vitest'
import { keysOf } from './keys-of.ts'

const deeds = (...bound: string[]) => keysOf(bound, 'Ctrl').map(({ does }) => does)

it('lists only the keys that work on the page, after those that work everywhere', () => {
  const always = deeds()

  expect(always).toContain('Show these keys')
  expect(deeds('j', 'k', '?')).toEqual([...always, 'Next row', 'Previous row', 'Open the row'])
  expect(deeds('a', 'r')).toEqual([...always, 'Approve the post', 'Reject the post'])
})
