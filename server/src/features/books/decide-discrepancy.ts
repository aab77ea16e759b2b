import type { DiscrepancyState } from '@permille/contract/books/discrepancies'
import type { DiscrepancyId, UserId } from '@permille/contract/ids'
import { type Cents, toCents } from '@permille/contract/money'
import { sideOf } from '#money/books/comparison-totals.ts'
import { lockRow } from '#money/locks.ts'
import { bookDifference } from '#money/movements/book-difference.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { invariant, NotFound, Rejected } from '#platform/errors/errors.ts'
import { writeAudit } from '../accounts/public.ts'
import { listUnmatchedRefunds } from '../refunds/public.ts'
import {
  type DiscrepancyRow,
  findDiscrepancy,
  listNotes,
  noteDecision,
} from './discrepancy-store.ts'

export interface DiscrepancyDecision {
  readonly exceptionId: DiscrepancyId
  readonly adminUserId: UserId
  /** In the admin's words. */
  readonly reason: string
  readonly at: Date
  readonly requestId: string
}

export interface Decided {
  readonly id: DiscrepancyId
  readonly state: DiscrepancyState
}

/** The discrepancy with both sides as they are now, and its decisions. */
export async function readDiscrepancy(db: Database, id: DiscrepancyId) {
  const discrepancy = await findDiscrepancy(db, id)
  if (discrepancy === undefined) throw unknownDiscrepancy()
  const [providerSide, ledgerSide, notes, refunds] = await Promise.all([
    manyRows(db, sideOf('provider', discrepancy)),
    manyRows(db, sideOf('ledger', discrepancy)),
    listNotes(db, id),
    listUnmatchedRefunds(db, id),
  ])
  return { ...discrepancy, providerSide, ledgerSide, notes, refunds }
}

/** Makes the admin its owner, even if another admin was. */
export async function assignDiscrepancy(
  tx: Transaction,
  decision: Omit<DiscrepancyDecision, 'reason'>,
): Promise<Decided> {
  const { state, ownerId } = await lockUnsettled(tx, decision.exceptionId)
  if (ownerId === decision.adminUserId) throw alreadyYours()
  return await decide(tx, { ...decision, reason: 'Taken over', action: 'take', state })
}

/** Both sides stay as they are: the reason says why that is right. */
export async function explainDiscrepancy(
  tx: Transaction,
  decision: DiscrepancyDecision,
): Promise<Decided> {
  const { state } = await lockUnsettled(tx, decision.exceptionId)
  if (state === 'explained') throw notOpen(state)
  return await decide(tx, { ...decision, action: 'explain', state: 'explained' })
}

/**
 * Books the provider's surplus or deficit as the operator's gain or cost. Throws if the sides have moved since
 * the admin saw them.
 */
export async function bookDifferenceOf(
  tx: Transaction,
  decision: DiscrepancyDecision,
): Promise<Decided> {
  const discrepancy = await lockUnsettled(tx, decision.exceptionId)
  const { id: exceptionId, providerCents, ledgerCents } = discrepancy
  const now = await readSums(tx, discrepancy)
  if (now.providerCents !== providerCents || now.ledgerCents !== ledgerCents) throw hasMoved()
  const { adminUserId, at } = decision
  const differenceCents = toCents(providerCents - ledgerCents)
  await bookDifference(tx, { exceptionId, adminUserId, differenceCents, at })
  return await decide(tx, { ...decision, action: 'book', state: 'booked' })
}

export async function readSums(
  tx: Transaction,
  discrepancy: DiscrepancyRow,
): Promise<{ providerCents: Cents; ledgerCents: Cents }> {
  const sum = async (side: 'provider' | 'ledger') => {
    const lines = await manyRows(tx, sideOf(side, discrepancy))
    return toCents(lines.reduce((total, { cents }) => total + cents, 0))
  }
  return { providerCents: await sum('provider'), ledgerCents: await sum('ledger') }
}

async function lockUnsettled(tx: Transaction, id: DiscrepancyId): Promise<DiscrepancyRow> {
  const discrepancy = await lockDiscrepancy(tx, id)
  const { state } = discrepancy
  if (state !== 'open' && state !== 'explained') throw notOpen(state)
  return discrepancy
}

export async function lockDiscrepancy(tx: Transaction, id: DiscrepancyId): Promise<DiscrepancyRow> {
  if (!(await lockRow(tx, 'exception', id))) throw unknownDiscrepancy()
  const discrepancy = await findDiscrepancy(tx, id)
  invariant(discrepancy !== undefined, `exception ${id} is locked and gone`)
  return discrepancy
}

export async function decide(
  tx: Transaction,
  decision: DiscrepancyDecision & {
    action: 'take' | 'explain' | 'book' | 'refund' | 'pay'
    state: DiscrepancyState
  },
): Promise<Decided> {
  const { exceptionId, adminUserId, action, state, reason, requestId } = decision
  await noteDecision(tx, { ...decision, note: reason })
  await writeAudit(tx, {
    actor: { kind: 'admin', userId: adminUserId },
    action: `exception.${action}`,
    objectType: 'book_exception',
    objectId: exceptionId,
    after: { state, reason },
    requestId,
  })
  return { id: exceptionId, state }
}

export function unknownDiscrepancy(): NotFound {
  return new NotFound('exception-not-found', 'Discrepancy not found')
}

export function notOpen(state: DiscrepancyState): Rejected {
  return new Rejected('exception-not-open', `This discrepancy is already ${state}.`, {
    details: { state },
  })
}

function alreadyYours(): Rejected {
  return new Rejected('exception-already-yours', 'This discrepancy is already yours.')
}

function hasMoved(): Rejected {
  return new Rejected(
    'exception-has-moved',
    'The amounts have changed since the last comparison. Compare again, then decide.',
  )
}
