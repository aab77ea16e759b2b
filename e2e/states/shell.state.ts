import type { Page } from '@playwright/test'
import { tile } from '../steps/tile.ts'
import { expect, oneState, type PageState } from './page-state.ts'

const dashboard: PageState = {
  who: 'creator with long names',
  path: '/dashboard',
  shows: (page) => expect(tile(page, 'Total Views')).toContainText(/\d/),
}

oneState('the menu as a sheet, for a creator', {
  ...dashboard,
  shows: (page) =>
    showsMenu(page, [
      'Dashboard',
      'Explore Campaigns',
      'My Submissions',
      'Earnings',
      'Social Accounts',
      'Settings',
    ]),
})
oneState('the sidebar, collapsed to icons', {
  ...dashboard,
  prepare: (page) => page.setViewportSize({ width: 1024, height: 800 }),
  shows: async (page) => {
    await page.getByRole('button', { name: 'Toggle sidebar' }).click()
    await expect(page.getByRole('complementary')).toHaveCSS('width', '48px')
    await expect(page.getByRole('link', { name: 'Earnings' })).toBeVisible()
  },
})
oneState('the user menu, with a very long name', {
  ...dashboard,
  shows: async (page) => {
    await page.getByRole('button', { name: 'Your account' }).click()
    for (const name of ['Profile', 'Settings', 'Help', 'Source code', 'Log out'])
      await expect(page.getByRole('menuitem', { name })).toBeVisible()
  },
})
oneState('the command palette, with very long names', {
  ...dashboard,
  shows: async (page) => {
    await openPalette(page)
    await expect(page.getByRole('option', { name: 'Earnings' })).toBeVisible()
    await expect(page.getByRole('option', { name: /Donaudampf/ }).first()).toBeVisible()
  },
})
oneState('the command palette, nothing found', {
  ...dashboard,
  shows: async (page) => {
    await openPalette(page)
    await page.getByRole('combobox').fill('nothing is called this')
    await expect(page.getByRole('option')).toHaveCount(0)
  },
})

async function showsMenu(page: Page, labels: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Toggle sidebar' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('listitem')).toHaveText(labels)
}

async function openPalette(page: Page): Promise<void> {
  await expect(tile(page, 'Total Views')).toContainText(/\d/)
  await page.keyboard.press('Control+k')
}
