import type {
  CampaignId,
  CreatorId,
  DiscrepancyId,
  FundingId,
  PayoutId,
  RefundId,
  SocialAccountId,
  SubmissionId,
  UserId,
} from '@permille/contract/ids'
import { readOnly, safeOutsideTransaction } from '../platform/database/begin-transaction.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { exactlyOne, manyRows, run } from '../platform/database/query.ts'
import { type Statement, sql } from '../platform/database/sql.ts'
import { invariant } from '../platform/errors/errors.ts'

/**
 * The rows a transaction may wait for, in the one order in which it takes them: by kind, and within a
 * kind by id. Two transactions in this order never deadlock. The ledger's accounts come last, by name;
 * its trigger takes them. ARCHITECTURE.md names the few locks that stand outside.
 */
const lockedTables = {
  socialAccount: sql<never>`social_accounts`,
  campaign: sql<never>`campaigns`,
  creator: sql<never>`creators`,
  user: sql<never>`users`,
  funding: sql<never>`campaign_funding`,
  exception: sql<never>`book_exceptions`,
  refund: sql<never>`refunds`,
  payout: sql<never>`payouts`,
  submission: sql<never>`submissions`,
} as const satisfies Record<LockedKind, Statement<never>>

interface LockedIds {
  readonly socialAccount: SocialAccountId
  readonly campaign: CampaignId
  readonly creator: CreatorId
  readonly user: UserId
  readonly funding: FundingId
  readonly refund: RefundId
  readonly payout: PayoutId
  readonly submission: SubmissionId
  readonly exception: DiscrepancyId
}

export type LockedKind = keyof LockedIds

interface LockedRow<Kind extends LockedKind> {
  readonly id: LockedIds[Kind]
}

/** Locks a row until the transaction ends. Returns whether there is one. */
export async function lockRow<Kind extends LockedKind>(
  tx: Transaction,
  kind: Kind,
  id: LockedIds[Kind],
): Promise<boolean> {
  return (await lockRows(tx, kind, [id])).length === 1
}

/**
 * Locks a row and reads the facts of a decision under the lock, both sent together. Returns
 * undefined if there is no such row. `read` must send one statement, at once.
 */
export async function lockAndRead<Kind extends LockedKind, Facts>(
  tx: Transaction,
  row: { readonly kind: Kind; readonly id: LockedIds[Kind] },
  read: (db: Database) => Promise<Facts>,
): Promise<Facts | undefined> {
  const [isThere, facts] = await Promise.allSettled([
    lockRow(tx, row.kind, row.id),
    read(readOnly(tx)),
  ])
  if (isThere.status === 'rejected') throw isThere.reason
  if (!isThere.value) return undefined
  if (facts.status === 'rejected') throw facts.reason
  return facts.value
}

/**
 * Locks rows in id order, given as ids or by a query that finds them, and returns their ids. Read the
 * facts of a decision afterwards, in a statement of its own: it sees what the lock waited for. `FOR NO
 * KEY UPDATE`, because foreign keys take weaker locks on the same rows. Throws for a row that is out
 * of order in this transaction.
 */
export async function lockRows<Kind extends LockedKind>(
  tx: Transaction,
  kind: Kind,
  rows: readonly LockedIds[Kind][] | Statement<LockedRow<Kind>>,
): Promise<LockedIds[Kind][]> {
  const isOne = 'strings' in rows ? sql`IN (${rows})` : sql`= ANY(${rows}::uuid[])`
  const locked = await manyRows(
    tx,
    safeOutsideTransaction(sql<
      LockedRow<Kind>
    >`SELECT id FROM ${lockedTables[kind]} WHERE id ${isOne}
      ORDER BY id FOR NO KEY UPDATE`),
  )
  return locked.map(({ id }) => {
    checkTurn(tx, kind, id)
    return id
  })
}

/** Takes a shared lock on the row: a transaction that changes it waits for all who share it, and they wait for it. */
export async function shareRow<Kind extends LockedKind>(
  tx: Transaction,
  kind: Kind,
  id: LockedIds[Kind],
): Promise<void> {
  checkTurn(tx, kind, id)
  await run(
    tx,
    safeOutsideTransaction(sql`SELECT FROM ${lockedTables[kind]} WHERE id = ${id} FOR SHARE`),
  )
}

/** Like `shareRow`, but returns these columns, read under the lock. Throws if there is no such row. */
export async function shareAndReadRow<Kind extends LockedKind, Columns>(
  tx: Transaction,
  { kind, id }: { readonly kind: Kind; readonly id: LockedIds[Kind] },
  columns: Statement<Columns>,
): Promise<Columns> {
  checkTurn(tx, kind, id)
  return await exactlyOne(
    tx,
    safeOutsideTransaction(
      sql<Columns>`SELECT ${columns} FROM ${lockedTables[kind]} WHERE id = ${id} FOR SHARE`,
    ),
  )
}

interface Turns {
  readonly held: Set<string>
  last: string
}

const turnsOf = new WeakMap<Transaction, Turns>()
const kinds = Object.keys(lockedTables)

/** A row the transaction already holds may be locked again at any time. */
function checkTurn(tx: Transaction, kind: LockedKind, id: string): void {
  const turns = turnsOf.get(tx) ?? { held: new Set(), last: '' }
  turnsOf.set(tx, turns)
  const turn = `${kinds.indexOf(kind)} ${kind} ${id}`
  if (turns.held.has(turn)) return
  invariant(turn > turns.last, `locked out of turn: ${turn} after ${turns.last}`)
  turns.held.add(turn)
  turns.last = turn
}
