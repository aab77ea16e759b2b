import type { NotificationKind } from '@permille/contract/notifications/notifications'
import { expect, test } from 'vitest'
import { markupOf } from '#testing/markup-of.tsx'
import { NotificationIcon } from './notification-icon.tsx'

test('a kind unknown to the page has an icon too, and does not break the page', () => {
  const kind = 'made-tomorrow' as NotificationKind

  expect(markupOf(<NotificationIcon kind={kind} isUnread={false} />, [])).toContain('<svg')
})
