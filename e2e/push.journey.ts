import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { newPerson, password } from './people/person.ts'
import { registerByCall, signInByCall } from './people/sign-in-by-call.ts'

/**
 * Runs in the page: replaces the push service, which cannot be reached from here. As in a browser,
 * a subscription outlives pages and users until it is cancelled.
 */
function standInForPushService(): void {
  const kept = 'test:push-subscription'
  const read = (): PushSubscription | null => {
    const text = localStorage.getItem(kept)
    if (text === null) return null
    const unsubscribe = async () => {
      localStorage.removeItem(kept)
      return true
    }
    return { toJSON: () => JSON.parse(text), unsubscribe } as unknown as PushSubscription
  }
  const grant = async (): Promise<NotificationPermission> => 'granted'
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
  Notification.requestPermission = grant
  PushManager.prototype.getSubscription = async () => read()
  PushManager.prototype.subscribe = async () => {
    const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`
    const keys = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) }
    if (read() === null) localStorage.setItem(kept, JSON.stringify({ endpoint, keys }))
    return read() as PushSubscription
  }
}

const settings = '/notifications/settings'
const turnOn = (page: Page) => page.getByRole('button', { name: 'Turn on', exact: true })
const turnOff = (page: Page) => page.getByRole('button', { name: 'Turn off', exact: true })

async function openDevice(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, permissions: ['notifications'] })
  await context.addInitScript(standInForPushService)
  return context.newPage()
}

async function signIn(device: Page, person: APIRequestContext): Promise<void> {
  const { cookies } = await person.storageState()
  await device.context().clearCookies()
  await device.context().addCookies(cookies)
  await device.goto(settings)
}

test('push is turned on and off separately for each device', async ({
  appUrl,
  browser,
  creatorCalls,
}) => {
  const [phone, desktop] = [await openDevice(browser, appUrl), await openDevice(browser, appUrl)]
  await signIn(phone, creatorCalls)
  await turnOn(phone).click()
  await expect(turnOff(phone)).toBeVisible()
  await signIn(desktop, creatorCalls)
  await expect(turnOn(desktop)).toBeVisible()
  await turnOn(desktop).click()
  await expect(turnOff(desktop)).toBeVisible()

  await turnOff(phone).click()
  await expect(turnOn(phone)).toBeVisible()
  await Promise.all([phone.reload(), desktop.reload()])

  await expect(turnOn(phone)).toBeVisible()
  await expect(turnOff(desktop)).toBeVisible()
  await Promise.all([phone.context().close(), desktop.context().close()])
})

test('push is off for a browser’s next user and after signing out', async ({ appUrl, browser }) => {
  const [first, second] = [newPerson('Creator'), newPerson('Creator')]
  const device = await openDevice(browser, appUrl)
  const session = await registerByCall(appUrl, first)
  await signIn(device, session)
  await turnOn(device).click()
  await expect(turnOff(device)).toBeVisible()

  const next = await registerByCall(appUrl, second)
  await signIn(device, next)
  await expect(turnOn(device)).toBeVisible()
  await turnOn(device).click()
  await expect(turnOff(device)).toBeVisible()

  // A browser shows one person's notifications at a time.
  await signIn(device, session)
  await turnOn(device).click()
  await expect(turnOff(device)).toBeVisible()
  await device.getByRole('button', { name: 'Your account' }).click()
  await device.getByRole('menuitem', { name: 'Log out' }).click()
  await device.waitForURL('**/auth/login**')
  const later = await signInByCall(appUrl, { email: first.email, password })
  await signIn(device, later)

  await expect(turnOn(device)).toBeVisible()
  await Promise.all([session, next, later].map((calls) => calls.dispose()))
  await device.context().close()
})
