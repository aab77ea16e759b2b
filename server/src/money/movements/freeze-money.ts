import type { FreezeCause } from '@permille/contract/books/ledger'
import type { CampaignId, CreatorId, FreezeId, SubmissionId, UserId } from '@permille/contract/ids'
import { type Cents, toCents } from '@permille/contract/money'
import type { Transaction } from '#platform/database/database.ts'
import { manyRows, run } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'
import { creatorAvailable, creatorFrozen, creatorPending } from '../chart-of-accounts.ts'
import { type LedgerEntry, postEntries } from '../ledger.ts'
import { ledgerKey } from '../ledger-events.ts'
import { lockRows } from '../locks.ts'
import { returnRecoveries } from './recover-debts.ts'

export interface Freeze {
  readonly id: FreezeId
  readonly cause: Exclude<FreezeCause, 'doubted'>
  readonly of: { readonly submissionId: SubmissionId } | { readonly campaignId: CampaignId }
  /** For the creator, in words; and the numbers behind them. */
  readonly reason: string
  readonly facts: object
  /** The admin; null for the system. */
  readonly openedBy: UserId | null
  /** Also freezes earlier earnings that are in no payout; otherwise only later ones. */
  readonly withUnpaid: boolean
  readonly at: Date
}

interface FrozenParts {
  readonly creatorId: CreatorId
  readonly userId: UserId
  readonly heldCents: Cents
  readonly availableCents: Cents
}

/**
 * Freezes what a post, or every post of a campaign, earns from now on, until `releaseFreeze` or
 * `takeBackFreeze`. Returns what was moved of the past. Locks the campaign and the creators.
 */
export async function freezeMoney(tx: Transaction, freeze: Freeze): Promise<Cents> {
  const inScope = scopeOf(freeze)
  await lockRows(tx, 'campaign', sql`SELECT campaign_id FROM submissions s WHERE ${inScope}`)
  await lockRows(tx, 'creator', sql`SELECT creator_id FROM submissions s WHERE ${inScope}`)
  const submissionId = 'submissionId' in freeze.of ? freeze.of.submissionId : null
  const campaignId = 'campaignId' in freeze.of ? freeze.of.campaignId : null
  await run(
    tx,
    sql`INSERT INTO money_freezes (id, cause, submission_id, campaign_id, with_unpaid, reason,
        facts, opened_by, opened_at)
      VALUES (${freeze.id}, ${freeze.cause}, ${submissionId}, ${campaignId}, ${freeze.withUnpaid},
        ${freeze.reason}, ${JSON.stringify(freeze.facts)}::jsonb, ${freeze.openedBy}, ${freeze.at})`,
  )
  if (!freeze.withUnpaid) return toCents(0)
  const scope = { which: inScope, part: '' }
  return await freezeUnpaid(tx, freeze, scope)
}

/**
 * A payout of the creator failed or came back: what open freezes cover of its money does not become
 * withdrawable. The caller must have locked the creator. `part` is the payout and what happened to it.
 */
export async function freezeReturned(
  tx: Transaction,
  { creatorId, part, at }: { creatorId: CreatorId; part: string; at: Date },
): Promise<void> {
  const covering = await manyRows(
    tx,
    sql<Pick<Freeze, 'id' | 'cause'> & { submissionId: SubmissionId }>`
      SELECT DISTINCT a.submission_id, f.id, f.cause, f.opened_at
      FROM accrual_withdrawables w JOIN earning_accruals a ON a.id = w.accrual_id
      JOIN money_freezes f ON f.submission_id = a.submission_id OR f.campaign_id = a.campaign_id
      WHERE w.creator_id = ${creatorId} AND f.closed_at IS NULL AND f.with_unpaid
        AND covers_accrual(f, a)
      ORDER BY a.submission_id, f.opened_at, f.id`,
  )
  for (const { submissionId, ...freeze } of covering) {
    const which = sql<never>`s.id = ${submissionId} AND EXISTS (SELECT FROM money_freezes z
      WHERE z.id = ${freeze.id} AND covers_accrual(z, a))
      AND EXISTS (SELECT FROM accrual_withdrawables w WHERE w.accrual_id = a.id)`
    // One freeze of a campaign covers several posts, each with entries of its own.
    const scope = { which, part: `${part}:${submissionId}:` }
    await freezeUnpaid(tx, { ...freeze, of: { submissionId }, at }, scope)
  }
}

