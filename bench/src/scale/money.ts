/**
 * Inserts snapshots, earnings and payouts from the plan in chronological order. So no balance was ever negative, and
 * the rows of one post, campaign or creator are as scattered as after years of settlements. Balances and days are
 * summed once, not by triggers for millions of rows.
 */
const settlements = `INSERT INTO settlements (id, at) SELECT id, minute FROM planned_settlement`

const snapshots = `
  INSERT INTO submission_metrics (id, submission_id, snapshot_time, view_count, like_count, comment_count,
    share_count, source, counted, settlement_id)
  SELECT r.id, r.submission_id, r.at, r.views, r.views / 20, r.views / 200, r.views / 500, 'api', true, s.id
  FROM planned_reading r JOIN planned_settlement s ON s.minute = date_trunc('minute', r.at) ORDER BY r.at`

const accruals = `
  INSERT INTO earning_accruals (id, submission_id, campaign_id, creator_id, kind, views_at_snapshot,
    rate_per_k_views_cents, accrued_cents, settlement_id, matures_at, created_at)
  SELECT a.id, a.submission_id, a.campaign_id, a.creator_id, 'views', a.views, 300, a.cents, s.id,
    a.at + interval '3 days', a.at
  FROM planned_accrual a JOIN planned_settlement s ON s.minute = date_trunc('minute', a.at) ORDER BY a.at`

const settlementCampaigns = `
  INSERT INTO settlement_campaigns (settlement_id, campaign_id, spendable_cents, demand_cents, granted_cents)
  SELECT settlement_id, campaign_id, sum(accrued_cents), sum(accrued_cents), sum(accrued_cents)
  FROM earning_accruals GROUP BY 1, 2 ORDER BY 1, 2`

const holds = `
  INSERT INTO accrual_holds (accrual_id, creator_id, accrued_cents, matures_at)
  SELECT id, creator_id, cents, at + interval '3 days' FROM place WHERE NOT is_released ORDER BY at`

const withdrawables = `
  INSERT INTO accrual_withdrawables (accrual_id, creator_id, accrued_cents)
  SELECT id, creator_id, cents FROM place WHERE is_released AND payout_id IS NULL ORDER BY at`

const payouts = `
  INSERT INTO payouts (id, creator_id, total_cents, stripe_transfer_id, status, destination, settled_at,
    created_at, calls_count)
  SELECT id, creator_id, cents, CASE WHEN status = 'paid' THEN 'tr_scale' || person_number || '_' || bucket END,
    status::payout_status, 'acct_scale' || person_number, CASE WHEN status = 'paid' THEN at END, at, 1
  FROM planned_payout`

const payoutAccruals = `
  INSERT INTO payout_accruals (accrual_id, payout_id, accrued_cents)
  SELECT id, payout_id, cents FROM place WHERE payout_id IS NOT NULL ORDER BY payout_id`

const creatorTotals = `
  INSERT INTO creator_totals (creator_id, earned_cents, paid_cents)
  SELECT e.creator_id, e.cents, coalesce(p.cents, 0)
  FROM (SELECT creator_id, sum(cents) AS cents FROM place GROUP BY 1) e
  LEFT JOIN (SELECT creator_id, sum(cents) AS cents FROM planned_payout WHERE status = 'paid' GROUP BY 1) p
    USING (creator_id)`

const entryColumns = `(id, type, event, amount_cents, debit_account, credit_account, campaign_id,
  submission_id, user_id, idempotency_key, created_at)`

const entries = `
  INSERT INTO ledger_entries ${entryColumns}
  SELECT uuidv7(at - clock_timestamp()), type::ledger_type, event, cents, debit, credit, campaign_id, submission_id, user_id, key, at
  FROM (
    SELECT 1 AS stage, c.made AS at, 'brand_fund' AS type, 'funding' AS event, f.budget AS cents,
      'asset:stripe' AS debit, 'campaign:' || c.id || ':budget' AS credit, c.id AS campaign_id,
      NULL::uuid AS submission_id, b.id AS user_id, 'fund:pi_scale' || c.n AS key
    FROM planned_campaign c JOIN planned_budget f USING (n)
    JOIN person b ON b.role = 'brand' AND b.number = c.brand_number WHERE c.status <> 'draft'
    UNION ALL
    SELECT 2, at, 'creator_earn', 'accrual', cents, 'campaign:' || campaign_id || ':budget',
      'creator:' || creator_id || ':pending', campaign_id, submission_id, user_id, 'accr:' || id
    FROM planned_accrual
    UNION ALL
    SELECT 3, least(max(at) + interval '3 days', now() - interval '2 minutes'), 'adjustment', 'hold-released', sum(cents)::bigint,
      'creator:' || creator_id || ':pending', 'creator:' || creator_id || ':available', NULL, NULL, user_id,
      'rel:' || creator_id || ':' || max(id::text)
    FROM place WHERE is_released GROUP BY creator_id, user_id
    UNION ALL
    SELECT 4, at, 'adjustment', 'payout-queued', cents, 'creator:' || creator_id || ':available',
      'creator:' || creator_id || ':in_transit', NULL, NULL, user_id, 'po:' || id || ':q'
    FROM planned_payout
    UNION ALL
    SELECT 5, at, 'adjustment', 'payout-paid', cents, 'creator:' || creator_id || ':in_transit',
      'asset:stripe', NULL, NULL, user_id, 'po:' || id || ':paid'
    FROM planned_payout WHERE status = 'paid'
  ) happened ORDER BY stage, at`

