import { expect, it } from 'vitest'
import { keysOf } from './keys-of.ts'

it('the keys for reviewing are listed for those who review', () => {
  const deeds = (role: 'brand' | 'creator') => keysOf(role, 'Ctrl').map(({ does }) => does)

  expect(deeds('brand')).toContain('Reject it')
  expect(deeds('creator')).not.toContain('Reject it')
  expect(deeds('brand')).toEqual(expect.arrayContaining(deeds('creator')))
})
