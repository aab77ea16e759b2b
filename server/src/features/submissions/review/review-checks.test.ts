import { expect, test } from 'vitest'
import { type ReviewedFacts, reviewChecks } from './review-checks.ts'

const ordinary: ReviewedFacts = {
  platform: 'tiktok',
  socialAccountUsername: 'maralindq',
  isAccountVerified: true,
  risks: [],
  signals: [],
  status: 'pending',
  rejectionCode: null,
  resubmittedAt: null,
  adminReasons: [],
  needsDisclosure: false,
  approvedHere: 1,
  approvedHereMax: 10,
}

const failedOf = (facts: ReviewedFacts) =>
  reviewChecks(facts).flatMap(({ passed, message }) => (passed ? [] : [message]))

test('an ordinary post passes every check', () => {
  const checks = reviewChecks(ordinary)

  expect(failedOf(ordinary)).toEqual([])
  expect(checks.map(({ message }) => message)).toEqual([
    'Nothing unusual in its numbers when it was submitted.',
    '@maralindq is verified.',
    'Within the limit: this creator has 1 of 10 approved posts here.',
    'Posted by @maralindq.',
    'Published after the campaign began.',
    'Public when it was submitted.',
    'Not submitted before.',
    'The campaign accepts TikTok posts.',
  ])
})

test('a post whose campaign requires it was marked as advertising', () => {
  const facts = { ...ordinary, needsDisclosure: true }

  const messages = reviewChecks(facts).map(({ message }) => message)

  expect(messages).toContain('Marked as advertising when it was submitted.')
})

test('today’s numbers come first, beside those of the submission day', () => {
  const today = '1 like on 25,616 views; at least 77 is usual (0.3%).'
  const [first, ...others] = reviewChecks({ ...ordinary, status: 'approved', signals: [today] })

  expect(first).toEqual({ code: 'numbers-now', passed: false, message: `Now: ${today}` })
  expect(others[0]?.message).toBe('Nothing unusual in its numbers when it was submitted.')
})

test('a resubmitted post, or one rejected for a missing mark, has no contradicting check', () => {
  const again = { ...ordinary, rejectionCode: 'off_brief', resubmittedAt: new Date() } as const
  const unmarked = { ...ordinary, status: 'rejected', needsDisclosure: true } as const
  const messages = (facts: ReviewedFacts) => reviewChecks(facts).map(({ message }) => message)

  expect(messages(again)).toContain('Submitted a second time, after a rejection.')
  expect(messages(again)).not.toContain('Not submitted before.')
  expect(failedOf(again)).toEqual([])
  expect(failedOf({ ...unmarked, rejectionCode: 'missing_disclosure' })).toEqual([
    'Rejected: The post does not disclose that it is paid.',
  ])
  expect(messages({ ...unmarked, rejectionCode: 'missing_disclosure' })).not.toContain(
    'Marked as advertising when it was submitted.',
  )
  expect(failedOf({ ...unmarked, rejectionCode: 'withdrawn' })).toEqual([])
})

test('failed checks come first, each signal with its numbers', () => {
  const likes = '29 likes on 28,648 views; at least 86 is usual (0.3%).'
  const facts: ReviewedFacts = {
    ...ordinary,
    isAccountVerified: false,
    risks: [likes],
    adminReasons: ['creator-limit', 'flagged', 'account-not-verified', 'creator-suspended'],
  }

  expect(failedOf(facts)).toEqual([
    likes,
    'The creator is suspended.',
    '@maralindq isn’t verified: the creator hasn’t shown that it is theirs.',
    'Over the limit: this creator has 1 of 10 approved posts here, and others that come first.',
  ])
  expect(
    reviewChecks(facts)
      .slice(0, 4)
      .every(({ passed }) => !passed),
  ).toBe(true)
})

test('the system’s findings at the deadline, and a channel with two owners, are failed checks', () => {
  const facts: ReviewedFacts = {
    ...ordinary,
    adminReasons: ['channel-shared', 'post-gone', 'disclosure-gone'],
  }

  expect(failedOf(facts)).toEqual([
    'At its deadline the post was gone or no longer public.',
    'The post was no longer marked as advertising at its deadline.',
    'Another person has verified @maralindq too.',
  ])
})
