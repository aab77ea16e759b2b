import { type APIRequestContext, test as base, type Page } from '@playwright/test'
import { demoAdmin } from './people/demo-people.ts'
import { joinAsNewBrand } from './people/join-by-call.ts'
import { newPerson } from './people/person.ts'
import type { SharedBrowserOptions } from './people/shared-browser.ts'
import { browsersOfTheWorker, type SharedBrowsers } from './people/shared-browsers.ts'
import { registerByCall, signInByCall } from './people/sign-in-by-call.ts'
import { appUrlOf, type Place } from './product/place.ts'
import { placeOfTheRun } from './product/place-of-the-run.ts'
import { type Sandbox, sandboxAt } from './product/sandbox.ts'

export { expect } from '@playwright/test'

interface Journey {
  /** Off in most journeys: rendering and waiting for animations costs a tenth of a run. */
  readonly motion: SharedBrowserOptions['reducedMotion']
  readonly place: Place
  readonly appUrl: string
  readonly sandbox: Sandbox
  /** The calls of a fresh brand, made without a page. */
  readonly brandCalls: APIRequestContext
  /** The same brand, signed in, in its own browser with no page open yet. */
  readonly brand: Page
  readonly creatorCalls: APIRequestContext
  readonly creator: Page
  readonly admin: Page
}

/** Gives each person their own browser, and creates a person only in journeys that ask for one. */
export const test = base.extend<Journey, { browsers: SharedBrowsers }>({
  browsers: [browsersOfTheWorker, { scope: 'worker' }],
  motion: ['reduce', { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from it.
  place: async ({}, use) => use(placeOfTheRun()),
  appUrl: async ({ place }, use) => use(appUrlOf(place)),
  baseURL: async ({ appUrl }, use) => use(appUrl),
  sandbox: async ({ place }, use) => use(sandboxAt(place)),
  page: async ({ browsers, motion, appUrl }, use) => {
    const shared = await browsers.of('visitor', { appUrl, reducedMotion: motion })
    await use(await shared.visit())
    await shared.reset()
  },
  brandCalls: async ({ appUrl }, use) => {
    const brand = await joinAsNewBrand(appUrl)
    await use(brand)
    await brand.dispose()
  },
  brand: async ({ browsers, motion, appUrl, brandCalls }, use) => {
    const shared = await browsers.of('brand', { appUrl, reducedMotion: motion })
    await use(await shared.signIn(brandCalls))
    await shared.reset()
  },
  creatorCalls: async ({ appUrl }, use) => {
    const creator = await registerByCall(appUrl, newPerson('Creator'))
    await use(creator)
    await creator.dispose()
  },
  creator: async ({ browsers, motion, appUrl, creatorCalls }, use) => {
    const shared = await browsers.of('creator', { appUrl, reducedMotion: motion })
    await use(await shared.signIn(creatorCalls))
    await shared.reset()
  },
  admin: async ({ browsers, motion, appUrl }, use) => {
    const admin = await signInByCall(appUrl, demoAdmin)
    const shared = await browsers.of('admin', { appUrl, reducedMotion: motion })
    await use(await shared.signIn(admin))
    await shared.reset()
    await admin.dispose()
  },
})
