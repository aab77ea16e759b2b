import { randomBytes } from 'node:crypto'
import type { WebhookId } from '@permille/contract/ids'
import { type ReencryptDeps, reencryptRows } from '#platform/reencrypt.ts'
import {
  listEndpointsSealedOtherwise,
  replaceSealed,
  type SealedEndpoint,
} from './sealed-endpoint-store.ts'

const secretBytes = 32

/** As Standard Webhooks writes it. */
export function newSecret(): string {
  return `whsec_${randomBytes(secretBytes).toString('base64')}`
}

export function urlContext(id: WebhookId): string {
  return `webhook_endpoints.sealed_url:${id}`
}

/** The previous secret has the same one: a rotation moves the sealed text. */
export function secretContext(id: WebhookId): string {
  return `webhook_endpoints.sealed_secret:${id}`
}

/** Seals addresses and secrets with the current key; `leftCount` endpoints are under a key that is not configured. */
export async function reencryptWebhooks(deps: ReencryptDeps) {
  return await reencryptRows(deps, {
    name: 'a webhook endpoint',
    idOf: ({ id }) => ({ webhookId: id }),
    list: listEndpointsSealedOtherwise,
    change: (seen, reseal) => ({ seen, sealed: resealed(seen, reseal) }),
    replace: replaceSealed,
  })
}

function resealed(
  { id, sealedUrl, sealedSecret, previousSealedSecret }: SealedEndpoint,
  reseal: (text: string, context: string) => string,
): SealedEndpoint {
  return {
    id,
    sealedUrl: reseal(sealedUrl, urlContext(id)),
    sealedSecret: reseal(sealedSecret, secretContext(id)),
    previousSealedSecret: previousSealedSecret && reseal(previousSealedSecret, secretContext(id)),
  }
}
