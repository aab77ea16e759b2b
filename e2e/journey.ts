import { type APIRequestContext, test as base, type Page } from '@playwright/test'
import { demoAdmin } from './people/demo-people.ts'
import { joinAsNewBrand } from './people/join-by-call.ts'
import { newPerson } from './people/person.ts'
import { type Seats, seatsOfTheWorker } from './people/seats.ts'
import { registerByCall, signInByCall } from './people/sign-in-by-call.ts'
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
export const test = base.extend<Journey, { seats: Seats }>({
  seats: [seatsOfTheWorker, { scope: 'worker' }],
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
  brand: async ({ seats, appUrl, brandCalls }, use) => {
    const seat = await seats.of('brand', { appUrl, reducedMotion: 'no-preference' })
    await use(await seat.enter(brandCalls))
    await seat.leave()
  },
  creatorCalls: async ({ appUrl }, use) => {
    const creator = await registerByCall(appUrl, newPerson('Creator'))
    await use(creator)
    await creator.dispose()
  },
  creator: async ({ seats, appUrl, creatorCalls }, use) => {
    const seat = await seats.of('creator', { appUrl, reducedMotion: 'no-preference' })
    await use(await seat.enter(creatorCalls))
    await seat.leave()
  },
  admin: async ({ seats, appUrl }, use) => {
    const admin = await signInByCall(appUrl, demoAdmin)
    const seat = await seats.of('admin', { appUrl, reducedMotion: 'no-preference' })
    await use(await seat.enter(admin))
    await seat.leave()
    await admin.dispose()
  },
})
