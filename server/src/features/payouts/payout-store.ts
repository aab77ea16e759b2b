import type { PayoutStatus } from '@permille/contract/enums'
import type { CreatorId, PayoutId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import { type Reservation, reservationOf } from '#money/movements/reserve-payout.ts'
import { beginProviderCall, isFree, isOwnCall, longestUntried } from '#money/provider-calls.ts'
import { type Listed, newestFirst, type PageRequest } from '#platform/database/after-cursor.ts'
import { columns } from '#platform/database/columns.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { exactlyOne, firstRow, manyRows, run } from '#platform/database/query.ts'
import { type Statement, sql, when } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { enqueueing } from '#platform/jobs/job.ts'
import { type AuditActor, auditInsert } from '../accounts/public.ts'
import {
  heldSentence,
  paidOtherwiseSentence,
  refusalSentence,
  returnedSentence,
  settlementSentence,
  waitingSentence,
} from './payout.ts'
import { sendPayoutJob } from './payout-jobs.ts'

export interface PayoutRow {
  readonly id: PayoutId
  readonly creatorId: CreatorId
  readonly totalCents: Cents
  readonly status: PayoutStatus
  readonly destination: string
  readonly attempt: number
  /** The number of the last call started: a caller with an earlier number must not record its end. */
  readonly callsCount: number
  readonly unknownSince: Date | null
  readonly stripeTransferId: string | null
  /** What was returned after it was paid. */
  readonly reversedCents: Cents
  readonly reason: string | null
  /** The provider's code of a refusal; null when an admin failed the payout. */
  readonly refusalCode: string | null
  /** The provider's available balance was too low at the last try. */
  readonly waitsForMoney: boolean
  readonly createdAt: Date
  /** For a payout made outside the provider: it has no transfer. */
  readonly paidReference: string | null
}

export const payoutColumns = columns<PayoutRow>()([
  'id',
  'creatorId',
  'totalCents',
  'status',
  'destination',
  'attempt',
  'callsCount',
  'unknownSince',
  'stripeTransferId',
  'reversedCents',
  'refusalCode',
  'waitsForMoney',
  'reason',
  'createdAt',
  'paidReference',
])

/** The number of payout `p` as people read it. */
export const payoutNumber = sql<never>`'P-' || p.number`

export async function findPayout(db: Database, id: PayoutId): Promise<PayoutRow | undefined> {
  return await firstRow(db, sql<PayoutRow>`SELECT ${payoutColumns} FROM payouts WHERE id = ${id}`)
}

/** A creator has at most one. */
export async function findQueuedOf(
  db: Database,
  creatorId: CreatorId,
): Promise<PayoutRow | undefined> {
  return await firstRow(
    db,
    sql<PayoutRow>`SELECT ${payoutColumns} FROM payouts
      WHERE creator_id = ${creatorId} AND status = 'queued'`,
  )
}

/**
 * Reserves the payout, records who requested it and queues its sending from `sendAt`, all in one statement:
 * each further one would lengthen the creator's lock.
 */
export async function reserveRecordAndQueue(
  tx: Transaction,
  payout: Reservation,
  { actor, sendAt }: { actor: AuditActor; sendAt: Date },
): Promise<void> {
  const { payoutId } = payout
  const audit = auditInsert(tx, {
    id: newId(),
    actor,
    action: 'payout.request',
    objectType: 'payout',
    objectId: payoutId,
    after: sql`(SELECT jsonb_build_object('totalCents', total_cents, 'destination', destination)
      FROM payout)`,
  })
  const key = `send-payout:${payoutId}`
  const job = enqueueing(sendPayoutJob, { payload: { payoutId }, runAt: sendAt, key })
  await exactlyOne(
    tx,
    sql`WITH ${reservationOf(payout)}, audit AS (${audit})
      SELECT (${job}) IS NULL AS is_unqueued FROM payout`,
  )
}

/**
 * The reason as the creator sees it: never the provider's own words. While a payout is delayed they may be
 * about our balance; a refusal has a sentence of ours.
 */
export function shownReason(payout: Pick<PayoutRow, ShownBy> & Partial<SeenWith>): string | null {
  const { status, reason, refusalCode, reversedCents, holdReason: held = null } = payout
  if (held !== null) return heldSentence(held)
  if (payout.paidReference !== null) return paidOtherwiseSentence(payout.paidReference)
  if (status === 'paid' && reversedCents > 0) return returnedSentence(reversedCents)
  if (status === 'paid') return payout.bankProblem ?? null
  if (status === 'failed') return refusalCode === null ? reason : refusalSentence(refusalCode)
  if (status !== 'queued' || reason === null) return null
  return payout.waitsForMoney ? settlementSentence : waitingSentence
}

interface SeenWith {
  readonly holdReason: string | null
  /** The creator's message about the bank that returned it. */
  readonly bankProblem: string | null
}

/**
 * For payout `p`: its account's problem, if the bank returned what was paid last and this payout is part of it.
 * Our payouts and the provider's to the bank differ, so the newest ones that add up to the returned sum are
 * meant; for a sum in another currency, the newest alone.
 */
const bankProblem = sql<never>`(SELECT c.payout_problem FROM creators c
  CROSS JOIN LATERAL (SELECT sum(paid.total_cents - paid.reversed_cents) AS cents FROM payouts paid
    WHERE paid.creator_id = p.creator_id AND paid.destination = p.destination
      AND paid.status = 'paid' AND paid.paid_reference IS NULL
      AND paid.total_cents > paid.reversed_cents
      AND (paid.settled_at, paid.id) > (p.settled_at, p.id)) later
  WHERE c.id = p.creator_id AND (c.is_payout_returned OR c.payout_returned_cents IS NOT NULL) AND p.status = 'paid'
    AND c.stripe_connect_account_id = p.destination
    AND (later.cents IS NULL OR later.cents < c.payout_returned_cents))`

type ShownBy =
  | 'paidReference'
  | 'status'
  | 'reason'
  | 'refusalCode'
  | 'waitsForMoney'
  | 'reversedCents'

/** A payout with its number, for whoever reads it. */
interface NumberedPayout extends PayoutRow {
  readonly number: string
}

const payoutOrder = newestFirst(sql`created_at`, sql`id`)

/** Newest first. */
export async function listPayoutsOf(
  db: Database,
  request: PageRequest & { creatorId: CreatorId; status?: PayoutStatus | undefined },
): Promise<(NumberedPayout & Listed)[]> {
  const ofStatus = when(request.status, (status) => sql`AND p.status = ${status}`)
  const rows = await manyRows(
    db,
    sql<NumberedPayout & Listed & SeenWith>`
      SELECT ${payoutColumns}, ${payoutNumber} AS number, ${holdReason} AS hold_reason, ${bankProblem} AS bank_problem, ${payoutOrder.listedAt} FROM payouts p
      WHERE creator_id = ${request.creatorId} ${ofStatus} ${payoutOrder.after(request)}
      ${payoutOrder.cut(request)}`,
  )
  return rows.map((row) => ({ ...row, reason: shownReason(row) }))
}

/** One of the creator's own payouts, as they see it; undefined for another's. */
export async function findPayoutOf(
  db: Database,
  target: { creatorId: CreatorId; payoutId: PayoutId },
): Promise<(NumberedPayout & { settledAt: Date | null }) | undefined> {
  const row = await firstRow(
    db,
    sql<NumberedPayout & { settledAt: Date | null } & SeenWith>`
      SELECT ${payoutColumns}, ${payoutNumber} AS number, settled_at, ${holdReason} AS hold_reason,
        ${bankProblem} AS bank_problem FROM payouts p
      WHERE p.id = ${target.payoutId} AND p.creator_id = ${target.creatorId}`,
  )
  return row && { ...row, reason: shownReason(row) }
}

/** Since when payout `p` of creator `c`, user `u`, has been held, in any way; null if it is not. */
export const heldSince = sql<never>`greatest(u.suspended_at, c.review_hold_at, p.held_at)`

/** No admin has sent payout `p` since this hold began. */
const isInForceSince = (since: Statement<never>) =>
  sql<never>`(p.released_at IS NULL OR p.released_at < ${since})`

/**
 * SQL condition on payout `p`: it is held itself, or its creator's payouts are, or its creator is suspended; and no
 * admin has sent it since (rules §4). Nothing new is sent then; an earlier call's unknown outcome is still looked up.
 */
export const isHeld = sql<never>`EXISTS (SELECT FROM creators c JOIN users u ON u.id = c.user_id
  WHERE c.id = p.creator_id AND ${heldSince} IS NOT NULL AND ${isInForceSince(heldSince)})`

/** Payout `p` is held itself, whatever else holds it. */
export const isHeldItself = sql<never>`(p.held_at IS NOT NULL AND ${isInForceSince(sql`p.held_at`)})`

/** Payout `p` failed, and an admin requested it again. */
export const isRetried = sql<never>`((SELECT r.id FROM payouts r WHERE r.retries_payout_id = p.id) IS NOT NULL)`

/** Which payout took what was available since payout `p` failed: its creator's next. Part of `p`'s money may be frozen instead, or have paid a debt. */
export const laterNumber = sql<never>`CASE WHEN p.status = 'failed' THEN (SELECT 'P-' || r.number FROM payouts r
  WHERE r.creator_id = p.creator_id AND r.created_at >= p.settled_at AND r.status <> 'failed' AND r.id <> p.id ORDER BY r.created_at LIMIT 1) END`

/** For payout `p`: a held creator is not paid, but the outcome of an earlier call is looked up. */
export const mayBeCalled = sql<never>`(unknown_since IS NOT NULL OR NOT ${isHeld})`

/** Why payout `p` is held for a review, in an admin's words; null if it is not. */
export const holdReason = sql<never>`CASE WHEN p.status = 'queued' AND ${isHeld} THEN coalesce(
  CASE WHEN ${isInForceSince(sql`p.held_at`)} THEN p.held_reason END,
  (SELECT c.review_hold_reason FROM creators c
    WHERE c.id = p.creator_id AND ${isInForceSince(sql`c.review_hold_at`)})) END`

export interface Call extends PayoutRow {
  /** Only look it up at the provider; create nothing. */
  readonly isHeld: boolean
}

/**
 * Leases the right to call the provider for a payout. While it is held, only if an outcome is unknown. See
 * `beginProviderCall`.
 */
export async function beginCall(
  db: Database,
  { payoutId: id, at, until }: { payoutId: PayoutId; at: Date; until: Date },
): Promise<Call | undefined> {
  return await beginProviderCall(db, 'payout', {
    id,
    at,
    until,
    may: mayBeCalled,
    columns: sql<Call>`${payoutColumns}, ${isHeld} AS is_held`,
  })
}

/**
 * Ends a lookup in the provider's list that found no transfer of a held payout. Returns false like `endProviderCall`.
 */
export async function endLookup(
  db: Database,
  lookup: { id: PayoutId; callNumber: number; at: Date; reason: string },
): Promise<boolean> {
  const ended = await run(
    db,
    sql`UPDATE payouts SET calling_until = NULL, looked_at = ${lookup.at}, reason = ${lookup.reason},
        needs_admin = false
      WHERE ${isOwnCall('payout', lookup)}`,
  )
  return ended === 1
}

/** Once an hour is enough for a payout that no one may create a transfer for. */
const heldCheckHours = 1

/**
 * Queued payouts that have not been looked up lately, as after a crash. A held one only while an outcome is
 * unknown, and rarely, so that it delays no other.
 */
export async function findStalePayouts(
  db: Database,
  request: { createdBefore: Date; now: Date },
): Promise<PayoutId[]> {
  const rows = await manyRows(
    db,
    sql<{ id: PayoutId }>`
      SELECT id FROM payouts p WHERE status = 'queued' AND created_at <= ${request.createdBefore}
        AND ${isFree(request.now)}
        AND (NOT ${isHeld} OR (unknown_since IS NOT NULL AND (looked_at IS NULL
          OR looked_at < ${request.now}::timestamptz - ${heldCheckHours}::int * interval '1 hour')))
      ORDER BY ${longestUntried('payout')} LIMIT 1000`,
  )
  return rows.map((row) => row.id)
}

/** For the comparison with the provider's list: unsettled payouts and those settled since then, or all. */
export async function listPayoutsToCompare(
  db: Database,
  { ids, since }: { ids: readonly PayoutId[]; since: Date | null },
): Promise<PayoutRow[]> {
  return await manyRows(
    db,
    sql<PayoutRow>`SELECT ${payoutColumns} FROM payouts
      WHERE ${since}::timestamptz IS NULL OR id = ANY(${ids}::uuid[])
        OR (status <> 'queued' AND settled_at >= ${since})
      ORDER BY id`,
  )
}
