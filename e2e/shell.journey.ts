import { expect, test } from './journey.ts'
import { toast } from './steps/toast.ts'

const notFound = '404 Page Not Found'
/** The calls that the frame of every page makes. */
const asksOfFrame = [
  '/api/auth/me',
  '/api/brand/posts-to-review',
  '/api/admin/attention',
  '/api/notifications/unread',
  '/api/notifications/stream',
]

test('another role’s page shows “not found” and makes no call', async ({
  brand,
  creator,
  admin,
}) => {
  const foreign = [
    { page: brand, paths: ['/explore', '/earnings', '/settings', '/admin/users'] },
    { page: creator, paths: ['/campaigns', '/campaigns/create', '/submissions', '/billing'] },
    { page: admin, paths: ['/campaigns/create', '/explore', '/earnings', '/social-accounts'] },
  ]
  for (const { page, paths } of foreign) {
    const calls: string[] = []
    page.on('request', (request) => calls.push(new URL(request.url()).pathname))
    for (const path of paths) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(notFound)
    }
    const asked = calls.filter((path) => path.startsWith('/api/') && !asksOfFrame.includes(path))
    expect(asked).toEqual([])
  }
})

test('everyone can download the source and read the licenses', async ({ page }) => {
  await page.goto('/help')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Source code' }).click()

  expect((await download).suggestedFilename()).toBe('source.tar.gz')
  const licenses = await (await page.request.get('/licenses.txt')).text()
  for (const name of ['react-dom', '@fontsource-variable/geist', '@scalar/fastify-api-reference'])
    expect(licenses).toContain(`## ${name} - `)
})

test('an unknown URL shows “not found”, to visitors too', async ({ page }) => {
  await page.goto('/no-such-page')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound)
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
})

test('the code of a page is loaded before its link is clicked', async ({ brand }) => {
  const menuPages = ['campaigns-page', 'review-desk-page', 'billing-page', 'create-campaign-page']
  const loaded: string[] = []
  const isLoaded = (page: string) => loaded.some((file) => file.startsWith(`/assets/${page}-`))
  brand.on('response', (response) => loaded.push(new URL(response.url()).pathname))

  await brand.goto('/dashboard')
  await expect.poll(() => menuPages.filter((page) => !isLoaded(page))).toEqual([])
  await brand.getByRole('button', { name: 'Notifications' }).click()
  expect(isLoaded('notification-settings-page')).toBe(false)
  await brand.locator('a[href="/notifications/settings"]').hover()

  await expect.poll(() => isLoaded('notification-settings-page')).toBe(true)
})

test('the theme is light by default, and a change persists', async ({ creator }) => {
  await creator.goto('/dashboard')
  await expect(creator.locator('html')).not.toHaveClass(/dark/)

  await creator.getByRole('button', { name: 'Use the dark theme' }).click()
  await creator.reload()

  await expect(creator.locator('html')).toHaveClass(/dark/)
  expect(await creator.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
})

test('the keyboard shortcut collapses the sidebar, which is remembered for seven days', async ({
  creator,
}) => {
  await creator.goto('/dashboard')
  const sidebar = creator.getByRole('complementary')
  await expect(sidebar).toHaveCSS('width', '256px')

  await creator.keyboard.press('Control+b')
  await expect(sidebar).toHaveCSS('width', '48px')
  await creator.reload()

  await expect(sidebar).toHaveCSS('width', '48px')
  const cookies = await creator.context().cookies()
  const lifetime =
    (cookies.find(({ name }) => name === 'sidebar_state')?.expires ?? 0) - nowSeconds()
  expect(Math.round(lifetime / 60)).toBe(604_800 / 60)
})

test('on a phone the sidebar is a sheet that closes with Escape', async ({ creator }) => {
  await creator.setViewportSize({ width: 390, height: 844 })
  await creator.goto('/dashboard')
  const earnings = creator.getByRole('link', { name: 'Earnings', exact: true })
  await expect(earnings).toBeHidden()

  await creator.getByRole('button', { name: 'Toggle sidebar' }).click()
  await expect(earnings).toBeVisible()
  await creator.keyboard.press('Escape')

  await expect(earnings).toBeHidden()
})

test('Profile and Settings in the user menu are marked “coming soon”', async ({ creator }) => {
  await creator.goto('/dashboard')
  for (const item of ['Profile', 'Settings']) {
    await creator.getByRole('button', { name: 'Your account' }).click()
    await creator.getByRole('menuitem', { name: item }).click()
    await expect(toast(creator)).toContainText(`${item} will be available soon.`)
  }
})

function nowSeconds(): number {
  return Date.now() / 1000
}
