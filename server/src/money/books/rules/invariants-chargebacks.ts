import { badDebtExpense, campaignAccountSql, isReceivable } from '#money/chart-of-accounts.ts'
import { literalSql, type Statement, sql } from '#platform/database/sql.ts'
import { eventsCountedAs, isRareEntry } from '../event-roles.ts'
import { everyTime, type Invariant, queryOf } from '../invariant.ts'

const budget = campaignAccountSql('budget', sql<never>`e.campaign_id`)
const badDebtSql = literalSql(badDebtExpense)
const feeReserve = campaignAccountSql('fee_reserve', sql<never>`e.campaign_id`)

/** How often the bank has taken the money: the last word of a key, if it is a number. */
const turn = sql<never>`coalesce(substring(e.idempotency_key FROM ':([0-9]+)$')::int, 1)`

/** What entries of this event took from an account, less what those of the other returned to it. */
const net = (taken: string, back: string, account: Statement<never>) => sql<never>`
  coalesce(sum(e.amount_cents) FILTER (WHERE e.event = ${literalSql(taken)} AND e.debit_account = ${account}), 0)
    - coalesce(sum(e.amount_cents) FILTER (WHERE e.event = ${literalSql(back)} AND e.credit_account = ${account}), 0)`

const sumOf = (event: string) =>
  sql<never>`coalesce(sum(e.amount_cents) FILTER (WHERE e.event = ${literalSql(event)}), 0)`

/** For the last time that the bank took it. */
const opened = (condition: Statement<never>) => sql<never>`coalesce(sum(e.amount_cents)
  FILTER (WHERE e.event = 'chargeback-opened' AND e.turn = e.last_turn AND ${condition}), 0)`

/** The sums of each dispute's entries; the second word of their keys is the dispute. */
const booked = sql<never>`(
  SELECT dispute, max(last_turn) AS turn,
    ${sumOf('chargeback-opened')} AS opened, ${sumOf('chargeback-won')} AS won,
    ${opened(sql`e.debit_account = ${budget}`)} AS from_budget,
    ${opened(sql`e.debit_account = ${feeReserve}`)} AS from_fee,
    ${opened(isReceivable(sql`e.debit_account`))} AS owed,
    ${sumOf('chargeback-lost')} - ${sumOf('chargeback-lost-undone')} AS lost,
    ${net('chargeback-lost', 'chargeback-lost-undone', badDebtSql)} AS written_off,
    ${net('chargeback-covered', 'chargeback-covered-undone', budget)} AS covered_budget,
    ${net('chargeback-covered', 'chargeback-covered-undone', feeReserve)} AS covered_fee,
    ${net('chargeback-recovered', 'chargeback-recovered-undone', budget)} AS back_budget,
    ${net('chargeback-recovered', 'chargeback-recovered-undone', feeReserve)} AS back_fee,
    count(*) FILTER (WHERE e.event IN ('chargeback-won', 'chargeback-lost-undone')
      AND NOT EXISTS (SELECT FROM ledger_entries o WHERE o.id = e.reverses_entry_id
        AND o.amount_cents = e.amount_cents AND o.debit_account = e.credit_account
        AND o.credit_account = e.debit_account)) AS inexact
  FROM (
    SELECT e.*, ${turn} AS turn, split_part(e.idempotency_key, ':', 2) AS dispute,
      max(${turn}) FILTER (WHERE e.event = 'chargeback-opened')
        OVER (PARTITION BY split_part(e.idempotency_key, ':', 2)) AS last_turn
    FROM ledger_entries e
    WHERE e.event = ANY(${eventsCountedAs('charged-back', 'charge-restored')}) AND ${isRareEntry}
  ) e GROUP BY dispute
)`

export const chargebackInvariants: readonly Invariant[] = [
  {
    id: 'I33',
    group: 'money-back',
    claim:
      'A chargeback’s entries withdraw its money once per withdrawal by the bank, and then return or lose all of it',
    stopsPayouts: true,
    queries: [
      everyTime(sql`
      SELECT coalesce(b.id::text, k.dispute) AS offender,
        format('%s of %s: opened %s in turn %s of %s, won %s, lost %s', b.status, b.amount_cents, k.opened,
          k.turn, b.turn, k.won, k.lost) AS detail
      FROM chargebacks b FULL JOIN ${booked} k ON k.dispute = b.stripe_dispute_id
      WHERE b.id IS NULL OR coalesce(k.inexact, 0) > 0 OR coalesce(k.turn, b.turn) <> b.turn
        OR coalesce(k.from_budget, 0) <> b.from_budget_cents
        OR coalesce(k.from_fee, 0) <> b.from_fee_cents OR coalesce(k.owed, 0) <> b.owed_cents
        OR coalesce(k.opened - k.won, 0) <> CASE WHEN b.status = 'won' THEN 0
          ELSE b.from_budget_cents + b.from_fee_cents + b.owed_cents END
        OR coalesce(k.lost, 0)
          <> CASE WHEN b.status = 'lost' THEN b.owed_cents - b.covered_from_budget_cents
            - b.covered_from_fee_cents ELSE 0 END
        OR coalesce(k.covered_budget, 0) <> b.covered_from_budget_cents
        OR coalesce(k.covered_fee, 0) <> b.covered_from_fee_cents
        OR coalesce(k.back_budget, 0) <> b.recovered_from_budget_cents
        OR coalesce(k.back_fee, 0) <> b.recovered_from_fee_cents
        OR coalesce(k.written_off, 0) <> b.written_off_cents
      LIMIT 20`),
    ],
  },
  {
    id: 'I35',
    group: 'money-back',
    claim:
      'Each payment and campaign records the money banks took back, and no disputed campaign is live',
    stopsPayouts: true,
    queries: [
      queryOf(
        'campaign',
        (within) => sql`
      SELECT f.id::text AS offender, format('noted %s + %s, chargebacks %s',
          f.charged_back_amount_cents, f.charged_back_fee_cents, b.taken) AS detail
      FROM campaign_funding f LEFT JOIN (
        SELECT funding_id, sum(amount_cents) AS taken FROM chargebacks
        WHERE NOT is_inquiry AND status <> 'won' AND ${within(sql`campaign_id`)} GROUP BY funding_id
      ) b ON b.funding_id = f.id
      WHERE ${within(sql`f.campaign_id`)}
        AND f.charged_back_amount_cents + f.charged_back_fee_cents <> coalesce(b.taken, 0)
      UNION ALL
      SELECT c.id::text, format('is %s, noted %s + %s, chargebacks %s + %s', c.status,
          c.charged_back_cents, c.charged_back_fee_cents, b.budget, b.fee)
      FROM campaigns c LEFT JOIN (
        SELECT campaign_id,
          sum(from_budget_cents + covered_from_budget_cents + paid_from_budget_cents
            + recovered_from_budget_cents) AS budget,
          sum(from_fee_cents + covered_from_fee_cents + paid_from_fee_cents
            + recovered_from_fee_cents) AS fee
        FROM chargebacks WHERE NOT is_inquiry AND status <> 'won' AND ${within(sql`campaign_id`)} GROUP BY campaign_id
      ) b ON b.campaign_id = c.id
      WHERE ${within(sql`c.id`)} AND (c.charged_back_cents <> coalesce(b.budget, 0)
        OR c.charged_back_fee_cents <> coalesce(b.fee, 0)
        OR (c.status = 'live' AND is_campaign_disputed(c.id)))
      LIMIT 20`,
      ),
    ],
  },
]
