import type { NotificationGroup } from '@permille/contract/notifications/notification-groups'
import { expect, test } from 'vitest'
import { toldLast } from './mark-all-button.tsx'

const notification = (title: string, toldAt: string) => ({ title, toldAt }) as NotificationGroup

test('everything is marked up to the newest notification, wherever it is in the list', () => {
  const list = [
    notification('happened last', '2026-02-03T00:00:00Z'),
    notification('told last', '2026-02-04T00:00:00Z'),
    notification('first', '2026-02-01T00:00:00Z'),
  ]

  expect(toldLast(list)?.title).toBe('told last')
  expect(toldLast([])).toBeUndefined()
})
