import type { DiscrepancySubject } from '@permille/contract/books/discrepancies'
import type { DiscrepancyId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import type { Database } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import type { Span } from './event-source.ts'
import { withoutEvent } from './without-event-store.ts'

export interface FoundDiscrepancy {
  readonly key: string
  readonly at: Date
  readonly discrepancyId: DiscrepancyId
  readonly kind: DiscrepancySubject
  readonly providerCents: Cents
  readonly ledgerCents: Cents
}

export async function listDiscrepancies(db: Database, span: Span): Promise<FoundDiscrepancy[]> {
  const key = sql<never>`'exception:' || x.id`
  return await manyRows(
    db,
    sql<FoundDiscrepancy>`SELECT ${key} AS key, x.found_at AS at, x.id AS discrepancy_id,
        x.subject_kind AS kind, x.provider_cents, x.ledger_cents
      FROM book_exceptions x WHERE ${withoutEvent(span, { at: sql`x.found_at`, key })}
      ORDER BY x.found_at, x.id LIMIT ${span.rowsMax}`,
  )
}
