import { isCampaignAccount, stripeAsset } from '#money/chart-of-accounts.ts'
import { sql } from '#platform/database/sql.ts'
import { eventsCountedAs } from '../event-roles.ts'
import { guaranteedBy, type Invariant, queryOf } from '../invariant.ts'
import { accountMoves, campaignEntries, lowestCarried } from './carried-sums.ts'

export const ledgerInvariants: readonly Invariant[] = [
  {
    id: 'I01',
    group: 'ledger',
    claim: 'Each account’s balance equals the sum of its entries',
    stopsPayouts: true,
    queries: [
      queryOf(
        'account',
        (within, since) => sql`
      WITH summed AS (
        SELECT name, sum(cents) AS cents FROM (${accountMoves(within, since)}) m GROUP BY name
      )
      SELECT coalesce(a.name, s.name) AS offender,
        format('balance %s, entries %s', a.balance_cents, s.cents) AS detail
      FROM (SELECT * FROM ledger_accounts WHERE ${within(sql`name`)}) a FULL JOIN summed s USING (name)
      WHERE coalesce(a.balance_cents, 0) <> coalesce(s.cents, 0) LIMIT 20`,
      ),
    ],
  },
  {
    id: 'I02',
    group: 'ledger',
    claim: 'No account was ever overdrawn',
    stopsPayouts: true,
    queries: [
      queryOf(
        'account',
        (within, since) => sql`
      WITH running AS (
        SELECT name, seq, sum(cents) OVER (PARTITION BY name ORDER BY seq, cents DESC) AS balance
        FROM (${accountMoves(within, since)}) m
        UNION ALL ${lowestCarried(within)}
      )
      SELECT name AS offender, format('%s after entry %s', balance, seq) AS detail
      FROM running WHERE balance < 0 LIMIT 20`,
      ),
    ],
  },
  {
    id: 'I03',
    group: 'ledger',
    claim: 'Debits equal credits, in every entry',
    stopsPayouts: true,
    queries: [
      guaranteedBy(
        ['ledger_entries_amount_cents_check', 'ledger_entries_check'],
        queryOf(
          'entry',
          (within) => sql`
      SELECT id::text AS offender, format('%s to %s: %s', debit_account, credit_account, amount_cents) AS detail
      FROM ledger_entries WHERE (amount_cents <= 0 OR debit_account = credit_account) AND ${within(sql`id`)} LIMIT 20`,
        ),
      ),
    ],
  },
  {
    id: 'I04',
    group: 'money-in',
    claim: 'No campaign spent, paid back or lost more than was funded',
    stopsPayouts: true,
    queries: [
      queryOf(
        'campaign',
        (within, since) => sql`
      WITH spent AS (
        SELECT campaign_id,
          sum(amount_cents) FILTER (WHERE event = ANY(${eventsCountedAs('funded')})) AS funded,
          sum(amount_cents) FILTER
            (WHERE event = ANY(${eventsCountedAs('earned', 'fee', 'refunded', 'advance-undone', 'brand-paid')})
              OR (event = ANY(${eventsCountedAs('charged-back')})
                AND ${isCampaignAccount(sql`debit_account`)})) AS spent,
          sum(amount_cents) FILTER
            (WHERE event = ANY(${eventsCountedAs('taken-back', 'fee-returned', 'refund-returned', 'advanced', 'brand-unpaid')})
              OR (event = ANY(${eventsCountedAs('charge-restored')})
                AND ${isCampaignAccount(sql`credit_account`)})) AS corrected
        FROM (${campaignEntries(within, since)}) e GROUP BY campaign_id
      )
      SELECT campaign_id::text AS offender, format('spent %s of %s', spent, funded) AS detail
      FROM spent
      WHERE coalesce(spent, 0) - coalesce(corrected, 0) > coalesce(funded, 0) LIMIT 20`,
      ),
    ],
  },
  {
    id: 'I05',
    group: 'money-in',
    claim:
      'Each campaign’s “spent” equals its creators’ earnings, within its budget and funding, and its fees equal the booked ones',
    stopsPayouts: true,
    queries: [
      queryOf(
        'campaign',
        (within, since) => sql`
      WITH earned AS (
        SELECT campaign_id, sum(CASE WHEN event = ANY(${eventsCountedAs('earned')}) THEN amount_cents
          WHEN event = ANY(${eventsCountedAs('taken-back')}) THEN -amount_cents ELSE 0 END) AS cents,
          sum(CASE WHEN event = ANY(${eventsCountedAs('fee')}) THEN amount_cents
            WHEN event = ANY(${eventsCountedAs('fee-returned')}) THEN -amount_cents ELSE 0 END) AS fees
        FROM (${campaignEntries(within, since)}) e GROUP BY campaign_id
      )
      SELECT c.id::text AS offender,
        format('paid out %s, earned %s; fees %s, booked %s', paid_out_cents, e.cents, fee_earned_cents,
          e.fees) AS detail
      FROM campaigns c LEFT JOIN earned e ON e.campaign_id = c.id
      WHERE ${within(sql`c.id`)} AND (paid_out_cents <> coalesce(e.cents, 0)
        OR fee_earned_cents <> coalesce(e.fees, 0)) LIMIT 20`,
      ),
      guaranteedBy(
        ['campaigns_check', 'campaigns_check1', 'campaigns_paid_out_cents_check'],
        queryOf(
          'campaign',
          (within) => sql`
      SELECT id::text AS offender, format('paid out %s, budget %s, funded %s', paid_out_cents, budget_cents,
        funded_cents) AS detail
      FROM campaigns WHERE ${within(sql`id`)}
        AND (paid_out_cents < 0 OR paid_out_cents > least(budget_cents, funded_cents)) LIMIT 20`,
        ),
      ),
    ],
  },
  {
    id: 'I15',
    group: 'ledger',
    claim: 'The provider’s balance, debts to us and our own losses cover everything we owe',
    stopsPayouts: true,
    queries: [],
    assess: (sums) => {
      const { inCampaignsCents, creatorsCents, straysCents } = sums
      const owed = inCampaignsCents + creatorsCents + straysCents
      const held = sums.broughtInCents - sums.paidOutCents - sums.refundedCents - sums.otherOutCents
      return owed > held + sums.receivableCents + sums.expensesCents
        ? [{ offender: stripeAsset, detail: `owed ${owed}, held ${held}` }]
        : []
    },
  },
]
