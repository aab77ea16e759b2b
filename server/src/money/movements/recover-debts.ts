import type { AccrualId, CreatorId, UserId } from '@permille/contract/ids'
import { type Cents, toCents } from '@permille/contract/money'
import type { Transaction } from '#platform/database/database.ts'
import { manyRows, run } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { readBalance } from '../balances.ts'
import { badDebtExpense, creatorAvailable, creatorDebt } from '../chart-of-accounts.ts'
import { type LedgerEntry, postEntries } from '../ledger.ts'
import { ledgerKey } from '../ledger-events.ts'

interface Debt {
  readonly correctionId: AccrualId
  readonly userId: UserId
  readonly openCents: Cents
  readonly recoveredCents: Cents
}

/** What changes one debt: positive pays it, negative makes it open again. */
interface Payment {
  readonly accrualId: AccrualId
  readonly correctionId: AccrualId
  readonly cents: number
}

/**
 * Pays what creators owe from what is available to them, the oldest debt first. Call it after every
 * movement that makes money available. The caller must have locked the creators.
 */
export async function recoverDebts(
  tx: Transaction,
  { creatorIds, at }: { creatorIds: readonly CreatorId[]; at: Date },
): Promise<void> {
  const owing = await manyRows(
    tx,
    sql<{ creatorId: CreatorId }>`SELECT DISTINCT creator_id FROM creator_debts
      WHERE creator_id = ANY(${creatorIds}::uuid[])
        AND recovered_cents + written_off_cents < owed_cents ORDER BY creator_id`,
  )
  for (const { creatorId } of owing) {
    let left: number = await readBalance(tx, creatorAvailable(creatorId))
    const payments: Payment[] = []
    const debts = await listDebts(tx, creatorId)
    for (const { correctionId, openCents } of debts) {
      const cents = Math.min(left, openCents)
      if (cents > 0) payments.push({ accrualId: newId(), correctionId, cents })
      left -= cents
    }
    await writePayments(tx, { creatorId, userId: debts[0]?.userId, payments, at })
  }
}

/**
 * Call before `cents` leave the withdrawable balance other than by payout. Debts they had repaid become owed
 * again, newest first. The caller must have locked the creator.
 */
export async function returnRecoveries(
  tx: Transaction,
  { creatorId, cents, at }: { creatorId: CreatorId; cents: Cents; at: Date },
): Promise<void> {
  let missing = cents - (await readBalance(tx, creatorAvailable(creatorId)))
  if (missing <= 0) return
  const payments: Payment[] = []
  const debts = (await listDebts(tx, creatorId)).reverse()
  for (const { correctionId, recoveredCents } of debts) {
    const returned = Math.min(missing, recoveredCents)
    if (returned > 0) payments.push({ accrualId: newId(), correctionId, cents: -returned })
    missing -= returned
  }
  await writePayments(tx, { creatorId, userId: debts[0]?.userId, payments, at })
}

/**
 * Gives up what is still owed of a creator's debts. Returns how much. The caller must have locked
 * the creator. What had paid a debt may be owed again later, and is then given up once more.
 */
export async function writeOffDebts(
  tx: Transaction,
  { creatorId, at }: { creatorId: CreatorId; at: Date },
): Promise<Cents> {
  const open = (await listDebts(tx, creatorId)).filter(({ openCents }) => openCents > 0)
  const writeOffId = newId()
  await run(
    tx,
    sql`UPDATE creator_debts SET written_off_cents = owed_cents - recovered_cents
      WHERE creator_id = ${creatorId}`,
  )
  await postEntries(
    tx,
    open.map(({ correctionId, openCents, userId }) => ({
      event: 'debt-written-off',
      amountCents: openCents,
      debit: badDebtExpense,
      credit: creatorDebt(creatorId),
      key: ledgerKey('debt-written-off', { accrual: correctionId, run: writeOffId }),
      userId,
      at,
    })),
  )
  return toCents(open.reduce((sum, { openCents }) => sum + openCents, 0))
}

/**
 * What was given up is paid again, or has come back: it is owed again first, so that the money pays it. Covers
 * at most `cents` of the debts `d` in question. Call `recoverDebts` once the money is available. The caller
 * must have locked the creator.
 */
