import type { OperatorSettings } from '@permille/contract/administration/settings'
import { expect, test } from 'vitest'
import { renderText } from '#testing/render-text.ts'
import { OperatorGroups } from './settings-page.tsx'

const settings: OperatorSettings = {
  platformFeeBps: 1250,
  currency: 'usd',
  platformCountry: 'US',
  earningsHoldHours: 72,
  accountChangeHoldHours: 1,
  approvalUndoSeconds: 0,
  trackingWindowDays: 30,
  trackingIntervalSeconds: null,
  submitsPerDay: 20,
  registrationsPerHour: 5,
  xReadsPerDay: 10_000,
  isAdminFactorRequired: true,
  supportEmail: null,
  isMailSent: false,
}

const shown = (given: Partial<OperatorSettings> = {}) =>
  renderText(<OperatorGroups settings={{ ...settings, ...given }} />, { role: 'admin' }).text

test('each setting shows its value, the effect of a change, and its variable', () => {
  const text = shown()

  expect(text).toMatch(
    /Marketplace fee Applies to new payments.* 12.5%, paid by the brand PLATFORM_FEE_BPS/,
  )
  expect(text).toContain('72 hours EARNINGS_HOLD_HOURS')
  expect(text).toContain('1 hour ACCOUNT_CHANGE_HOLD_HOURS')
  expect(text).toContain('10,000 X_READS_PER_DAY')
  expect(text).toContain('Required ADMIN_SECOND_FACTOR')
})

test('a setting that is off or not set says so instead of a number', () => {
  const text = shown({ platformFeeBps: 0, earningsHoldHours: 0 })

  expect(text).toContain('None PLATFORM_FEE_BPS')
  expect(text).toContain('None EARNINGS_HOLD_HOURS')
  expect(text).toContain('Off APPROVAL_UNDO_SECONDS')
  expect(text).toContain('As often as they grow TRACKING_INTERVAL_SECONDS')
  expect(text).toContain('Kept in the outbox SMTP_URL')
  expect(text).toContain('Not set SUPPORT_EMAIL')
})
