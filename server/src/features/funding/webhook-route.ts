import { Rejected } from '#platform/errors/errors.ts'
import { type RawRoute, rawRoute, webhookMaxBytes } from '#platform/http/calls/raw-route.ts'
import type { Metrics } from '#platform/watch/metrics.ts'
import type { FundingOutcomeDeps } from './funding-deps.ts'
import { receiveProviderEvent } from './receive-provider-event.ts'

/** Receives the payment provider's events, authenticated by a signature over the raw bytes. */
export function webhookRoute(
  deps: Pick<FundingOutcomeDeps, 'database' | 'provider' | 'clock'> & { metrics: Metrics },
): RawRoute {
  return rawRoute({
    name: 'receiveProviderEvent',
    method: 'POST',
    path: '/api/stripe/webhook',
    summary: 'Signed events of the payment provider',
    access: 'public',
    refusals: ['webhook-not-a-snapshot', 'webhook-signature-invalid'],
    success: { type: 'application/json', description: 'The event is stored and handled later.' },
    needsOwnOrigin: false,
    bodyMaxBytes: webhookMaxBytes,
    handle: async ({ body, headers }) => {
      const signature = headers['stripe-signature']
      const request = { rawBody: body, signature: typeof signature === 'string' ? signature : '' }
      const outcome = await receiveProviderEvent(deps, request).catch((error: unknown) => {
        const isRefused = error instanceof Rejected
        deps.metrics.count('permille_webhooks_total', { outcome: isRefused ? 'refused' : 'failed' })
        throw error
      })
      deps.metrics.count('permille_webhooks_total', { outcome })
      return { status: 200, json: { received: true } }
    },
  })
}
