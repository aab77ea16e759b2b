import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { demoAdmin, demoBrand, demoCreator } from './people/demo-people.ts'
import { signIn } from './people/sign-in.ts'
import { findBarriers } from './steps/find-barriers.ts'

interface Room {
  readonly who: string
  readonly credentials: { readonly email: string; readonly password: string } | undefined
  readonly paths: readonly string[]
  /** Pages that have no fixed address: the list they are reached from, and how its links begin. */
  readonly firstOf: readonly { readonly list: string; readonly link: string }[]
}

const rooms: readonly Room[] = [
  {
    who: 'visitors',
    credentials: undefined,
    paths: ['/', '/privacypolicy', '/auth/login', '/auth/register', '/no-such-page'],
    firstOf: [],
  },
  {
    who: 'brands',
    credentials: demoBrand,
    paths: ['/dashboard', '/campaigns', '/campaigns/create', '/submissions', '/billing'],
    firstOf: [
      { list: '/dashboard', link: '/campaigns/0' },
      { list: '/submissions', link: '/submissions/0' },
      { list: '/billing', link: '/billing/receipts/0' },
    ],
  },
  {
    who: 'creators',
    credentials: demoCreator,
    paths: [
      '/dashboard',
      '/explore',
      '/my-submissions',
      '/earnings',
      '/social-accounts',
      '/settings',
    ],
    firstOf: [
      { list: '/explore', link: '/submit/0' },
      { list: '/my-submissions', link: '/my-submissions/0' },
    ],
  },
  {
    who: 'administrators',
    credentials: demoAdmin,
    paths: [
      '/dashboard',
      '/admin/users',
      '/admin/campaigns',
      '/admin/submissions?queue=pending',
      '/admin/payouts',
    ],
    firstOf: [
      { list: '/admin/users', link: '/admin/users/0' },
      { list: '/admin/submissions?queue=all', link: '/admin/submissions/0' },
    ],
  },
]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { who, credentials, paths, firstOf } of rooms) {
  test(`the pages of ${who} have no barriers, light and dark, wide and narrow`, async ({
    page,
    appUrl,
  }) => {
    if (credentials !== undefined) await signIn(page, appUrl, credentials)
    const found = await firstLinks(page, firstOf)

    for (const path of [...paths, ...found]) {
      await page.goto(path)
      await settle(page)
      for (const look of looks) {
        await dressAs(page, look)
        expect.soft(await findBarriers(page), `${path} ${JSON.stringify(look)}`).toEqual([])
      }
    }
  })
}

interface Look {
  readonly isDark: boolean
  readonly width: number
}

const looks: readonly Look[] = [
  { isDark: false, width: 1440 },
  { isDark: true, width: 1440 },
  { isDark: true, width: 390 },
  { isDark: false, width: 390 },
]

/** As the theme's button leaves it, without the way to the button on pages that have none. */
async function dressAs(page: Page, { isDark, width }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), isDark)
  await page.evaluate(finishTransitions)
}

/** A colour on its way from one theme to the other is nobody's: two frames start what there is to end. */
async function finishTransitions(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  await frame()
  await frame()
  const transitions = document
    .getAnimations()
    .filter((animation) => animation instanceof CSSTransition)
  await Promise.allSettled(transitions.map((transition) => transition.finished))
}

async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await page.waitForLoadState('networkidle')
}

async function firstLinks(page: Page, wanted: Room['firstOf']): Promise<string[]> {
  const found: string[] = []
  for (const { list, link } of wanted) {
    await page.goto(list)
    const address = await page.locator(`main a[href^="${link}"]`).first().getAttribute('href')
    found.push(address ?? '')
  }
  return found
}
