import type { LedgerEvent } from '@permille/contract/books/ledger'
import type { Cents } from '@permille/contract/money'
import { literalSql, type Statement, sql, when } from '#platform/database/sql.ts'
import { movesOwnMoney, stripeAsset } from '../chart-of-accounts.ts'
import { fillKeySql, type IdsIn } from '../key-parts.ts'
import { movements } from '../ledger-events.ts'

/** What both sides identify by the provider's id. */
export type SubjectKind =
  | 'payment'
  | 'refund'
  | 'transfer'
  | 'dispute'
  | 'fee'
  | 'operator'
  | 'other'

interface Subject {
  readonly kind: Statement<never>
  readonly ref: Statement<never>
}

type Accounts<Event extends LedgerEvent> = (typeof movements)[Event]['debit' | 'credit'][number]

/** The second part of entry `e`'s key. */
const keyId = sql<never>`split_part(e.idempotency_key, ':', 2)`
const of = (kind: SubjectKind, ref: Statement<never>): Subject => ({
  kind: literalSql(kind),
  ref,
})

const payment = of('payment', keyId)
const transfer = of(
  'transfer',
  sql`(SELECT stripe_transfer_id FROM payouts WHERE id = ${keyId}::uuid)`,
)
const refund = of('refund', sql`(SELECT stripe_refund_id FROM refunds WHERE id = ${keyId}::uuid)`)
const correction: Subject = {
  kind: sql`(SELECT subject_kind FROM book_exceptions WHERE id = ${keyId}::uuid)`,
  ref: sql`(SELECT subject_ref FROM book_exceptions WHERE id = ${keyId}::uuid)`,
}

/** Which of the provider's objects an entry of its balance belongs to. Covers every event that moves that balance. */
const subjects: {
  [Event in LedgerEvent as typeof stripeAsset extends Accounts<Event> ? Event : never]: Subject
} = {
  funding: payment,
  'funding-fee': payment,
  'payout-paid': transfer,
  'payout-reversed': transfer,
  'refund-paid': refund,
  'refund-returned': refund,
  'stray-received': payment,
  'stray-refunded': refund,
  'stray-returned': refund,
  'stray-disputed': of('dispute', keyId),
  'stray-dispute-won': of('dispute', keyId),
  'chargeback-opened': of('dispute', keyId),
  'chargeback-won': of('dispute', keyId),
  'provider-fee': of('fee', keyId),
  'provider-fee-returned': of('fee', keyId),
  'operator-added': of('operator', keyId),
  'operator-withdrew': of('operator', keyId),
  'found-money': correction,
  'missing-money': correction,
}

function caseOf(part: keyof Subject): Statement<never> {
  const branches = Object.entries(subjects).map(
    ([event, subject]) => sql<never>`WHEN ${literalSql(event)} THEN ${subject[part]}`,
  )
  return sql`CASE e.event ${branches.reduce((all, branch) => sql`${all} ${branch}`)} END`
}

/**
 * Every entry of our balance at the provider, signed, with its subject: rows of kind, ref, cents,
 * at and source. An entry without a subject is a subject of its own.
 */
const ledgerSideOf = (found: Statement<never>) => sql<never>`
  SELECT coalesce(${caseOf('kind')}, 'other') AS kind, coalesce(${caseOf('ref')}, e.id::text) AS ref,
    CASE WHEN e.debit_account = ${stripeAsset} THEN e.amount_cents ELSE -e.amount_cents END AS cents,
    e.created_at AS at, e.event AS source
  FROM ledger_entries e
  WHERE ${found} AND ${movesOwnMoney} AND ${stripeAsset} IN (e.debit_account, e.credit_account)`

/**
 * A refund that the bank has not confirmed has left the provider's balance, while the ledger still
 * holds its money aside: it is in transit, not a difference.
 */
const refundsOnTheirWay = sql<never>`
  SELECT 'refund', r.stripe_refund_id, -(r.amount_cents + r.fee_cents + r.owed_cents),
    r.created_at, 'on its way'
  FROM refunds r WHERE r.status = 'requested' AND EXISTS (SELECT FROM provider_transactions t
    WHERE t.subject_kind = 'refund' AND t.subject_ref = r.stripe_refund_id)`

