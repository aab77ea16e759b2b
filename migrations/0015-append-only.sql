-- Row triggers do not see TRUNCATE, and two histories had no trigger at all (rules §8).
CREATE FUNCTION refuse_truncate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is never emptied', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

-- Histories, and everything that money is counted from.
DO $$
DECLARE
  kept text;
BEGIN
  FOREACH kept IN ARRAY ARRAY['audit_log', 'ledger_entries', 'ledger_accounts', 'earning_accruals',
    'submission_status_changes', 'campaign_status_changes', 'reviews', 'settlements',
    'settlement_campaigns', 'settlement_demands', 'submission_metrics', 'submission_totals',
    'creator_totals', 'accrual_holds', 'accrual_withdrawables', 'accrual_freezes',
    'payout_accruals', 'payouts', 'campaign_funding']
  LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE TRUNCATE ON %I FOR EACH STATEMENT '
      'EXECUTE FUNCTION refuse_truncate()', kept || '_no_truncate', kept);
  END LOOP;
END $$;

CREATE TRIGGER reviews_append_only BEFORE UPDATE OR DELETE ON reviews
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- A campaign's history goes with a draft that is deleted, and in no other way.
CREATE FUNCTION refuse_delete_beside_campaign() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM campaigns WHERE id = OLD.campaign_id) THEN
    RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER campaign_status_changes_append_only BEFORE UPDATE ON campaign_status_changes
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER campaign_status_changes_stay BEFORE DELETE ON campaign_status_changes
  FOR EACH ROW EXECUTE FUNCTION refuse_delete_beside_campaign();
CREATE TRIGGER campaigns_stay BEFORE DELETE ON campaigns
  FOR EACH ROW WHEN (OLD.status <> 'draft' OR OLD.funded_cents > 0) EXECUTE FUNCTION refuse_change();
