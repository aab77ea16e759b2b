import type Stripe from 'stripe'
import { stripeLibrary } from './stripe-library.ts'
import { watchedHttpClient } from './watched-http-client.ts'

/** The version this code is written for; webhook endpoints must use the same one. */
export const apiVersion = '2026-10-28.endive'

const timeoutMs = 10_000
/** The SDK may retry reads, and writes that carry an idempotency key. */
const retriesMax = 2

/** The official client. `apiBase` defaults to Stripe itself. */
export function createStripeClient(options: {
  secretKey: string
  apiBase?: string | undefined
}): Stripe {
  return new (stripeLibrary())(options.secretKey, {
    apiVersion,
    telemetry: false,
    httpClient: watchedHttpClient(),
    timeout: timeoutMs,
    maxNetworkRetries: retriesMax,
    appInfo: { name: 'Permille' },
    ...(options.apiBase !== undefined && addressOf(new URL(options.apiBase))),
  })
}

function addressOf(base: URL): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  const protocol = base.protocol === 'http:' ? 'http' : 'https'
  const port = base.port === '' ? (protocol === 'http' ? 80 : 443) : Number(base.port)
  return { host: base.hostname, port, protocol }
}
