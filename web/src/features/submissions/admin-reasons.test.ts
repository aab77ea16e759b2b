import { expect, it } from 'vitest'
import { describeAdminReasons } from './admin-reasons.ts'

it('the reasons why an admin must decide form one sentence', () => {
  expect(describeAdminReasons(['flagged', 'account-not-verified'])).toBe(
    'flagged, account not verified',
  )
  expect(describeAdminReasons([])).toBe('')
})
