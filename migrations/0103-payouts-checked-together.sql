-- A payout takes all that a creator can withdraw, hundreds of accruals, and paid for two look-ups and two row locks per
-- accrual; releasing holds paid for one. These three keys are checked once per statement, as those of 0092 are: accruals
-- never go, and payouts are refused to be deleted or renumbered (0015 refuses to empty them).
CREATE TRIGGER payouts_stay BEFORE DELETE ON payouts
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER payouts_keep_id BEFORE UPDATE OF id ON payouts
  FOR EACH ROW WHEN (NEW.id <> OLD.id) EXECUTE FUNCTION refuse_change();

-- By the index even where a plan made for a small table is used again later.
CREATE FUNCTION require_payouts() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  PERFORM refuse_orphan(a.payout_id, 'payouts')
    FROM (SELECT DISTINCT payout_id FROM added) a
    WHERE NOT EXISTS (SELECT FROM payouts p WHERE p.id = a.payout_id);
  RETURN NULL;
END $$;
REVOKE EXECUTE ON FUNCTION require_payouts() FROM PUBLIC;

CREATE TRIGGER accrual_withdrawables_accruals AFTER INSERT ON accrual_withdrawables
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION require_accruals();
CREATE TRIGGER accrual_withdrawables_accruals_changed AFTER UPDATE ON accrual_withdrawables
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION require_accruals();
CREATE TRIGGER payout_accruals_accruals AFTER INSERT ON payout_accruals
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION require_accruals();
CREATE TRIGGER payout_accruals_accruals_changed AFTER UPDATE ON payout_accruals
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION require_accruals();
CREATE TRIGGER payout_accruals_payouts AFTER INSERT ON payout_accruals
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION require_payouts();
CREATE TRIGGER payout_accruals_payouts_changed AFTER UPDATE ON payout_accruals
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION require_payouts();

-- Before version 18 PostgreSQL cannot leave a foreign key unenforced; there each row is checked by both.
DO $$
DECLARE
  key text[];
BEGIN
  IF current_setting('server_version_num')::int < 180000 THEN RETURN; END IF;
  FOREACH key SLICE 1 IN ARRAY ARRAY[
    ['accrual_withdrawables', 'accrual_withdrawables_accrual_id_fkey'],
    ['payout_accruals', 'payout_accruals_accrual_id_fkey'],
    ['payout_accruals', 'payout_accruals_payout_id_fkey']]
  LOOP
    EXECUTE format('ALTER TABLE %I ALTER CONSTRAINT %I NOT ENFORCED', key[1], key[2]);
  END LOOP;
END $$;

-- Where few payouts were queued at the last look at the table, the planner read all of them to find a creator's only one.
-- `payouts_one_open` holds the same rows, and finds it at once.
DROP INDEX payouts_queued_idx;
