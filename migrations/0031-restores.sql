-- A database that was restored from a backup does not know what was paid since: payouts and refunds stand
-- still while a row here is open.
CREATE TABLE restores (
  id uuid PRIMARY KEY,
  -- The moment that was restored: what the provider did since is listed, matched and booked.
  backup_at timestamptz NOT NULL,
  restored_at timestamptz NOT NULL DEFAULT now(),
  -- The last comparison with the provider, what it booked in all, and what it could not.
  compared_at timestamptz,
  booked jsonb NOT NULL DEFAULT '[]',
  left_over jsonb NOT NULL DEFAULT '[]',
  -- Everything is booked.
  opened_at timestamptz,
  CHECK (opened_at IS NULL OR compared_at IS NOT NULL)
);
CREATE INDEX restores_open_idx ON restores (restored_at) WHERE opened_at IS NULL;

-- Paid in a lost history from earnings that are not known yet: part of its payout, and owed until they are.
ALTER TABLE earning_accruals
  DROP CONSTRAINT earning_accruals_kind_check,
  DROP CONSTRAINT earning_accruals_post_check,
  ADD CONSTRAINT earning_accruals_kind_check CHECK
    (kind IN ('views', 'bonus', 'goodwill', 'correction', 'recovery', 'returned', 'reinstated',
      'advance')),
  ADD CONSTRAINT earning_accruals_post_check CHECK
    ((kind IN ('recovery', 'returned', 'advance')) = (submission_id IS NULL)
      AND (submission_id IS NULL) = (campaign_id IS NULL));