/** The provider's list, which has what the ledger has. */
const providerTransactions = `
  INSERT INTO provider_transactions (id, type, reporting_category, subject_kind, subject_ref, payment_intent_id,
    mark, names, amount_cents, fee_cents, created_at, available_on)
  SELECT 'txn_' || ref, type, type, kind, ref, payment, 'ours', names, cents, 0, at, at
  FROM (
    SELECT 'pi_scale' || c.n AS ref, 'charge' AS type, 'payment' AS kind, 'pi_scale' || c.n AS payment,
      c.funding_id::text AS names, f.budget AS cents, c.made AS at
    FROM planned_campaign c JOIN planned_budget f USING (n) WHERE c.status <> 'draft'
    UNION ALL
    SELECT 'tr_scale' || person_number || '_' || bucket, 'transfer', 'transfer', NULL, id::text, -cents, at
    FROM planned_payout WHERE status = 'paid'
  ) listed ORDER BY at`

/** Balances as the ledger's trigger keeps them. */
const balances = `
  INSERT INTO ledger_accounts (name, balance_cents)
  SELECT name, cents * account_sign(name) FROM (
    SELECT name, sum(cents) AS cents FROM (
      SELECT credit_account AS name, amount_cents AS cents FROM ledger_entries
      UNION ALL SELECT debit_account, -amount_cents FROM ledger_entries
    ) leg GROUP BY name
  ) account WHERE is_guarded_account(name)`

/** Views as the settlement adds them, money as the accruals' trigger does. */
const campaignDays = `
  INSERT INTO campaign_days (campaign_id, day, view_count, cost_cents)
  SELECT campaign_id, (at AT TIME ZONE 'UTC')::date, sum(new_views), sum(cents)
  FROM planned_reading GROUP BY 1, 2 ORDER BY 2`

const creatorDays = `
  INSERT INTO creator_days (creator_id, day, view_count, earned_cents)
  SELECT creator_id, (at AT TIME ZONE 'UTC')::date, sum(new_views), sum(cents)
  FROM planned_reading GROUP BY 1, 2 ORDER BY 2`

const creatorMonths = `
  INSERT INTO creator_months (creator_id, month, campaign_id, earned_cents)
  SELECT creator_id, date_trunc('month', at AT TIME ZONE 'UTC')::date, campaign_id, sum(cents)
  FROM planned_accrual GROUP BY 1, 2, 3 ORDER BY 2`

const ledgerDays = `
  INSERT INTO ledger_days (campaign_id, submission_id, event, day, first_entry_id, first_seq, last_seq,
    amount_cents, entry_count)
  SELECT campaign_id, submission_id, event, (created_at AT TIME ZONE 'UTC')::date,
    (array_agg(id ORDER BY seq))[1], min(seq), max(seq), sum(amount_cents), count(*)
  FROM ledger_entries WHERE event = 'accrual' GROUP BY 1, 2, 3, 4 ORDER BY 6`

const marketplaceDays = `
  INSERT INTO marketplace_day_parts (measure, day, amount)
  SELECT 'views', (at AT TIME ZONE 'UTC')::date, sum(new_views) FROM planned_reading GROUP BY 2`

/** As the trigger of payouts adds them. */
const paidDays = `
  INSERT INTO marketplace_day_parts (measure, day, amount)
  SELECT 'paid_cents', (at AT TIME ZONE 'UTC')::date, sum(cents) FROM planned_payout WHERE status = 'paid' GROUP BY 2`

/** Each list in order, and beside the others: the longest first. */
export const money: readonly (readonly string[])[] = [
  [snapshots],
  [entries, balances, ledgerDays],
  [accruals, settlementCampaigns],
  [holds, withdrawables, payouts, payoutAccruals, creatorTotals, paidDays, providerTransactions],
  [creatorDays, campaignDays, creatorMonths, marketplaceDays],
  [settlements],
]
