import type { NotificationKind } from '@permille/contract/notifications/notifications'
import { expect, test } from 'vitest'
import { markupOf } from '../../testing/markup-of.tsx'
import { NotificationIcon } from './notification-icon.tsx'

test('a kind that is newer than the page has an icon too, and the page stays', () => {
  const kind = 'made-tomorrow' as NotificationKind

  expect(markupOf(<NotificationIcon kind={kind} isUnread={false} />, [])).toContain('<svg')
})