/** Every transaction of ours; the fee inside one is a subject of its own. */
const providerSide = sql<never>`
  SELECT t.subject_kind AS kind, t.subject_ref AS ref, t.amount_cents AS cents, t.created_at AS at,
    t.id AS source
  FROM provider_transactions t WHERE is_own_transaction(t)
  UNION ALL
  SELECT 'fee', t.id, -t.fee_cents, t.created_at, t.id
  FROM provider_transactions t WHERE t.fee_cents <> 0 AND is_own_transaction(t)`

/** Money that only one side knows, or that both know with different amounts. */
export interface Difference {
  readonly kind: SubjectKind
  readonly ref: string
  readonly providerCents: number
  readonly ledgerCents: number
  /** When either side last moved. */
  readonly movedAt: Date
}

/** Sums every subject, to the cent. */
export const differences: Statement<Difference> = sql<Difference>`
  WITH ledger AS (
    SELECT kind, ref, sum(cents)::bigint AS cents, max(at) AS at
    FROM (${ledgerSideOf(sql`true`)} UNION ALL ${refundsOnTheirWay}) l GROUP BY kind, ref
  ), provider AS (
    SELECT kind, ref, sum(cents)::bigint AS cents, max(at) AS at
    FROM (${providerSide}) p GROUP BY kind, ref
  )
  SELECT kind, ref, coalesce(p.cents, 0) AS provider_cents, coalesce(l.cents, 0) AS ledger_cents,
    greatest(p.at, l.at) AS moved_at
  FROM provider p FULL JOIN ledger l USING (kind, ref)
  WHERE coalesce(p.cents, 0) <> coalesce(l.cents, 0)
  ORDER BY moved_at, kind, ref`

/** The provider's balance according to the ledger. */
export const stripeBalance = sql<never>`
  SELECT coalesce(sum(CASE WHEN debit_account = ${stripeAsset} THEN amount_cents
    ELSE -amount_cents END), 0)::bigint
  FROM ledger_entries WHERE ${movesOwnMoney} AND ${stripeAsset} IN (debit_account, credit_account)`

type StripeEvent = keyof typeof subjects

/** Events whose keys hold more than their subject. They are rare, so they are found by event. */
const rareEvents = [
  'payout-reversed',
  'stray-disputed',
  'stray-dispute-won',
  'chargeback-opened',
  'chargeback-won',
  'found-money',
  'missing-money',
] as const satisfies readonly StripeEvent[]
type KeyedEvent = Exclude<StripeEvent, (typeof rareEvents)[number]>

const keyedEvents = Object.keys(subjects).filter(
  (event): event is KeyedEvent => !rareEvents.some((rare) => rare === event),
)

/** The id in an entry's key, from the id that the provider gives its subject. */
function idsOf(
  ref: string,
): Record<IdsIn<(typeof movements)[KeyedEvent]['key']>, Statement<never>> {
  const itself = sql<never>`${ref}::text`
  return {
    paymentIntent: itself,
    transaction: itself,
    payout: sql`(SELECT id::text FROM payouts WHERE stripe_transfer_id = ${ref})`,
    refund: sql`(SELECT id::text FROM refunds WHERE stripe_refund_id = ${ref})`,
  }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The entries of this subject, and few others, each found through an index. */
function entriesNear(ref: string): Statement<never> {
  const keys = keyedEvents.map((event) => fillKeySql(movements[event].key, idsOf(ref)))
  const all = keys.reduce((list, key) => sql`${list}, ${key}`)
  const itself = when(uuid.test(ref) ? ref : null, (id) => sql`OR e.id = ${id}`)
  return sql`(e.idempotency_key = ANY(ARRAY[${all}]) OR e.event = ANY(${rareEvents}) ${itself})`
}

/** One side of one subject, oldest first: rows of source, cents and at. */
export function sideOf(
  side: 'provider' | 'ledger',
  { kind, ref }: Pick<Difference, 'kind' | 'ref'>,
): Statement<{ source: string; cents: Cents; at: Date }> {
  const rows =
    side === 'provider'
      ? providerSide
      : sql<never>`${ledgerSideOf(entriesNear(ref))} UNION ALL ${refundsOnTheirWay}`
  return sql`SELECT source, cents, at FROM (${rows}) s
    WHERE s.kind = ${kind} AND s.ref = ${ref} ORDER BY at, source LIMIT 100`
}
