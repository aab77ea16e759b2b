import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { likelyBlocked, loadPaymentProvider } from './load-payment-provider.ts'

/** A page in which a blocker refuses every script. */
beforeEach(() => {
  const blockedScript = () => {
    const script = { src: '', remove: () => {}, onerror: () => {} }
    queueMicrotask(() => script.onerror())
    return script
  }
  vi.stubGlobal('document', { createElement: blockedScript, head: { append: () => {} } })
})
afterEach(() => vi.unstubAllGlobals())

const settings = { publishableKey: 'pk_test_1', scriptUrl: 'http://localhost:4400/stripe.js' }

test('a payment script that a blocker refuses is said to be blocked', async () => {
  vi.stubGlobal('navigator', { onLine: true })

  const loading = loadPaymentProvider(settings)

  await expect(loading).rejects.toMatchObject({ note: likelyBlocked })
  expect(likelyBlocked).toContain('blocks js.stripe.com')
})

test('a device that is offline is not told of blockers', async () => {
  vi.stubGlobal('navigator', { onLine: false })

  const loading = loadPaymentProvider(settings)

  await expect(loading).rejects.not.toHaveProperty('note')
})
