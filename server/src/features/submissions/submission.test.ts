import { submissionStatuses } from '@permille/contract/enums'
import { expect, test } from 'vitest'
import {
  mayMove,
  resubmitUntil,
  type SubmissionActor,
  titleOf,
  withinCampaignEnd,
} from './submission.ts'

const actors: SubmissionActor[] = ['creator', 'brand', 'admin', 'system']

test('every transition of a submission is one of rules §3', () => {
  const moves = [null, ...submissionStatuses].flatMap((from) =>
    submissionStatuses.flatMap((to) =>
      actors
        .filter((actor) => mayMove({ from, to, actor }))
        .map((actor) => `${actor}: ${from} → ${to}`),
    ),
  )

  expect(moves.sort()).toEqual([
    'admin: approved → rejected',
    'admin: locked → approved',
    'admin: locked → rejected',
    'admin: paid → rejected',
    'admin: pending → approved',
    'admin: pending → rejected',
    'admin: rejected → approved',
    'brand: pending → approved',
    'brand: pending → rejected',
    'creator: null → pending',
    'creator: pending → rejected',
    'creator: rejected → pending',
    'system: approved → locked',
    'system: locked → paid',
    'system: paid → locked',
    'system: pending → approved',
    'system: pending → rejected',
  ])
})

const rejectedAt = new Date('2026-06-01T00:00:00Z')
const rejected = {
  status: 'rejected',
  approvedAt: null,
  rejectedAt,
  resubmittedAt: null,
} as const

test('a fixable rejection allows one resubmission within 72 hours', () => {
  const mendable = { ...rejected, rejectionCode: 'off_brief' } as const

  expect(resubmitUntil(mendable)).toEqual(new Date('2026-06-04T00:00:00Z'))
  expect(resubmitUntil({ ...mendable, resubmittedAt: rejectedAt })).toBeNull()
  expect(resubmitUntil({ ...mendable, status: 'pending' })).toBeNull()
  expect(resubmitUntil({ ...mendable, rejectedAt: null })).toBeNull()
  expect(resubmitUntil({ ...mendable, approvedAt: rejectedAt })).toBeNull()
  expect(resubmitUntil({ ...mendable, rejectionCode: null })).toBeNull()
})

test.each([
  'wrong_account',
  'duplicate',
  'out_of_window',
  'low_quality',
  'suspected_fraud',
  'other',
] as const)('a rejection for %s allows no resubmission', (rejectionCode) => {
  expect(resubmitUntil({ ...rejected, rejectionCode })).toBeNull()
})

test('a deadline ends at most 72 hours after the campaign', () => {
  const completedAt = new Date('2026-06-01T00:00:00Z')
  const [early, late] = [new Date('2026-06-02T00:00:00Z'), new Date('2026-07-01T00:00:00Z')]

  expect(withinCampaignEnd(late, completedAt)).toEqual(new Date('2026-06-04T00:00:00Z'))
  expect(withinCampaignEnd(early, completedAt)).toBe(early)
  expect(withinCampaignEnd(late, null)).toBe(late)
})

test.each([
  [{ title: 'A film', description: 'About it' }, 'A film'],
  [{ title: null, description: 'Laundry day, done right\n#ad' }, 'Laundry day, done right'],
  [{ title: null, description: `${'long '.repeat(40)}` }, `${'long '.repeat(20).slice(0, 99)}…`],
  [{ title: 'A'.repeat(100), description: null }, 'A'.repeat(100)],
  [{ title: 'A'.repeat(101), description: null }, `${'A'.repeat(99)}…`],
  [{ title: null, description: '  ' }, null],
  [{ title: null, description: null }, null],
])('a post with %o is titled %s', (post, name) => {
  expect(titleOf(post)).toBe(name)
})
