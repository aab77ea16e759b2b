import type { DiscrepancyState } from '@permille/contract/books/discrepancies'
import type { BrandId, DiscrepancyId, UserId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import type { Difference, SubjectKind } from '#money/books/comparison-totals.ts'
import { unmatchedLeft } from '#money/movements/unmatched/take-in-unmatched.ts'
import { type Listed, newestFirst, type PageRequest } from '#platform/database/after-cursor.ts'
import type { Database, DatabaseServer, Transaction } from '#platform/database/database.ts'
import { firstRow, manyRows, run } from '#platform/database/query.ts'
import { sql, when } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'

interface Found {
  /** All differences, however recent. */
  readonly found: readonly Difference[]
  readonly at: Date
  /** A later movement may still be on its way. */
  readonly movedBefore: Date
}

/**
 * Stores every difference that is old enough as a discrepancy, updates known ones, and settles those
 * that are gone. An explained one that has changed is open again.
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
    sql<{ id: DiscrepancyId }>`UPDATE book_exceptions x SET state = 'open'
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

/** A discrepancy as it is listed. */
export interface DiscrepancyRow extends Listed {
  readonly id: DiscrepancyId
  readonly kind: SubjectKind
  readonly ref: string
  readonly providerCents: Cents
  readonly ledgerCents: Cents
  readonly state: DiscrepancyState
  readonly ownerId: UserId | null
  readonly ownerName: string | null
  readonly foundAt: Date
  readonly endedAt: Date | null
  /** For a payment to return: what its card has not received and no refund has requested. */
  readonly unreturnedCents: Cents
  /** The part paid outside the provider, and the reference on the payer's statement. */
  readonly paidOtherwiseCents: Cents
  readonly paidReference: string | null
  readonly mayRefund: boolean
  /** The campaign that could not take it, while nothing was returned. */
  readonly setApartFrom: string | null
}

const discrepancyOrder = newestFirst(sql`x.found_at`, sql`x.id`)
const discrepancyColumns = sql<never>`x.id, x.subject_kind AS kind, x.subject_ref AS ref,
  x.provider_cents, x.ledger_cents, x.state, x.owner_id,
  (SELECT display_name FROM users WHERE id = x.owner_id) AS owner_name, x.found_at, x.ended_at, ${unmatchedLeft} AS unreturned_cents,
  x.paid_otherwise_cents, x.paid_reference,
  CASE WHEN x.state = 'returned' AND x.paid_otherwise_cents = 0
      AND NOT EXISTS (SELECT FROM refunds WHERE exception_id = x.id) THEN (
    SELECT c.name FROM campaign_funding f JOIN campaigns c ON c.id = f.campaign_id
    WHERE f.stripe_payment_intent_id = x.subject_ref AND f.set_apart_at IS NOT NULL
  ) END AS set_apart_from,
  ${discrepancyOrder.listedAt}`

type StoredDiscrepancy = Omit<DiscrepancyRow, 'mayRefund'>

/** The actions that the page offers; the request checks the same under its locks, and also asks the provider. */
function mayRefundUnmatched({
  kind,
  state,
  providerCents,
  ledgerCents,
  unreturnedCents,
}: StoredDiscrepancy): boolean {
  if (kind !== 'payment') return false
  if (state === 'returned') return unreturnedCents > 0
  return (state === 'open' || state === 'explained') && providerCents > 0 && ledgerCents === 0
}

export async function listDiscrepancies(
  db: Database,
  request: PageRequest & { state?: DiscrepancyState | undefined },
): Promise<DiscrepancyRow[]> {
  const rows = await manyRows(
    db,
    sql<StoredDiscrepancy>`SELECT ${discrepancyColumns} FROM book_exceptions x
      WHERE true ${when(request.state, (state) => sql`AND x.state = ${state}`)}
        ${discrepancyOrder.after(request)} ${discrepancyOrder.cut(request)}`,
  )
  return rows.map((row) => ({ ...row, mayRefund: mayRefundUnmatched(row) }))
}

export async function findDiscrepancy(
  db: Database,
  id: DiscrepancyId,
): Promise<DiscrepancyRow | undefined> {
  const row = await firstRow(
    db,
    sql<StoredDiscrepancy>`SELECT ${discrepancyColumns} FROM book_exceptions x WHERE x.id = ${id}`,
  )
  return row && { ...row, mayRefund: mayRefundUnmatched(row) }
}

export type DiscrepancyAction =
  | 'take'
  | 'explain'
  | 'book'
  | 'refund'
  | 'pay'
  | 'dispute'
  | 'reopen'

export interface DiscrepancyNote {
  readonly action: DiscrepancyAction
  readonly by: string | null
  readonly note: string
  readonly at: Date
}

export async function listNotes(db: Database, id: DiscrepancyId): Promise<DiscrepancyNote[]> {
  return await manyRows(
    db,
    sql<DiscrepancyNote>`SELECT n.action, u.display_name AS by, n.note, n.at
      FROM book_exception_notes n LEFT JOIN users u ON u.id = n.user_id
      WHERE n.exception_id = ${id} ORDER BY n.at, n.id`,
  )
}

/** Writes the new state, the owner and the note of one decision. */
export async function noteDecision(
  tx: Transaction,
  decided: {
    exceptionId: DiscrepancyId
    adminUserId: UserId
    action: DiscrepancyAction
    state: DiscrepancyState
    note: string
    at: Date
  },
): Promise<void> {
  const { exceptionId, adminUserId, action, state, note, at } = decided
  await run(
    tx,
    sql`UPDATE book_exceptions SET state = ${state}, owner_id = ${adminUserId},
        ended_at = CASE WHEN ${state} IN ('booked', 'returned')
          THEN coalesce(ended_at, ${at}::timestamptz) END
      WHERE id = ${exceptionId}`,
  )
  await run(
    tx,
    sql`INSERT INTO book_exception_notes (id, exception_id, user_id, action, note, at)
      VALUES (${newId()}, ${exceptionId}, ${adminUserId}, ${action}, ${note}, ${at})`,
  )
}

/** Who made a payment to return; null for a brand that is not in this database. */
export async function notePayer(
  tx: Transaction,
  id: DiscrepancyId,
  brandId: BrandId | null,
): Promise<void> {
  await run(
    tx,
    sql`UPDATE book_exceptions
      SET payer_brand_id = (SELECT id FROM brands WHERE id = ${brandId}) WHERE id = ${id}`,
  )
}
