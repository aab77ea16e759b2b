import type { AuditLine as Entry } from '@permille/contract/administration/audit-log'
import type { Timestamp } from '@permille/contract/shapes'
import { expect, test } from 'vitest'
import { renderText } from '#testing/render-text.ts'
import { AuditLine } from './audit-line.tsx'

const entry: Entry = {
  id: 'entry-1',
  at: '2026-03-01T10:00:00Z' as Timestamp,
  actor: 'admin',
  by: { id: 'user-1', name: 'Ada' },
  key: null,
  action: 'campaign.edit',
  about: 'campaign',
  subject: { page: 'campaign', id: 'campaign-1', name: 'Summer drop' },
  before: { maxPayoutCents: 10_000, isOpen: false, name: 'Sumer drop' },
  after: { maxPayoutCents: 25_000, isOpen: true, name: 'Summer drop', startsAt: null },
}

const shown = (given: Partial<Entry> = {}) =>
  renderText(<AuditLine entry={{ ...entry, ...given }} />, { role: 'admin' }).text

test('an entry reads as a sentence, with each change from and to', () => {
  const text = shown()

  expect(text).toMatch(/^Campaign edited Summer drop by Ada · Mar 1/)
  expect(text).toContain('Max payout $100.00 → is now $250.00')
  expect(text).toContain('Is open No → is now Yes')
  expect(text).not.toContain('Starts at')
})

test('an entry says by which key', () => {
  expect(shown({ key: 'Zapier' })).toMatch(/by \W?Zapier\W? \(key of Ada\) · Mar 1/)
})

test('codes are shown as words, an empty list as none, and row ids only in the file', () => {
  const after = {
    types: [],
    pauseReason: 'budget_exhausted',
    campaignId: '01a2052a-3ee9-7631-aaee-5cbe6e1f1317',
  }
  const text = shown({ before: null, after })

  expect(text).toContain('Pause reason budget exhausted')
  expect(text).toContain('Types none')
  expect(text).not.toContain('Campaign ID')
})

test('actions of the system and of deleted accounts are labelled as such', () => {
  expect(shown({ actor: 'system', by: null })).toContain('automatic · Mar 1')
  expect(shown({ actor: 'brand', by: null })).toContain('by a deleted brand')
})

test('an unnamed subject is shown by its kind, and an unknown action by its code', () => {
  const subject = { page: 'exception', id: 'x', name: null } as const
  const text = shown({ about: 'book_exception', subject, action: 'exception.melt', before: null })

  expect(text).toContain('exception.melt Difference in the books')
})
