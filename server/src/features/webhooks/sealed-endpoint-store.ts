import type { WebhookId } from '@permille/contract/ids'
import type { Database, Transaction } from '#platform/database/database.ts'
import { manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

export interface SealedEndpoint {
  readonly id: WebhookId
  readonly sealedUrl: string
  readonly sealedSecret: string
  readonly previousSealedSecret: string | null
}

export function listEndpointsSealedOtherwise(
  db: Database,
  keyId: string,
): Promise<SealedEndpoint[]> {
  return manyRows(
    db,
    sql<SealedEndpoint>`SELECT id, sealed_url, sealed_secret, previous_sealed_secret
      FROM webhook_endpoints
      WHERE split_part(sealed_url, '.', 1) <> ${keyId} OR split_part(sealed_secret, '.', 1) <> ${keyId}
        OR split_part(previous_sealed_secret, '.', 1) <> ${keyId}
      ORDER BY id`,
  )
}

/** False if someone changed it meanwhile. */
export async function replaceSealed(
  tx: Transaction,
  { seen, sealed }: { seen: SealedEndpoint; sealed: SealedEndpoint },
): Promise<boolean> {
  const changed = await run(
    tx,
    sql`UPDATE webhook_endpoints SET sealed_url = ${sealed.sealedUrl},
        sealed_secret = ${sealed.sealedSecret}, previous_sealed_secret = ${sealed.previousSealedSecret}
      WHERE id = ${seen.id} AND sealed_url = ${seen.sealedUrl} AND sealed_secret = ${seen.sealedSecret}
        AND previous_sealed_secret IS NOT DISTINCT FROM ${seen.previousSealedSecret}`,
  )
  return changed === 1
}
