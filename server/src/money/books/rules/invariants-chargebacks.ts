import { badDebtExpense, campaignAccountSql, isReceivable } from '#money/chart-of-accounts.ts'
import { sql } from '#platform/database/sql.ts'
import { eventsCountedAs, isRareEntry } from '../event-roles.ts'
import { everyTime, type Invariant, queryOf } from '../invariant.ts'

const budget = campaignAccountSql('budget', sql<never>`e.campaign_id`)
const feeReserve = campaignAccountSql('fee_reserve', sql<never>`e.campaign_id`)

/** The sums of each dispute's entries; the second word of their keys is the dispute. */
const booked = sql<never>`(
  SELECT split_part(e.idempotency_key, ':', 2) AS dispute,
    coalesce(sum(e.amount_cents) FILTER (WHERE e.event = 'chargeback-opened'), 0) AS opened,
    coalesce(sum(e.amount_cents) FILTER (WHERE e.event = 'chargeback-won'), 0) AS won,
    coalesce(sum(e.amount_cents) FILTER (WHERE e.event = 'chargeback-lost'), 0) AS lost,
    coalesce(sum(e.amount_cents) FILTER (WHERE e.event = 'chargeback-lost-undone'), 0) AS undone,
    coalesce(sum(e.amount_cents) FILTER (WHERE e.event = 'chargeback-opened'
      AND e.debit_account = ${budget}), 0) AS from_budget,
    coalesce(sum(e.amount_cents) FILTER (WHERE e.event = 'chargeback-opened'
      AND e.debit_account = ${feeReserve}), 0) AS from_fee,
    coalesce(sum(e.amount_cents) FILTER (WHERE e.event = 'chargeback-opened'
      AND ${isReceivable(sql`e.debit_account`)}), 0) AS owed,
    coalesce(sum(e.amount_cents) FILTER (WHERE e.event = 'chargeback-lost'
      AND e.debit_account = ${badDebtExpense}), 0) AS written_off,
    coalesce(sum(e.amount_cents) FILTER (WHERE e.event = 'chargeback-covered'
      AND e.debit_account = ${budget}), 0) AS covered_budget,
    coalesce(sum(e.amount_cents) FILTER (WHERE e.event = 'chargeback-covered'
      AND e.debit_account = ${feeReserve}), 0) AS covered_fee,
    coalesce(sum(e.amount_cents) FILTER (WHERE e.event = 'chargeback-covered-undone'), 0)
      AS covered_undone,
    coalesce(sum(e.amount_cents) FILTER (WHERE e.event = 'chargeback-recovered'
      AND e.debit_account = ${budget}), 0) AS back_budget,
    coalesce(sum(e.amount_cents) FILTER (WHERE e.event = 'chargeback-recovered'
      AND e.debit_account = ${feeReserve}), 0) AS back_fee,
    coalesce(sum(e.amount_cents) FILTER (WHERE e.event = 'chargeback-recovered-undone'), 0)
      AS back_undone,
    count(*) FILTER (WHERE e.event IN ('chargeback-won', 'chargeback-lost-undone')
      AND NOT EXISTS (SELECT FROM ledger_entries o WHERE o.id = e.reverses_entry_id
        AND o.amount_cents = e.amount_cents AND o.debit_account = e.credit_account
        AND o.credit_account = e.debit_account)) AS inexact
  FROM ledger_entries e 
  WHERE e.event = ANY(${eventsCountedAs('charged-back', 'charge-restored')}) AND ${isRareEntry} GROUP BY 1
)`

export const chargebackInvariants: readonly Invariant[] = [
  {
    id: 'I33',
    claim: 'A chargeback’s entries take its money once, and then return or lose it whole',
    stopsPayouts: true,
    queries: [
      everyTime(sql`
      SELECT coalesce(b.id::text, k.dispute) AS offender,
        format('%s of %s: opened %s, won %s, lost %s, undone %s', b.status, b.amount_cents, k.opened,
          k.won, k.lost, k.undone) AS detail
      FROM chargebacks b FULL JOIN ${booked} k ON k.dispute = b.stripe_dispute_id
      WHERE b.id IS NULL OR coalesce(k.inexact, 0) > 0
        OR coalesce(k.from_budget, 0) <> b.from_budget_cents
        OR coalesce(k.from_fee, 0) <> b.from_fee_cents OR coalesce(k.owed, 0) <> b.owed_cents
        OR coalesce(k.opened, 0) <> b.from_budget_cents + b.from_fee_cents + b.owed_cents
        OR coalesce(k.won, 0) <> CASE WHEN b.status = 'won' THEN k.opened ELSE 0 END
        OR coalesce(k.lost - k.undone, 0)
          <> CASE WHEN b.status = 'lost' THEN b.owed_cents - b.covered_from_budget_cents
            - b.covered_from_fee_cents ELSE 0 END
        OR (b.status <> 'won' AND (coalesce(k.covered_budget, 0) <> b.covered_from_budget_cents
          OR coalesce(k.covered_fee, 0) <> b.covered_from_fee_cents))
        OR coalesce(k.covered_budget + k.covered_fee - k.covered_undone, 0)
          <> b.covered_from_budget_cents + b.covered_from_fee_cents
        OR (b.status = 'lost' AND (coalesce(k.back_budget, 0) <> b.recovered_from_budget_cents
          OR coalesce(k.back_fee, 0) <> b.recovered_from_fee_cents))
        OR coalesce(k.back_budget + k.back_fee - k.back_undone, 0)
          <> b.recovered_from_budget_cents + b.recovered_from_fee_cents
        OR (b.status = 'lost' AND k.written_off <> b.written_off_cents)
      LIMIT 20`),
    ],
  },
  {
    id: 'I35',
    claim:
      'What banks took back is noted on its payment and its campaign, and no disputed campaign is live',
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
