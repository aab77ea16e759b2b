import type { WebhookId } from '@permille/contract/ids'
import type { Database } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

export interface WebhookFacts {
  readonly id: WebhookId
  readonly name: string
}

/** Of endpoints that were not deleted since. */
export function listWebhookFacts(db: Database, ids: readonly WebhookId[]): Promise<WebhookFacts[]> {
  return manyRows(
    db,
    sql<WebhookFacts>`SELECT id, name FROM webhook_endpoints WHERE id = ANY(${ids}::uuid[])`,
  )
}
