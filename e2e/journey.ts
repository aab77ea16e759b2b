import { type Browser, test as base, type Page } from '@playwright/test'
import { demoAdmin } from './people/demo-people.ts'
import { signIn } from './people/sign-in.ts'
import { joinAsBrand, registerCreator } from './people/sign-up.ts'
import { appUrlOf, type Place } from './product/place.ts'
import { placeOfTheRun } from './product/place-of-the-run.ts'
import { type Sandbox, sandboxAt } from './product/sandbox.ts'

export { expect } from '@playwright/test'

interface Journey {
  readonly place: Place
  readonly appUrl: string
  readonly sandbox: Sandbox
  /** A fresh brand, signed in, in a browser of its own. */
  readonly brand: Page
  /** A fresh creator, signed in, in a browser of their own. */
  readonly creator: Page
  readonly admin: Page
}

/** Each person has a browser of their own, and exists only in the journeys that ask for them. */
export const test = base.extend<Journey>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from it.
  place: async ({}, use) => use(placeOfTheRun()),
  appUrl: async ({ place }, use) => use(appUrlOf(place)),
  baseURL: async ({ appUrl }, use) => use(appUrl),
  sandbox: async ({ place }, use) => use(sandboxAt(place)),
  brand: async ({ browser, appUrl }, use) => {
    const page = await openBrowser(browser, appUrl)
    await joinAsBrand(page, appUrl)
    await use(page)
    await page.context().close()
  },
  creator: async ({ browser, appUrl }, use) => {
    const page = await openBrowser(browser, appUrl)
    await registerCreator(page, appUrl)
    await use(page)
    await page.context().close()
  },
  admin: async ({ browser, appUrl }, use) => {
    const page = await openBrowser(browser, appUrl)
    await signIn(page, appUrl, demoAdmin)
    await use(page)
    await page.context().close()
  },
})

/** A context of its own: what one person is signed in to, nobody else sees. */
async function openBrowser(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL })
  return context.newPage()
}
