-- expand

-- Beyond a hundred thousand rows, the defaults let a fifth of a table change before it is vacuumed, and a tenth before the
-- planner knows.

-- Rows that are updated in place, or come and go.
ALTER TABLE submissions SET (autovacuum_vacuum_scale_factor = 0.02);
ALTER TABLE submission_totals SET (autovacuum_vacuum_scale_factor = 0.02);
ALTER TABLE creator_totals SET (autovacuum_vacuum_scale_factor = 0.02);
ALTER TABLE tracking_schedule SET (autovacuum_vacuum_scale_factor = 0.02);
ALTER TABLE ledger_accounts SET (autovacuum_vacuum_scale_factor = 0.02);
ALTER TABLE ledger_days SET (autovacuum_vacuum_scale_factor = 0.02);
ALTER TABLE campaign_days SET (autovacuum_vacuum_scale_factor = 0.02);
ALTER TABLE campaign_hours SET (autovacuum_vacuum_scale_factor = 0.02);
ALTER TABLE creator_days SET (autovacuum_vacuum_scale_factor = 0.02);
ALTER TABLE creator_months SET (autovacuum_vacuum_scale_factor = 0.02);
ALTER TABLE accrual_holds SET (autovacuum_vacuum_scale_factor = 0.02);
ALTER TABLE accrual_withdrawables SET (autovacuum_vacuum_scale_factor = 0.02);
ALTER TABLE accrual_freezes SET (autovacuum_vacuum_scale_factor = 0.02);

-- Rows that are mostly added, and read by index alone where a vacuum has passed.
ALTER TABLE settlements SET (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.01);
ALTER TABLE settlement_campaigns SET (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.01);
ALTER TABLE submission_metrics SET (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.01);
ALTER TABLE earning_accruals SET (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.01);
ALTER TABLE ledger_entries SET (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.01);
ALTER TABLE payout_accruals SET (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.01);
ALTER TABLE submission_status_changes SET (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.01);
ALTER TABLE audit_log SET (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.01);
ALTER TABLE events SET (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.01);
ALTER TABLE published_events SET (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.01);
ALTER TABLE webhook_deliveries SET (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.01);
ALTER TABLE webhook_attempts SET (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.01);

-- The words of a post that closed long ago are emptied; its row stays, because lists are in its order. A new name leaves them
-- empty, and a post that is opened again is found again.
CREATE OR REPLACE FUNCTION renew_post_search() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_TABLE_NAME = 'submissions' THEN
    UPDATE post_search SET words = post_words(submission_id) WHERE submission_id = NEW.id
      AND (words <> '' OR to_jsonb(NEW) ->> 'status' IN ('pending', 'approved'));
  ELSIF TG_TABLE_NAME = 'campaigns' THEN
    UPDATE post_search SET words = post_words(submission_id)
      WHERE submission_id IN (SELECT id FROM submissions WHERE campaign_id = NEW.id) AND words <> '';
  ELSIF TG_TABLE_NAME = 'creators' THEN
    UPDATE post_search SET words = post_words(submission_id)
      WHERE submission_id IN (SELECT id FROM submissions WHERE creator_id = NEW.id) AND words <> '';
  ELSE
    UPDATE post_search SET words = post_words(submission_id) WHERE submission_id IN (
      SELECT s.id FROM creators r JOIN submissions s ON s.creator_id = r.id
      WHERE r.user_id = CASE TG_TABLE_NAME WHEN 'users' THEN NEW.id
        ELSE (to_jsonb(NEW) ->> 'user_id')::uuid END) AND words <> '';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER submissions_search_reopened AFTER UPDATE OF status ON submissions
  FOR EACH ROW WHEN (OLD.status IN ('locked', 'paid', 'rejected') AND NEW.status IN ('pending', 'approved'))
  EXECUTE FUNCTION renew_post_search();
