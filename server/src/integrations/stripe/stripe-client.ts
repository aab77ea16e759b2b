import Stripe from 'stripe'

/** The version this code was written for; webhook endpoints must be set to the same one. */
const apiVersion = '2026-10-28.endive'

const timeoutMs = 10_000
/** Reads, and writes that carry an idempotency key, may be sent again by the SDK. */
const retriesMax = 2

/** The official client. `apiBase` is Stripe itself when left out. */
export function createStripeClient(options: {
  secretKey: string
  apiBase?: string | undefined
}): Stripe {
  return new Stripe(options.secretKey, {
    apiVersion,
    telemetry: false,
    timeout: timeoutMs,
    maxNetworkRetries: retriesMax,
    appInfo: { name: 'Permille' },
    ...(options.apiBase === undefined ? {} : addressOf(new URL(options.apiBase))),
  })
}

function addressOf(base: URL): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  const protocol = base.protocol === 'http:' ? 'http' : 'https'
  const port = base.port === '' ? (protocol === 'http' ? 80 : 443) : Number(base.port)
  return { host: base.hostname, port, protocol }
}
