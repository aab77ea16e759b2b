import { expect, it } from 'vitest'
import { sayAdminReasons } from './admin-reasons.ts'

it('the reasons why an admin must decide form one sentence', () => {
  expect(sayAdminReasons(['flagged', 'account-not-verified'])).toBe('flagged, account not verified')
  expect(sayAdminReasons([])).toBe('')
})
