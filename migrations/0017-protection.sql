-- What protects several tables alike: those that are never emptied, and foreign keys that are checked once per statement.

-- Histories, and everything that money is counted from (rules §8).
DO $$
DECLARE
  kept text;
BEGIN
  FOREACH kept IN ARRAY ARRAY['audit_log', 'terms_acceptances', 'campaign_status_changes', 'submissions',
    'submission_status_changes', 'reviews', 'disputes', 'settlements', 'settlement_campaigns',
    'settlement_demands', 'submission_metrics', 'view_judgements', 'ledger_entries', 'ledger_accounts',
    'earning_accruals', 'submission_totals', 'creator_totals', 'money_freezes', 'freeze_accruals',
    'accrual_holds', 'accrual_withdrawables', 'accrual_freezes', 'accrual_corrections', 'accrual_voids',
    'creator_debts', 'payouts', 'payout_accruals', 'payout_reversals', 'creator_payout_holds',
    'provider_transactions', 'book_exceptions', 'book_exception_notes', 'campaign_funding', 'refunds',
    'brand_debt_payments', 'chargebacks', 'chargeback_responses', 'fraud_warnings']
  LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE TRUNCATE ON %I FOR EACH STATEMENT '
      'EXECUTE FUNCTION refuse_truncate()', kept || '_no_truncate', kept);
  END LOOP;
END $$;

-- A settlement writes thousands of rows in one statement, and a payout takes hundreds of accruals; each row paid for a look-up
-- and a row lock per foreign key, a fifth of a settlement's time. These keys are checked once per statement instead, as
-- strictly, because what they refer to never goes: posts, settlements, accruals and payouts are refused to be deleted, emptied or
-- renumbered. The constraints stay in the catalog, and a restore checks every row by them.
CREATE FUNCTION refuse_orphan(orphan uuid, parent text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is not in %', orphan, parent USING ERRCODE = 'foreign_key_violation';
END $$;

CREATE FUNCTION require_posts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_orphan(a.submission_id, 'submissions') FROM added a
    WHERE a.submission_id IS NOT NULL
      AND NOT EXISTS (SELECT FROM submissions s WHERE s.id = a.submission_id);
  RETURN NULL;
END $$;

CREATE FUNCTION require_settlements() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_orphan(a.settlement_id, 'settlements')
    FROM (SELECT DISTINCT settlement_id FROM added WHERE settlement_id IS NOT NULL) a
    WHERE NOT EXISTS (SELECT FROM settlements s WHERE s.id = a.settlement_id);
  RETURN NULL;
END $$;

CREATE FUNCTION require_accruals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_orphan(a.accrual_id, 'earning_accruals') FROM added a
    WHERE NOT EXISTS (SELECT FROM earning_accruals e WHERE e.id = a.accrual_id);
  RETURN NULL;
END $$;

CREATE FUNCTION require_payouts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_orphan(a.payout_id, 'payouts')
    FROM (SELECT DISTINCT payout_id FROM added) a
    WHERE NOT EXISTS (SELECT FROM payouts p WHERE p.id = a.payout_id);
  RETURN NULL;
END $$;

-- By the index even where a plan made for many rows, or for a small table, is used again later.
DO $$
DECLARE
  checking text;
BEGIN
  FOREACH checking IN ARRAY ARRAY['require_posts', 'require_settlements', 'require_accruals', 'require_payouts']
  LOOP
    EXECUTE format('ALTER FUNCTION %I() SECURITY DEFINER SET search_path = public, pg_temp '
      'SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off', checking);
    EXECUTE format('REVOKE EXECUTE ON FUNCTION %I() FROM PUBLIC', checking);
  END LOOP;
END $$;

-- Each key: its table and column, the function that checks it, and whether rows of the table change.
DO $$
DECLARE
  key text[];
BEGIN
  FOREACH key SLICE 1 IN ARRAY ARRAY[
    ['submission_metrics', 'submission_id', 'posts', 'changes'],
    ['submission_metrics', 'settlement_id', 'settlements', 'changes'],
    ['earning_accruals', 'submission_id', 'posts', 'never'],
    ['accrual_holds', 'accrual_id', 'accruals', 'changes'],
    ['accrual_withdrawables', 'accrual_id', 'accruals', 'changes'],
    ['payout_accruals', 'accrual_id', 'accruals', 'changes'],
    ['payout_accruals', 'payout_id', 'payouts', 'changes']]
  LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS added '
      'FOR EACH STATEMENT EXECUTE FUNCTION %I()', key[1] || '_' || key[3], key[1], 'require_' || key[3]);
    IF key[4] = 'changes' THEN
      EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING NEW TABLE AS added '
        'FOR EACH STATEMENT EXECUTE FUNCTION %I()', key[1] || '_' || key[3] || '_changed', key[1],
        'require_' || key[3]);
    END IF;
    -- Before version 18 PostgreSQL cannot leave a foreign key unenforced; there each row is checked by both.
    IF current_setting('server_version_num')::int >= 180000 THEN
      EXECUTE format('ALTER TABLE %I ALTER CONSTRAINT %I NOT ENFORCED', key[1], key[1] || '_' || key[2] || '_fkey');
    END IF;
  END LOOP;
END $$;
