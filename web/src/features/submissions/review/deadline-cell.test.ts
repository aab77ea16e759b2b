import type { BrandSubmission } from '@permille/contract/submissions/submissions'
import { expect, test } from 'vitest'
import { describeRule, describeShort } from './deadline-cell.tsx'

const at = '2036-11-28T10:57:00Z' as NonNullable<BrandSubmission['autoApprovesAt']>
const past = '2020-01-01T00:00:00Z' as typeof at
const none = { autoApprovesAt: null, decisionDueAt: null, unreadSince: null, adminReasons: [] }

test('a row says who decides and when, and on hover the exact rule', () => {
  const automatic = { ...none, autoApprovesAt: at, decisionDueAt: at }

  expect(describeShort(automatic)).toMatch(/^auto Nov 28, 2036, \d\d:57$/)
  expect(describeRule(automatic)).toMatch(
    /^Approves automatically Nov 28, 2036, \d\d:57 unless someone decides first/,
  )
})

test.each([
  [
    'a flagged post before its deadline',
    { decisionDueAt: at },
    /^admin Nov 28/,
    /after Nov 28.*: flagged\./,
  ],
  [
    'a flagged post after it',
    { decisionDueAt: past },
    /^with an admin$/,
    /^Waits for an admin: flagged\./,
  ],
  [
    'a post that cannot be read',
    { autoApprovesAt: past, unreadSince: past },
    /^auto once readable$/,
    /tried since Jan 1, 2020/,
  ],
])('%s has its own words', (_which, facts, short, rule) => {
  const submission = { ...none, adminReasons: ['flagged' as const], ...facts }

  expect(describeShort(submission)).toMatch(short)
  expect(describeRule(submission)).toMatch(rule)
})
