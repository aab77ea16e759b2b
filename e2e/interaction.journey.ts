import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { demoCreator } from './people/demo-people.ts'
import { password } from './people/person.ts'
import { signIn, waitForSignInForm } from './people/sign-in.ts'
import { tabTo } from './steps/tab-to.ts'
import { toast } from './steps/toast.ts'

// Motion is part of what these tests check.
test.use({ motion: 'no-preference' })

test('the first Tab stop skips the menu and leads to the content', async ({ creator }) => {
  await creator.goto('/dashboard')
  await expect(creator.getByRole('heading', { level: 1 })).toBeVisible()
  await creator.keyboard.press('Tab')
  const skip = creator.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()

  await creator.keyboard.press('Enter')

  await expect(creator.getByRole('main')).toBeFocused()
})

test('Escape closes menus and dialogs and returns the focus to what opened them', async ({
  creator,
}) => {
  await creator.goto('/dashboard')
  const account = creator.getByRole('button', { name: 'Your account' })
  await tabTo(account)
  await creator.keyboard.press('Enter')
  await expect(creator.getByRole('menuitem').first()).toBeFocused()
  await creator.keyboard.press('Escape')
  await expect(account).toBeFocused()

  await creator.goto('/social-accounts')
  const connect = creator.getByRole('button', { name: 'Connect Account' }).first()
  await tabTo(connect)
  await creator.keyboard.press('Enter')
  await expect(creator.getByRole('dialog')).toBeVisible()
  await creator.keyboard.press('Escape')
  await expect(creator.getByRole('dialog')).toHaveCount(0)
  await expect(connect).toBeFocused()

  const search = creator.getByRole('button', { name: 'Search' })
  await tabTo(search)
  await creator.keyboard.press('Enter')
  await expect(creator.getByRole('combobox')).toBeFocused()
  await creator.keyboard.press('Escape')
  await expect(search).toBeFocused()

  await creator.keyboard.press('?')
  await expect(creator.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await creator.keyboard.press('Escape')
  await expect(search).toBeFocused()
})

test('a busy button keeps focus and ignores further presses', async ({ creator }) => {
  let asked = 0
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await creator.route('**/api/**', async (route) => {
    if (route.request().method() !== 'GET') {
      asked += 1
      await isReleased
    }
    await route.continue()
  })
  await creator.goto('/account/security')
  await creator.getByLabel('Old password').fill(password)
  await creator.getByLabel('New password').fill(`${password} again`)
  const change = creator.getByRole('button', { name: 'Change password' })
  await tabTo(change)

  await creator.keyboard.press('Enter')
  const waiting = creator.locator(':focus')
  await expect(waiting).toHaveAttribute('aria-busy', 'true')
  await creator.keyboard.press('Enter')
  await creator.keyboard.press('Space')
  release()

  await expect(toast(creator)).toContainText('Password changed')
  await expect(change).toBeFocused()
  expect(asked).toBe(1)
})

test('F8 focuses the toast, and Escape dismisses it and gives focus back', async ({ creator }) => {
  await creator.goto('/dashboard')
  const before = creator.getByRole('navigation', { name: 'Main' }).getByRole('link').first()
  await announce(creator)
  await before.focus()

  await creator.keyboard.press('F8')
  await creator.keyboard.press('Tab')
  await expect(toast(creator)).toBeFocused()
  await creator.keyboard.press('Escape')

  await expect(toast(creator)).toHaveCount(0)
  await expect(before).toBeFocused()
})

test('a toast closes after five seconds, however the previous one closed', async ({ creator }) => {
  await creator.goto('/dashboard')
  await announce(creator)
  await toast(creator).hover()
  await toast(creator).getByRole('button', { name: 'Dismiss' }).click()
  await expect(toast(creator)).toHaveCount(0)

  await announce(creator)
  const shownAt = performance.now()
  await expect(toast(creator)).toHaveCount(0)

  const shownMs = performance.now() - shownAt
  expect(Math.round(shownMs / 1000)).toBeLessThan(8)
  expect(shownMs).toBeGreaterThan(3500)
})

test('swiping a toast right by 50 px dismisses it, a shorter swipe does not', async ({
  creator,
}) => {
  await creator.goto('/dashboard')
  await announce(creator)

  await swipeRight(creator, 40)
  await expect(toast(creator)).toBeVisible()
  await swipeRight(creator, 60)

  await expect(toast(creator)).toHaveCount(0)
})

test('a typed password can be revealed', async ({ page }) => {
  await page.goto('/auth/login')
  await waitForSignInForm(page)
  const field = page.getByLabel('Password')
  await field.fill('open sesame')
  await expect(field).toHaveAttribute('type', 'password')

  await page.getByRole('button', { name: 'Show characters' }).click()

  await expect(field).toHaveAttribute('type', 'text')
  await expect(field).toHaveValue('open sesame')
})

test('a menu opens even if its code loads between pointer down and up', async ({ creator }) => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await creator.route('**/user-menu-list-*.js', async (route) => {
    await arrived
    await route.continue()
  })
  await creator.goto('/dashboard')
  await creator.getByRole('button', { name: 'Your account' }).hover()
  await creator.mouse.down()
  const loaded = creator.waitForResponse('**/user-menu-list-*.js')
  arrive()
  await loaded

  await expect(creator.getByRole('menuitem', { name: 'Profile' })).toBeVisible()
  await creator.mouse.up()
  await expect(creator.getByRole('menuitem', { name: 'Profile' })).toBeVisible()
})

