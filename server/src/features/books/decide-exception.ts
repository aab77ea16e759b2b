import type { ExceptionState } from '@permille/contract/books/exceptions'
import type { BookExceptionId, UserId } from '@permille/contract/ids'
import { type Cents, toCents } from '@permille/contract/money'
import { sideOf } from '#money/books/provider-sides.ts'
import { lockRow } from '#money/locks.ts'
import { bookDifference } from '#money/movements/own/book-difference.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { invariant, NotFound, Rejected } from '#platform/errors/errors.ts'
import { writeAudit } from '../accounts/public.ts'
import { listStrayRefunds } from '../refunds/public.ts'
import { type ExceptionRow, findException, listNotes, noteDecision } from './exception-store.ts'

export interface ExceptionDecision {
  readonly exceptionId: BookExceptionId
  readonly adminUserId: UserId
  /** In the admin's words. */
  readonly reason: string
  readonly at: Date
  readonly requestId: string
}

export interface Decided {
  readonly id: BookExceptionId
  readonly state: ExceptionState
}

/** The exception with both sides as they are now, and what was done about it. */
export async function readException(db: Database, id: BookExceptionId) {
  const exception = await findException(db, id)
  if (exception === undefined) throw unknownException()
  const [providerSide, ledgerSide, notes, refunds] = await Promise.all([
    manyRows(db, sideOf('provider', exception)),
    manyRows(db, sideOf('ledger', exception)),
    listNotes(db, id),
    listStrayRefunds(db, id),
  ])
  return { ...exception, providerSide, ledgerSide, notes, refunds }
}

/** Makes the admin its owner, even if another admin was. */
export async function takeException(
  tx: Transaction,
  decision: Omit<ExceptionDecision, 'reason'>,
): Promise<Decided> {
  const { state, ownerId } = await lockUnsettled(tx, decision.exceptionId)
  if (ownerId === decision.adminUserId) throw alreadyYours()
  return await decide(tx, { ...decision, reason: 'Taken over', action: 'take', state })
}

/** Both sides stay as they are: the reason says why that is right. */
export async function explainException(
  tx: Transaction,
  decision: ExceptionDecision,
): Promise<Decided> {
  const { state } = await lockUnsettled(tx, decision.exceptionId)
  if (state === 'explained') throw notOpen(state)
  return await decide(tx, { ...decision, action: 'explain', state: 'explained' })
}

/**
 * Books what the provider has more or less, at the operator's gain or cost. Refused when the sides
 * have moved since the admin saw them.
 */
export async function bookDifferenceOf(
  tx: Transaction,
  decision: ExceptionDecision,
): Promise<Decided> {
  const exception = await lockUnsettled(tx, decision.exceptionId)
  const { id: exceptionId, providerCents, ledgerCents } = exception
  const now = await readSums(tx, exception)
  if (now.providerCents !== providerCents || now.ledgerCents !== ledgerCents) throw hasMoved()
  const { adminUserId, at } = decision
  const differenceCents = toCents(providerCents - ledgerCents)
  await bookDifference(tx, { exceptionId, adminUserId, differenceCents, at })
  return await decide(tx, { ...decision, action: 'book', state: 'booked' })
}

export async function readSums(
  tx: Transaction,
  exception: ExceptionRow,
): Promise<{ providerCents: Cents; ledgerCents: Cents }> {
  const sum = async (side: 'provider' | 'ledger') => {
    const lines = await manyRows(tx, sideOf(side, exception))
    return toCents(lines.reduce((total, { cents }) => total + cents, 0))
  }
  return { providerCents: await sum('provider'), ledgerCents: await sum('ledger') }
}

async function lockUnsettled(tx: Transaction, id: BookExceptionId): Promise<ExceptionRow> {
  const exception = await lockException(tx, id)
  const { state } = exception
  if (state !== 'open' && state !== 'explained') throw notOpen(state)
  return exception
}

export async function lockException(tx: Transaction, id: BookExceptionId): Promise<ExceptionRow> {
  if (!(await lockRow(tx, 'exception', id))) throw unknownException()
  const exception = await findException(tx, id)
  invariant(exception !== undefined, `exception ${id} is locked and gone`)
  return exception
}

export async function decide(
  tx: Transaction,
  decision: ExceptionDecision & {
    action: 'take' | 'explain' | 'book' | 'refund' | 'pay'
    state: ExceptionState
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

export function unknownException(): NotFound {
  return new NotFound('exception-not-found', 'Exception not found')
}

export function notOpen(state: ExceptionState): Rejected {
  return new Rejected('exception-not-open', `This exception is already ${state}.`, {
    details: { state },
  })
}

function alreadyYours(): Rejected {
  return new Rejected('exception-already-yours', 'This exception is already yours.')
}

function hasMoved(): Rejected {
  return new Rejected(
    'exception-has-moved',
    'The amounts have changed since the last comparison. Compare again, then decide.',
  )
}
