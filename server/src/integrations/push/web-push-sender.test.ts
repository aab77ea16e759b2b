import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestBrowsers, type TestBrowsers } from './testing/test-browsers.ts'
import { createWebPushSender } from './web-push-sender.ts'

let browsers: TestBrowsers
beforeAll(async () => {
  browsers = await startTestBrowsers()
})
afterAll(() => browsers.close())

const message = {
  title: 'A payout',
  body: 'Open Permille to read it.',
  path: '/earnings',
  tag: '1',
}
const serviceAt = (localOrigin: string) =>
  createWebPushSender({ contactAddress: 'help@permille.test', localOrigin })

test('a browser decrypts what it was sent, and no one else’s key can send to it', async () => {
  const service = serviceAt(browsers.origin)
  const [keys, others] = [service.createKeys(), service.createKeys()]
  const browser = browsers.subscribe(keys.publicKey)

  const outcome = await service.send(browser, message, keys)
  const foreign = service.send(browser, message, others)

  await expect(foreign).rejects.toMatchObject({ code: 'push-unavailable' })
  expect(outcome).toBe('sent')
  expect(browsers.taken).toEqual([{ ...message, endpoint: browser.endpoint }])
})

test('a browser that unsubscribed, or never existed, is gone; a failing service is not', async () => {
  const service = serviceAt(browsers.origin)
  const keys = service.createKeys()
  const [expired, busy] = [browsers.subscribe(keys.publicKey), browsers.subscribe(keys.publicKey)]
  browsers.expire(expired.endpoint)
  browsers.failNext(503)

  const unknown = { ...expired, endpoint: `${browsers.origin}/push/unknown` }

  expect(await service.send(expired, message, keys)).toBe('gone')
  expect(await service.send(unknown, message, keys)).toBe('gone')
  await expect(service.send(busy, message, keys)).rejects.toMatchObject({
    code: 'push-unavailable',
  })
})

test('a push service cannot redirect a message elsewhere', async () => {
  const service = serviceAt(browsers.origin)
  const keys = service.createKeys()
  const [moved, other] = [browsers.subscribe(keys.publicKey), browsers.subscribe(keys.publicKey)]
  const before = browsers.taken.length
  browsers.failNext(307, { location: other.endpoint })

  await expect(service.send(moved, message, keys)).rejects.toMatchObject({
    code: 'push-unavailable',
  })
  expect(browsers.taken).toHaveLength(before)
})

test.each([
  ['a number of seconds', '120'],
  ['a date', new Date(Date.now() + 120_000).toUTCString()],
])('an overloaded push service states how long to wait: %s', async (_, retryAfter) => {
  const service = serviceAt(browsers.origin)
  const keys = service.createKeys()
  const browser = browsers.subscribe(keys.publicKey)
  browsers.failNext(429, { 'retry-after': retryAfter })

  const refused = await service.send(browser, message, keys).catch((error: unknown) => error)

  const { retryAfterSeconds = 0 } = refused as { retryAfterSeconds?: number }
  expect(retryAfterSeconds).toBeGreaterThan(117)
  expect(retryAfterSeconds).toBeLessThanOrEqual(120)
})

test.each([
  ['https://fcm.googleapis.com/fcm/send/x', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
  ['https://web.push.apple.com/x', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=x', true],
  ['http://fcm.googleapis.com/fcm/send/x', false],
  ['https://fcm.googleapis.com:8443/x', false],
  ['https://me@fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com.evil.test/x', false],
  ['https://evilpush.apple.com.test/x', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['http://127.0.0.1:5432/', false],
  ['not an address', false],
])('%s is named: %s', async (endpoint, isCalled) => {
  const service = createWebPushSender({ contactAddress: 'help@permille.test' })

  expect(service.isKnown(endpoint)).toBe(isCalled)
})
