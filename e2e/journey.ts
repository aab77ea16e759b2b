import { type APIRequestContext, type Browser, test as base, type Page } from '@playwright/test'
import { demoAdmin } from './people/demo-people.ts'
import { registerByCall, signInByCall } from './people/enter-by-call.ts'
import { joinAsNewBrand } from './people/join-by-call.ts'
import { newPerson } from './people/person.ts'
import { appUrlOf, type Place } from './product/place.ts'
import { placeOfTheRun } from './product/place-of-the-run.ts'
import { type Sandbox, sandboxAt } from './product/sandbox.ts'

export { expect } from '@playwright/test'

interface Journey {
  readonly place: Place
  readonly appUrl: string
  readonly sandbox: Sandbox
  /** A fresh brand, and what it does without a page. */
  readonly brandCalls: APIRequestContext
  /** The same brand, signed in, in a browser of its own that has opened no page yet. */
  readonly brand: Page
  readonly creatorCalls: APIRequestContext
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
  brandCalls: async ({ appUrl }, use) => {
    const brand = await joinAsNewBrand(appUrl)
    await use(brand)
    await brand.dispose()
  },
  brand: async ({ browser, appUrl, brandCalls }, use) => {
    const page = await openBrowser(browser, appUrl, brandCalls)
    await use(page)
    await page.context().close()
  },
  creatorCalls: async ({ appUrl }, use) => {
    const creator = await registerByCall(appUrl, newPerson('Creator'))
    await use(creator)
    await creator.dispose()
  },
  creator: async ({ browser, appUrl, creatorCalls }, use) => {
    const page = await openBrowser(browser, appUrl, creatorCalls)
    await use(page)
    await page.context().close()
  },
  admin: async ({ browser, appUrl }, use) => {
    const admin = await signInByCall(appUrl, demoAdmin)
    const page = await openBrowser(browser, appUrl, admin)
    await use(page)
    await page.context().close()
    await admin.dispose()
  },
})

/** A context of its own: what one person is signed in to, nobody else sees. */
async function openBrowser(
  browser: Browser,
  baseURL: string,
  person: APIRequestContext,
): Promise<Page> {
  const storageState = await person.storageState()
  const context = await browser.newContext({ baseURL, storageState })
  return context.newPage()
}
