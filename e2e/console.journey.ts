import { expect, test } from './journey.ts'
import { findAccessibilityIssues } from './steps/find-accessibility-issues.ts'

const tabs = [
  '/',
  '/webhooks',
  '/inbox',
  '/posts',
  '/accounts',
  '/faults',
  '/clock',
  '/control/docs',
]

test('the sandbox console updates live without discarding typed text', async ({
  page,
  sandbox,
}) => {
  const post = {
    platform: 'youtube',
    username: 'console_ada',
    externalPostId: 'consoleLive',
  } as const
  await sandbox.setPost({ ...post, views: 1 })
  await page.goto(`${sandbox.url}/?q=consoleLive`)
  const views = page
    .getByRole('cell')
    .filter({ hasText: /^[\d,]+$/ })
    .first()
  await expect(views).toHaveText('1')
  const typed = page.getByLabel('Views of consoleLive')
  await typed.fill('77')

  await sandbox.setPost({ ...post, views: 12_345 })

  await expect(views).toHaveText('12,345')
  await expect(typed).toBeFocused()
  await expect(typed).toHaveValue('77')
  await page.keyboard.press('Enter')
  await expect(views).toHaveText('77')
})

test('the console fits a phone and has no axe violations', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  for (const tab of tabs) {
    await page.goto(`${sandbox.url}${tab}`)

    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

    expect(tooWide, tab).toBeLessThanOrEqual(0)
    expect(await findAccessibilityIssues(page), tab).toEqual([])
  }
})
