import { expect, it } from 'vitest'
import { keysOf } from './keys-of.ts'

it('reviewers see the keys for reviewing', () => {
  const deeds = (role: 'brand' | 'creator') => keysOf(role, 'Ctrl').map(({ does }) => does)

  expect(deeds('brand')).toContain('Reject it')
  expect(deeds('creator')).not.toContain('Reject it')
  expect(deeds('brand')).toEqual(expect.arrayContaining(deeds('creator')))
})
