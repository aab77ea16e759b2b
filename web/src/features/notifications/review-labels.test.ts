import type { NotificationGroup } from '@permille/contract/notifications/notification-groups'
import { expect, test } from 'vitest'
import { reviewLabels } from './review-labels.ts'

const now = new Date(2026, 10, 27, 9)
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString()
const group = (count: number, firstDueAt: string | null) =>
  ({ count: 13, toReview: { count, firstDueAt, path: '/submissions/1' } }) as NotificationGroup

test('a group says how many of its posts wait, and the first deadline only when it is near', () => {
  const summaries = [
    group(13, inHours(30)),
    group(12, inHours(2)),
    group(12, inHours(-2)),
    group(1, null),
    { ...group(0, null), toReview: null },
  ].map((each) => reviewLabels(each, now).summary)

  expect(summaries).toEqual([
    'All to review',
    '12 to review · first deadline today, 11:00',
    '12 to review · deadline passed',
    '1 to review',
    'Nothing left to review',
  ])
})

test('a single post says by when to decide, when that is near', () => {
  expect(reviewLabels(group(1, inHours(2)), now).due).toBe('Decide by today, 11:00.')
  expect(reviewLabels(group(1, inHours(30)), now).due).toBe('')
})
