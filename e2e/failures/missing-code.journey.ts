import type { Browser, Page } from '@playwright/test'
import { adminPages } from '../../contract/src/admin-pages.ts'
import { fillPage, memberPages } from '../../contract/src/pages.ts'
import { expect, test } from '../journey.ts'
import { findFlaws } from '../steps/find-flaws.ts'
import { interceptCalls } from '../steps/intercept-calls.ts'

const someId = '01a21a34-a0f8-75e1-8aef-7e673a9c21bd'

/** Opens a page, and then answers 404 for all code that it has not loaded yet, while that is gone. */
async function openWithoutCode(page: Page, path = '/dashboard') {
  const state = { isGone: false }
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // What every page loads after its first paint is there.
  await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toBeAttached()
  await interceptCalls(page, {
    urlPattern: '*/assets/*.js',
    isMeant: () => state.isGone,
    stage: 'Request',
    handle: (call) => call.answer(404, {}),
  })
  return state
}

interface Visit {
  readonly browser: Browser
  readonly appUrl: string
  /** Whose session is used. */
  readonly person: Page
}

/** A browser of its own, because another one may keep code that it has loaded before. */
async function newBrowser({ browser, appUrl, person }: Visit): Promise<Page> {
  const storageState = await person.context().storageState()
  const context = await browser.newContext({ baseURL: appUrl, storageState })
  const page = await context.newPage()
  // Loads no page ahead.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  return page
}

/** As a link does, without its code being loaded while the pointer is over it. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path)
}

const alert = (page: Page) => page.getByRole('main').getByRole('alert')
const tryAgain = (page: Page) => alert(page).getByRole('button', { name: 'Try again' })

test('a page whose code fails to load says so inside the shell, and renders once the code loads', async ({
  creator: person,
  browser,
  appUrl,
}) => {
  const creator = await newBrowser({ person, browser, appUrl })
  const code = await openWithoutCode(creator)
  code.isGone = true

  await follow(creator, '/notifications/settings')
  await expect(alert(creator)).toContainText('could not be loaded')
  await expect(creator.getByRole('navigation', { name: 'Main' })).toBeVisible()
  expect.soft(await findFlaws(creator), 'light and wide').toEqual([])
  await creator.setViewportSize({ width: 390, height: 844 })
  await creator.evaluate(() => document.documentElement.classList.add('dark'))
  expect.soft(await findFlaws(creator), 'dark and narrow').toEqual([])
  await tryAgain(creator).click()
  await expect(alert(creator)).toHaveCount(0)
  await expect(tryAgain(creator)).toBeVisible()
  code.isGone = false
  await tryAgain(creator).click()

  await expect(alert(creator)).toHaveCount(0)
  await expect(creator.getByRole('heading', { level: 1 })).toBeVisible()
})

test('no page is blank when all code fails to load', async ({ admin, browser, appUrl }) => {
  const page = await newBrowser({ person: admin, browser, appUrl })
  const code = await openWithoutCode(page)
  code.isGone = true
  // So that nobody waits for the second try of each page.
  await page.clock.install()
  // What admins can open; the pages of others are one page that is not found.
  const { notifications, notificationSettings, security, campaigns } = memberPages
  const patterns = [
    notifications,
    notificationSettings,
    security,
    campaigns,
    ...Object.values(adminPages),
  ]
  const paths = patterns.map((pattern) => fillPage(pattern, someId))

  const empty: string[] = []
  for (const path of paths) {
    await follow(page, path)
    await page.clock.runFor(1500)
    const waiting = expect(tryAgain(page), path).toBeVisible({ timeout: 5000 })
    await waiting.catch(() => empty.push(path))
  }
  expect(empty).toEqual([])
  code.isGone = false
  await tryAgain(page).click()

  await expect(alert(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('after an update a page reloads once, but never discards typed text', async ({
  creator: person,
  browser,
  appUrl,
}) => {
  const creator = await newBrowser({ person, browser, appUrl })
  const code = await openWithoutCode(creator, '/settings')
  let isReloaded = false
  await interceptCalls(creator, {
    urlPattern: '*/notifications/settings',
    isMeant: () => code.isGone,
    stage: 'Request',
    handle: async (call) => {
      // The page asks which build there is; what it reloads finds the files.
      code.isGone = false
      isReloaded = true
      await call.answer(200, { script: '/assets/index-newBuild1.js' })
    },
  })
  await interceptCalls(creator, {
    urlPattern: '*/settings',
    isMeant: (pathname) => code.isGone && pathname === '/settings',
    stage: 'Request',
    handle: (call) => call.answer(200, { script: '/assets/index-newBuild2.js' }),
  })
  code.isGone = true

  await creator.getByLabel('Bio').fill('Not saved yet')
  await creator.keyboard.press('Control+k')
  await expect(creator.getByText('There is a new version of Permille.')).toBeVisible()
  await creator.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(creator.getByText('There is a new version of Permille.')).toHaveCount(0)
  await expect(creator.getByLabel('Bio')).toHaveValue('Not saved yet')

  await follow(creator, '/notifications/settings')
  await expect.poll(() => isReloaded).toBe(true)
  await expect(alert(creator)).toHaveCount(0)
  await expect(creator.getByRole('heading', { level: 1 })).toBeVisible()
  code.isGone = true
  isReloaded = false
  await follow(creator, '/account/security')

  await expect(tryAgain(creator)).toBeVisible()
  expect(isReloaded).toBe(false)
})