export async function undoWriteOffs(
  tx: Transaction,
  undone: { creatorId: CreatorId; which: Statement<never>; cents: Cents; at: Date },
): Promise<void> {
  const { creatorId, which, cents, at } = undone
  const run = newId()
  const reopened = await manyRows(
    tx,
    sql<{ correctionId: AccrualId; userId: UserId; cents: Cents }>`
      WITH given_up AS (
        SELECT d.correction_id, least(d.written_off_cents, ${cents}
          - (sum(d.written_off_cents) OVER (ORDER BY d.created_at, d.correction_id) - d.written_off_cents))
          AS cents
        FROM creator_debts d
        WHERE d.creator_id = ${creatorId} AND d.written_off_cents > 0 AND ${which}
      )
      UPDATE creator_debts d SET written_off_cents = d.written_off_cents - g.cents
      FROM given_up g, creators c
      WHERE d.correction_id = g.correction_id AND g.cents > 0 AND c.id = d.creator_id
      RETURNING d.correction_id, c.user_id, g.cents::bigint`,
  )
  await postEntries(
    tx,
    reopened.map(({ correctionId, userId, cents: amountCents }) => ({
      event: 'debt-write-off-undone',
      amountCents,
      debit: creatorDebt(creatorId),
      credit: badDebtExpense,
      key: ledgerKey('debt-write-off-undone', { accrual: correctionId, run }),
      userId,
      at,
    })),
  )
}

async function listDebts(tx: Transaction, creatorId: CreatorId): Promise<Debt[]> {
  return await manyRows(
    tx,
    sql<Debt>`SELECT d.correction_id, c.user_id, d.recovered_cents,
        d.owed_cents - d.recovered_cents - d.written_off_cents AS open_cents
      FROM creator_debts d JOIN creators c ON c.id = d.creator_id
      WHERE d.creator_id = ${creatorId} ORDER BY d.created_at, d.correction_id`,
  )
}

/** A payment is an accrual of its own, so that a payout is the sum of what is in it. */
async function writePayments(
  tx: Transaction,
  order: {
    creatorId: CreatorId
    userId: UserId | undefined
    payments: readonly Payment[]
    at: Date
  },
): Promise<void> {
  const { creatorId, userId, payments, at } = order
  if (payments.length === 0) return
  await run(
    tx,
    sql`WITH paid AS MATERIALIZED (
        SELECT * FROM unnest(${payments.map(({ accrualId }) => accrualId)}::uuid[],
          ${payments.map(({ correctionId }) => correctionId)}::uuid[],
          ${payments.map(({ cents }) => cents)}::bigint[]) AS p (id, correction_id, cents)
      ), accrual AS (
        INSERT INTO earning_accruals (id, creator_id, kind, views_at_snapshot,
          rate_per_k_views_cents, accrued_cents, matures_at, created_at)
        SELECT id, ${creatorId}::uuid, 'recovery', 0, 0, -cents, ${at}::timestamptz, ${at}::timestamptz
        FROM paid
      ), place AS (
        INSERT INTO accrual_withdrawables (accrual_id, creator_id, accrued_cents)
        SELECT id, ${creatorId}::uuid, -cents FROM paid
      )
      UPDATE creator_debts d SET recovered_cents = d.recovered_cents + paid.cents
      FROM paid WHERE d.correction_id = paid.correction_id`,
  )
  await postEntries(
    tx,
    payments.map((payment) => ({ ...entryOf(creatorId, payment), ...(userId && { userId }), at })),
  )
}

function entryOf(creatorId: CreatorId, { accrualId, cents }: Payment): LedgerEntry {
  const ids = { accrual: accrualId }
  return cents > 0
    ? {
        event: 'recovery',
        amountCents: toCents(cents),
        debit: creatorAvailable(creatorId),
        credit: creatorDebt(creatorId),
        key: ledgerKey('recovery', ids),
      }
    : {
        event: 'recovery-returned',
        amountCents: toCents(-cents),
        debit: creatorDebt(creatorId),
        credit: creatorAvailable(creatorId),
        key: ledgerKey('recovery-returned', ids),
      }
}
