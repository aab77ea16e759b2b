import type { Page } from '@playwright/test'
import { expect, failedState, loadedState, oneState, type PageState } from './page-state.ts'

const notifications: PageState = {
  who: 'creator',
  path: '/notifications',
  waitsFor: ['/api/notifications/groups'],
  prepare: isTold,
  shows: async (page) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notifications')
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: /^Mark as read: / }).first()).toBeVisible()
  },
}
loadedState('notifications', notifications)
failedState('notifications', {
  ...notifications,
  says: ['Your notifications could not be loaded.'],
})
oneState('notifications, none yet', {
  who: 'new creator',
  path: '/notifications',
  shows: (page) => expect(page.getByRole('link', { name: 'Choose notifications' })).toBeVisible(),
})

loadedState('the notification settings', {
  who: 'agency',
  path: '/notifications/settings',
  waitsFor: ['/api/notifications/preferences'],
  shows: async (page) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notification settings')
    await expect(page.getByRole('switch', { name: 'Payments, email' })).toBeChecked()
    await expect(page.getByRole('switch', { name: 'Security, email' })).toBeDisabled()
    await expect(page.getByRole('switch', { name: /^News of Brand / })).toBeChecked()
  },
})

oneState('the bell, open, with very long names', {
  who: 'brand with long names',
  path: '/notifications/settings',
  prepare: isTold,
  shows: async (page) => {
    await page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click()
    const bell = page.getByRole('dialog', { name: 'Notifications' })
    await expect(bell.getByRole('link', { name: /ירושלים/ }).first()).toBeVisible()
    await expect(bell.getByRole('link', { name: 'See all' })).toBeVisible()
  },
})

/** Waits for the notification, which arrives a few seconds after the event. */
async function isTold(page: Page): Promise<void> {
  const count = async () => {
    const response = await page.request.get('/api/notifications/unread')
    return ((await response.json()) as { count: number }).count
  }
  await expect.poll(count).toBeGreaterThan(0)
}
