-- Money that stands still, money taken back after it was paid, and transfers that came back.

-- Why what a post earned (or every post of a campaign) is frozen, from when until when. While one is
-- open, what is earned is frozen too.
CREATE TABLE money_freezes (
  id uuid PRIMARY KEY,
  cause text NOT NULL CHECK (cause IN ('held', 'doubted', 'disputed', 'chargeback')),
  submission_id uuid REFERENCES submissions,
  campaign_id uuid REFERENCES campaigns,
  -- Whether it also covers what was earned before it; a payout that fails returns some of that.
  with_unpaid boolean NOT NULL,
  -- For the creator, in words; and the numbers behind them.
  reason text NOT NULL,
  facts jsonb NOT NULL DEFAULT '{}',
  opened_by uuid REFERENCES users,
  opened_at timestamptz NOT NULL,
  closed_by uuid REFERENCES users,
  closed_at timestamptz,
  outcome text CHECK (outcome IN ('released', 'taken-back')),
  CHECK (num_nonnulls(submission_id, campaign_id) = 1),
  CHECK ((closed_at IS NULL) = (outcome IS NULL))
);
CREATE INDEX money_freezes_submission_idx ON money_freezes (submission_id);
CREATE INDEX money_freezes_open_campaign_idx ON money_freezes (campaign_id) WHERE closed_at IS NULL;

-- The freeze that holds an accrual; null for a suspension, which is of a person.
ALTER TABLE accrual_freezes ADD COLUMN freeze_id uuid REFERENCES money_freezes,
  ADD CONSTRAINT accrual_freezes_cause_check CHECK ((cause = 'suspended') = (freeze_id IS NULL));
CREATE INDEX accrual_freezes_freeze_idx ON accrual_freezes (freeze_id);

-- The oldest open freeze of a post or its campaign.
CREATE FUNCTION open_freeze(submission uuid, campaign uuid)
RETURNS TABLE (freeze_id uuid, cause text) STABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT f.id, f.cause FROM (
    SELECT id, cause, opened_at FROM money_freezes
    WHERE submission_id = submission AND closed_at IS NULL
    UNION ALL
    SELECT id, cause, opened_at FROM money_freezes
    WHERE campaign_id = campaign AND closed_at IS NULL
  ) f ORDER BY f.opened_at, f.id LIMIT 1
$$;

-- Entries of a creator's account that belong to no post: what pays a debt, and what a reversed
-- transfer returned. Neither is earned.
ALTER TABLE earning_accruals ALTER COLUMN submission_id DROP NOT NULL,
  ALTER COLUMN campaign_id DROP NOT NULL,
  DROP CONSTRAINT earning_accruals_kind_check,
  DROP CONSTRAINT earning_accruals_check,
  ADD CONSTRAINT earning_accruals_kind_check CHECK
    (kind IN ('views', 'bonus', 'goodwill', 'correction', 'recovery', 'returned')),
  ADD CONSTRAINT earning_accruals_sign_check CHECK (CASE kind WHEN 'correction' THEN accrued_cents < 0
    WHEN 'recovery' THEN accrued_cents <> 0 WHEN 'returned' THEN accrued_cents <> 0
    ELSE accrued_cents > 0 END),
  ADD CONSTRAINT earning_accruals_post_check CHECK
    ((kind IN ('recovery', 'returned')) = (submission_id IS NULL)
      AND (submission_id IS NULL) = (campaign_id IS NULL));

-- Taken back after it was paid out: the creator owes it.
ALTER TABLE accrual_corrections ADD COLUMN is_owed boolean NOT NULL DEFAULT false;

-- One row for each correction that a creator owes; later earnings pay it, the oldest first.
CREATE TABLE creator_debts (
  correction_id uuid PRIMARY KEY REFERENCES earning_accruals,
  creator_id uuid NOT NULL REFERENCES creators,
  owed_cents bigint NOT NULL CHECK (owed_cents > 0),
  recovered_cents bigint NOT NULL DEFAULT 0,
  written_off_cents bigint NOT NULL DEFAULT 0 CHECK (written_off_cents >= 0),
  created_at timestamptz NOT NULL,
  CHECK (recovered_cents >= 0 AND recovered_cents + written_off_cents <= owed_cents)
) WITH (fillfactor = 60);
CREATE INDEX creator_debts_creator_idx ON creator_debts (creator_id, created_at, correction_id);

-- What of a paid transfer came back. In full, the payout has failed.
ALTER TABLE payouts ADD COLUMN reversed_cents bigint NOT NULL DEFAULT 0
  CHECK (reversed_cents BETWEEN 0 AND total_cents);
CREATE TABLE payout_reversals (
  stripe_reversal_id text PRIMARY KEY,
  payout_id uuid NOT NULL REFERENCES payouts,
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  at timestamptz NOT NULL
);
CREATE INDEX payout_reversals_payout_idx ON payout_reversals (payout_id);
CREATE TRIGGER payout_reversals_append_only BEFORE UPDATE OR DELETE ON payout_reversals
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Only what a campaign paid is its spending.
CREATE OR REPLACE FUNCTION apply_campaign_hours() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO campaign_hours AS h (campaign_id, hour, spent_cents)
    SELECT campaign_id, date_trunc('hour', created_at, 'UTC'), sum(accrued_cents)
    FROM added WHERE kind IN ('views', 'bonus', 'correction') GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (campaign_id, hour) DO UPDATE SET spent_cents = h.spent_cents + excluded.spent_cents;
  RETURN NULL;
END $$;

DO $$
DECLARE
  kept text;
BEGIN
  FOREACH kept IN ARRAY ARRAY['refunds', 'money_freezes', 'creator_debts', 'payout_reversals']
  LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE TRUNCATE ON %I FOR EACH STATEMENT '
      'EXECUTE FUNCTION refuse_truncate()', kept || '_no_truncate', kept);
  END LOOP;
END $$;