type Freezing = Pick<Freeze, 'id' | 'cause' | 'of' | 'at'>

interface Scope {
  /** Condition on submission `s` and its accrual `a`. */
  readonly which: Statement<never>
  /** Makes the keys of its entries unique. */
  readonly part: string
}

/** Freezes what is unpaid of accruals `a` in scope; returns how much. The caller has locked their creators. */
export async function freezeUnpaid(
  tx: Transaction,
  freeze: Freezing,
  scope: Scope,
): Promise<Cents> {
  await reopenDebts(tx, { inScope: scope.which, at: freeze.at })
  const frozen = await moveUnpaid(tx, freeze, scope.which)
  await postEntries(
    tx,
    frozen.flatMap((parts) => entriesOf(freeze, parts, scope.part)),
  )
  return toCents(frozen.reduce((sum, part) => sum + part.heldCents + part.availableCents, 0))
}

/** For submission `s`. */
function scopeOf({ of }: Freeze): Statement<never> {
  return 'submissionId' in of
    ? sql`s.id = ${of.submissionId}`
    : sql`s.campaign_id = ${of.campaignId}`
}

/** What paid a debt from this money is owed again, or there would be less available than is frozen. */
async function reopenDebts(
  tx: Transaction,
  { inScope, at }: { inScope: Statement<never>; at: Date },
): Promise<void> {
  const needed = await manyRows(
    tx,
    sql<{
      creatorId: CreatorId
      cents: Cents
    }>`SELECT w.creator_id, sum(w.accrued_cents)::bigint AS cents
      FROM submissions s JOIN earning_accruals a ON a.submission_id = s.id
      JOIN accrual_withdrawables w ON w.accrual_id = a.id WHERE ${inScope}
      GROUP BY w.creator_id ORDER BY w.creator_id`,
  )
  for (const { creatorId, cents } of needed) await returnRecoveries(tx, { creatorId, cents, at })
}

async function moveUnpaid(
  tx: Transaction,
  freeze: Freezing,
  inScope: Statement<never>,
): Promise<FrozenParts[]> {
  return await manyRows(
    tx,
    sql<FrozenParts>`
      WITH earned AS (
        SELECT a.id FROM submissions s JOIN earning_accruals a ON a.submission_id = s.id
        WHERE ${inScope}
      ), held AS (
        DELETE FROM accrual_holds h USING earned WHERE h.accrual_id = earned.id
        RETURNING h.accrual_id, h.creator_id, h.accrued_cents
      ), available AS (
        DELETE FROM accrual_withdrawables w USING earned WHERE w.accrual_id = earned.id
        RETURNING w.accrual_id, w.creator_id, w.accrued_cents
      ), moved AS (
        SELECT *, true AS is_held FROM held UNION ALL SELECT *, false FROM available
      ), frozen AS (
        INSERT INTO accrual_freezes (accrual_id, creator_id, accrued_cents, cause, freeze_id)
        SELECT accrual_id, creator_id, accrued_cents, ${freeze.cause}, ${freeze.id}::uuid FROM moved
      )
      SELECT m.creator_id, c.user_id,
        coalesce(sum(m.accrued_cents) FILTER (WHERE m.is_held), 0)::bigint AS held_cents,
        coalesce(sum(m.accrued_cents) FILTER (WHERE NOT m.is_held), 0)::bigint AS available_cents
      FROM moved m JOIN creators c ON c.id = m.creator_id
      GROUP BY m.creator_id, c.user_id ORDER BY m.creator_id`,
  )
}

function entriesOf(freeze: Freezing, parts: FrozenParts, part: string): LedgerEntry[] {
  const { creatorId, userId, heldCents, availableCents } = parts
  const of = { freeze: freeze.id, creator: creatorId }
  const shared = {
    event: 'frozen',
    credit: creatorFrozen(creatorId),
    userId,
    ...freeze.of,
    at: freeze.at,
  } as const
  return [
    {
      ...shared,
      amountCents: heldCents,
      debit: creatorPending(creatorId),
      key: ledgerKey('frozen', { ...of, part: `${part}pending` }),
    },
    {
      ...shared,
      amountCents: availableCents,
      debit: creatorAvailable(creatorId),
      key: ledgerKey('frozen', { ...of, part: `${part}available` }),
    },
  ]
}