test('an incomplete form focuses its first invalid field', async ({ page }) => {
  await page.goto('/auth/register')
  await page.getByLabel('Display Name').fill('Ines')
  await page.getByLabel('Password').fill('short')
  await page.getByLabel('Password').press('Enter')

  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Invalid email address')
})

for (const { setting, isMoving } of [
  { setting: 'no-preference', isMoving: true },
  { setting: 'reduce', isMoving: false },
] as const) {
  test(`changes ${isMoving ? 'move' : 'do not move'} under prefers-reduced-motion: ${setting}`, async ({
    page,
    appUrl,
  }) => {
    await page.emulateMedia({ reducedMotion: setting })
    await signIn(page, appUrl, demoCreator)
    await page.evaluate(watchMotion)

    await page.getByRole('button', { name: 'Toggle sidebar' }).click()
    await page.getByRole('button', { name: 'Use the dark theme' }).click()
    await page.getByRole('button', { name: 'Your account' }).click()
    await page.getByRole('menuitem', { name: 'Profile' }).click()
    await expect(toast(page)).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox')).toBeVisible()

    const durations = await page.evaluate(() => window.motionDurationsMs)
    expect(durations.some((duration) => duration >= 120)).toBe(isMoving)
    // A transition that reverses midway takes less time.
    expect(durations.filter((duration) => duration > (isMoving ? 180 : 0))).toEqual([])
  })
}

declare global {
  interface Window {
    motionDurationsMs: number[]
  }
}

/** Runs in the page: records how long each transition takes from now on. */
function watchMotion(): void {
  window.motionDurationsMs = []
  const seen = new Set<Animation>()
  const measure = () => {
    for (const animation of document.getAnimations()) {
      if (seen.has(animation)) continue
      seen.add(animation)
      window.motionDurationsMs.push(Number(animation.effect?.getTiming().duration))
    }
    requestAnimationFrame(measure)
  }
  measure()
}

async function announce(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  await expect(toast(page)).toContainText('Profile will be available soon.')
}

async function swipeRight(page: Page, distancePx: number): Promise<void> {
  const box = await toast(page).boundingBox()
  if (box === null) throw new Error('There is no message to swipe')
  const [x, y] = [box.x + 20, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + distancePx / 2, y)
  await page.mouse.move(x + distancePx, y)
  await page.mouse.up()
}

test('a dialog leaves the header of a page in place, scrolled or not, and focus stays below it', async ({
  admin,
}) => {
  await admin.goto('/admin/users')
  await admin.setViewportSize({ width: 1280, height: 2000 })
  await expect(admin.getByRole('row').nth(5)).toBeVisible()
  const header = admin.locator('header').first()
  const before = await header.boundingBox()

  await admin.keyboard.press('Control+k')
  await expect(admin.getByRole('dialog')).toBeVisible()

  expect(await header.boundingBox()).toEqual(before)
  await admin.keyboard.press('Escape')
  await admin.setViewportSize({ width: 1280, height: 500 })
  await admin.evaluate(() => scrollTo(0, 300))
  await admin.keyboard.press('Control+k')
  await expect(admin.getByRole('dialog')).toBeVisible()
  expect(await header.evaluate((element) => element.getBoundingClientRect().top)).toBe(0)
  await admin.keyboard.press('Escape')
  await admin.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const link = admin.getByRole('row').nth(2).getByRole('link').first()
  await link.focus()
  const bottom = await header.evaluate((element) => element.getBoundingClientRect().bottom)
  expect((await link.boundingBox())?.y).toBeGreaterThan(bottom)
})
