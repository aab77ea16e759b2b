import type { PublishedEventId } from '@permille/contract/events/published-event'
import { eventVersion } from '@permille/contract/events/published-event'
import type { DeliveryError } from '@permille/contract/webhooks/webhooks'
import { newId } from '#platform/ids.ts'
import { countInWindow } from '#platform/limits/call-window.ts'
import { deliver, type Message, testType } from './deliver.ts'
import { findEndpoint } from './endpoint-store.ts'
import { isSending, type OwnRequest, webhookNotFound } from './own-endpoint.ts'
import { ownerOf } from './webhook.ts'
import type { WebhookDeps } from './webhook-deps.ts'

/** Of all its endpoints together, or it would be a way to flood someone. */
export const testsPerMinute = 10
const tests = { name: 'webhook-tests', callsMax: testsPerMinute, windowSeconds: 60 }

export interface Tested {
  readonly outcome: 'delivered' | 'failed' | 'off' | 'no-types'
  readonly status: number | null
  readonly ms: number | null
  readonly error: DeliveryError | null
}

/** Sends a test as events are sent, and waits for the answer; where no event would be sent, it is not sent either. */
export async function testWebhook(
  deps: WebhookDeps & { readonly timeoutMs?: number },
  { actor, id }: OwnRequest,
): Promise<Tested> {
  const brandId = ownerOf(actor)
  const endpoint = await findEndpoint(deps.database, { id, brandId })
  if (endpoint === undefined) throw webhookNotFound()
  const notSent = { status: null, ms: null, error: null }
  if (!isSending(endpoint)) return { outcome: 'off', ...notSent }
  if (endpoint.types?.length === 0) return { outcome: 'no-types', ...notSent }
  await countInWindow(deps.database, tests, brandId ?? 'installation')
  const at = deps.clock.now()
  const isOverlapping = (endpoint.previousUntil ?? at) > at
  const previousSealedSecret = isOverlapping ? endpoint.previousSealedSecret : null
  const message: Message = {
    id: newId<PublishedEventId>(),
    type: testType,
    timestamp: at.toISOString(),
    version: eventVersion,
    sequence: 0,
    brandId,
    data: { id },
  }
  const target = { ...endpoint, endpointId: id, ownerId: brandId, previousSealedSecret }
  const { status, ms, error } = await deliver(deps, target, [message])
  return { outcome: error === null ? 'delivered' : 'failed', status, ms, error }
}
