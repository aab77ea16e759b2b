import { randomBytes } from 'node:crypto'
import type { WebhookId } from '@permille/contract/ids'
import type { DatabaseServer } from '#platform/database/database.ts'
import type { Encryption } from '#platform/encryption.ts'
import type { Log } from '#platform/log.ts'
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
export async function reencryptWebhooks({
  database,
  encryption,
  log,
}: {
  readonly database: DatabaseServer
  readonly encryption: Encryption
  readonly log: Log
}): Promise<{ reencryptedCount: number; leftCount: number }> {
  let reencryptedCount = 0
  for (const seen of await listEndpointsSealedOtherwise(database, encryption.keyId)) {
    try {
      const sealed = resealed(encryption, seen)
      if (await database.transaction((tx) => replaceSealed(tx, { seen, sealed })))
        reencryptedCount += 1
    } catch (error) {
      log.error(
        { err: error, webhookId: seen.id },
        'a webhook endpoint cannot be opened with these keys',
      )
    }
  }
  const left = await listEndpointsSealedOtherwise(database, encryption.keyId)
  return { reencryptedCount, leftCount: left.length }
}

function resealed(encryption: Encryption, sealed: SealedEndpoint): SealedEndpoint {
  const { id, sealedUrl, sealedSecret, previousSealedSecret } = sealed
  const reseal = (text: string, context: string) =>
    encryption.seal(encryption.open(text, context), context)
  return {
    id,
    sealedUrl: reseal(sealedUrl, urlContext(id)),
    sealedSecret: reseal(sealedSecret, secretContext(id)),
    previousSealedSecret: previousSealedSecret && reseal(previousSealedSecret, secretContext(id)),
  }
}
