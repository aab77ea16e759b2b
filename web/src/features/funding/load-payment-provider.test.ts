import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadPaymentProvider, problemOfForm } from './load-payment-provider.ts'

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

test('a blocked payment script is reported as blocked', async () => {
  vi.stubGlobal('navigator', { onLine: true })

  const loading = loadPaymentProvider(settings)

  await expect(loading).rejects.toMatchObject({
    note: expect.stringContaining('blocks js.stripe.com'),
  })
})

test('an offline device does not mention blockers', async () => {
  vi.stubGlobal('navigator', { onLine: false })

  const loading = loadPaymentProvider(settings)

  await expect(loading).rejects.not.toHaveProperty('note')
})

test('a blocker is blamed for a form only if the provider was not reached', () => {
  const [noConnection, refused] = ['api_connection_error', 'invalid_request_error'] as const
  vi.stubGlobal('navigator', { onLine: true })
  const blocked = problemOfForm({ type: noConnection, message: 'No connection.' })
  const said = problemOfForm({ type: refused, message: 'The payment was cancelled.' })
  vi.stubGlobal('navigator', { onLine: false })
  const offline = problemOfForm({ type: noConnection, message: 'No connection.' })

  expect(blocked).toContain('blocks js.stripe.com')
  expect([said, offline]).toEqual(['The payment was cancelled.', 'No connection.'])
})
