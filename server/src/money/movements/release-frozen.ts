import type { CreatorId, FreezeId, SubmissionId, UserId } from '@permille/contract/ids'
import { type Cents, toCents } from '@permille/contract/money'
import type { Transaction } from '#platform/database/database.ts'
import { manyRows, run } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'
import { creatorAvailable, creatorFrozen, creatorPending } from '../chart-of-accounts.ts'
import { type LedgerEntry, postEntries } from '../ledger.ts'
import { ledgerKey } from '../ledger-events.ts'
import { lockRows } from '../locks.ts'
import { oweGivenUp } from './owe-given-up.ts'
import { recoverDebts } from './recover-debts.ts'

interface Thawed {
  readonly creatorId: CreatorId
  readonly userId: UserId
  readonly heldCents: Cents
  readonly availableCents: Cents
}

/**
 * Releases money frozen while its creator was suspended: back into its hold until its own date, or
 * withdrawable if that has passed. What a freeze of its post or campaign covers stays frozen by that.
 * The caller must have locked the creator. Returns the sum.
 */
export async function releaseFrozen(
  tx: Transaction,
  release: { id: string; creatorId: CreatorId; at: Date },
): Promise<Cents> {
  const ofCreator = sql<never>`f.creator_id = ${release.creatorId} AND f.cause = 'suspended'`
  return await thaw(tx, { id: release.id, which: ofCreator, at: release.at })
}

/**
 * Ends a freeze: what it held is its creators' again, unless another freeze covers it. Returns what
 * was released; null if the freeze had ended before. Locks the creators.
 */
export async function releaseFreeze(
  tx: Transaction,
  release: { freezeId: FreezeId; closedBy: UserId | null; at: Date },
): Promise<Cents | null> {
  const { freezeId, at } = release
  await lockFreeze(tx, freezeId)
  if (!(await closeFreeze(tx, { ...release, outcome: 'released' }))) return null
  return await thaw(tx, { id: freezeId, which: sql<never>`f.freeze_id = ${freezeId}`, at })
}

/**
 * Ends the freezes of a post that was taken back; goodwill that was a gift is its creator's again. The caller must have locked the creator.
 */
export async function endFreezes(
  tx: Transaction,
  end: { submissionId: SubmissionId; closedBy: UserId; at: Date },
): Promise<void> {
  const open = await manyRows(
    tx,
    sql<{ freezeId: FreezeId }>`SELECT id AS freeze_id FROM money_freezes
      WHERE submission_id = ${end.submissionId} AND closed_at IS NULL ORDER BY opened_at, id`,
  )
  for (const { freezeId } of open) {
    await closeFreeze(tx, { ...end, freezeId, outcome: 'taken-back' })
    const which = sql<never>`f.freeze_id = ${freezeId}`
    await thaw(tx, { id: freezeId, which, isTakenBack: true, at: end.at })
  }
}

/** Locks the campaigns and creators of a freeze's money. */
export async function lockFreeze(tx: Transaction, freezeId: FreezeId): Promise<void> {
  const covered = sql<never>`FROM submissions s JOIN money_freezes f
    ON s.id = f.submission_id OR s.campaign_id = f.campaign_id WHERE f.id = ${freezeId}`
  await lockRows(tx, 'campaign', sql`SELECT s.campaign_id ${covered}`)
  await lockRows(tx, 'creator', sql`SELECT s.creator_id ${covered}`)
}

/** Returns false if it had ended before. */
export async function closeFreeze(
  tx: Transaction,
  end: {
    freezeId: FreezeId
    closedBy: UserId | null
    outcome: 'released' | 'taken-back'
    at: Date
  },
): Promise<boolean> {
  const { freezeId, closedBy, outcome, at } = end
  const closed = await run(
    tx,
    sql`UPDATE money_freezes SET closed_at = ${at}, closed_by = ${closedBy}, outcome = ${outcome}
      WHERE id = ${freezeId} AND closed_at IS NULL`,
  )
  return closed === 1
}

/** The oldest open freeze that covers accrual `a`. */
const coveringFreeze = sql<never>`(
  SELECT z.id, z.cause FROM money_freezes z
  WHERE (z.submission_id = a.submission_id OR z.campaign_id = a.campaign_id) AND z.closed_at IS NULL
    AND covers_accrual(z, a)
  ORDER BY z.opened_at, z.id LIMIT 1)`

/**
 * Frees what no other open freeze covers; an accrual that another covers only changes the freeze that
 * holds it. What was given up of a debt that this money had paid is paid first, unless its post is taken back with it. The caller
 * must have locked the creators.
 */
export async function thaw(
  tx: Transaction,
  release: { id: string; which: Statement<never>; isTakenBack?: boolean; at: Date },
): Promise<Cents> {
  const { which, isTakenBack = false, at } = release
  await run(
    tx,
    sql`UPDATE accrual_freezes f SET freeze_id = o.id, cause = o.cause
      FROM earning_accruals a CROSS JOIN LATERAL ${coveringFreeze} o
      WHERE a.id = f.accrual_id AND ${which}`,
  )
  if (!isTakenBack) await oweGivenUp(tx, { which, at })
  const thawed = await manyRows(
    tx,
    sql<Thawed>`
      WITH freed AS (
        DELETE FROM accrual_freezes f USING earning_accruals a
        WHERE a.id = f.accrual_id AND ${which}
        RETURNING f.accrual_id, f.creator_id, f.accrued_cents, a.matures_at,
          a.matures_at > ${at}::timestamptz AS is_held
      ), held AS (
        INSERT INTO accrual_holds (accrual_id, creator_id, accrued_cents, matures_at)
        SELECT accrual_id, creator_id, accrued_cents, matures_at FROM freed WHERE is_held
      ), available AS (
        INSERT INTO accrual_withdrawables (accrual_id, creator_id, accrued_cents)
        SELECT accrual_id, creator_id, accrued_cents FROM freed WHERE NOT is_held
      )
      SELECT freed.creator_id, c.user_id,
        coalesce(sum(accrued_cents) FILTER (WHERE is_held), 0)::bigint AS held_cents,
        coalesce(sum(accrued_cents) FILTER (WHERE NOT is_held), 0)::bigint AS available_cents
      FROM freed JOIN creators c ON c.id = freed.creator_id
      GROUP BY freed.creator_id, c.user_id ORDER BY freed.creator_id`,
  )
  await postEntries(
    tx,
    thawed.flatMap((of) => entriesOf(of, release)),
  )
  await recoverDebts(tx, { creatorIds: thawed.map(({ creatorId }) => creatorId), at })
  return toCents(thawed.reduce((sum, of) => sum + of.heldCents + of.availableCents, 0))
}

function entriesOf(
  { creatorId, userId, heldCents, availableCents }: Thawed,
  { id: release, at }: { id: string; at: Date },
): LedgerEntry[] {
  const shared = {
    event: 'freeze-released',
    debit: creatorFrozen(creatorId),
    userId,
    at,
  } as const
  const key = (part: string) =>
    ledgerKey('freeze-released', { release, part: `${creatorId}:${part}` })
  return [
    {
      ...shared,
      amountCents: heldCents,
      credit: creatorPending(creatorId),
      key: key('pending'),
    },
    {
      ...shared,
      amountCents: availableCents,
      credit: creatorAvailable(creatorId),
      key: key('available'),
    },
  ]
}
