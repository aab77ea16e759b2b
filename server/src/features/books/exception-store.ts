import type { BookExceptionId } from '@permille/contract/ids'
import type { Difference } from '../../money/books/provider-sides.ts'
import type { DatabaseServer, Transaction } from '../../platform/database/database.ts'
import { manyRows, run } from '../../platform/database/query.ts'
import { sql } from '../../platform/database/sql.ts'
import { newId } from '../../platform/ids.ts'

interface Found {
  /** All there is, young or old. */
  readonly found: readonly Difference[]
  readonly at: Date
  /** What moved later may still be on its way. */
  readonly movedBefore: Date
}

/**
 * Gives every difference that is old enough a name, brings known ones up to date, and settles those
 * that are gone. One that was explained and has changed is open again.
 */
export async function nameDifferences(db: DatabaseServer, { found, at, movedBefore }: Found) {
  await db.transaction(async (tx) => {
    await settleGone(tx, found, at)
    await reopenChanged(tx, found, at)
    const old = found.filter(({ movedAt }) => movedAt <= movedBefore)
    await run(
      tx,
      sql`INSERT INTO book_exceptions
          (id, subject_kind, subject_ref, provider_cents, ledger_cents, found_at)
        SELECT *, ${at}::timestamptz FROM unnest(${old.map(() => newId())}::uuid[],
          ${old.map(({ kind }) => kind)}::text[], ${old.map(({ ref }) => ref)}::text[],
          ${old.map(({ providerCents }) => providerCents)}::bigint[],
          ${old.map(({ ledgerCents }) => ledgerCents)}::bigint[])
        ON CONFLICT (subject_kind, subject_ref) WHERE state IN ('open', 'explained') DO UPDATE
        SET provider_cents = excluded.provider_cents, ledger_cents = excluded.ledger_cents`,
    )
  })
}

async function settleGone(tx: Transaction, found: readonly Difference[], at: Date): Promise<void> {
  await run(
    tx,
    sql`UPDATE book_exceptions SET state = 'settled', ended_at = ${at}
      WHERE state IN ('open', 'explained') AND (subject_kind, subject_ref) NOT IN (
        SELECT * FROM unnest(${found.map(({ kind }) => kind)}::text[],
          ${found.map(({ ref }) => ref)}::text[]))`,
  )
}

async function reopenChanged(
  tx: Transaction,
  found: readonly Difference[],
  at: Date,
): Promise<void> {
  const reopened = await manyRows(
    tx,
    sql<{ id: BookExceptionId }>`UPDATE book_exceptions x SET state = 'open'
      FROM unnest(${found.map(({ kind }) => kind)}::text[], ${found.map(({ ref }) => ref)}::text[],
        ${found.map(({ providerCents }) => providerCents)}::bigint[],
        ${found.map(({ ledgerCents }) => ledgerCents)}::bigint[]) AS f (kind, ref, provider, ledger)
      WHERE x.state = 'explained' AND x.subject_kind = f.kind AND x.subject_ref = f.ref
        AND (x.provider_cents, x.ledger_cents) <> (f.provider, f.ledger)
      RETURNING id`,
  )
  await run(
    tx,
    sql`INSERT INTO book_exception_notes (id, exception_id, action, note, at)
      SELECT note, exception, 'reopen', 'The amounts changed after it was explained.',
        ${at}::timestamptz
      FROM unnest(${reopened.map(() => newId())}::uuid[], ${reopened.map(({ id }) => id)}::uuid[])
        AS r (note, exception)`,
  )
}
