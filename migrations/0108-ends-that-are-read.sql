-- No post can earn in it anymore. What refused posts can still win is kept back by amount.
CREATE OR REPLACE FUNCTION is_campaign_over(campaign campaigns) RETURNS boolean
STABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT campaign.status = 'completed' AND NOT EXISTS (SELECT FROM submissions s
    WHERE s.campaign_id = campaign.id AND s.status IN ('pending', 'approved'))
$$;

-- Paid outside of the provider, because it cannot be sent or returned there: what the person finds on
-- their statement. Each is made by a transfer or refund at the provider, or so.
ALTER TABLE payouts ADD COLUMN paid_reference text CHECK (length(paid_reference) BETWEEN 1 AND 200);
ALTER TABLE refunds ADD COLUMN paid_reference text CHECK (length(paid_reference) BETWEEN 1 AND 200),
  -- The failed refund whose money it is; each is paid another way once.
  ADD COLUMN replaces_refund_id uuid UNIQUE REFERENCES refunds;
DO $$
DECLARE
  old record;
BEGIN
  FOR old IN SELECT conrelid::regclass AS of_table, conname FROM pg_constraint
    WHERE contype = 'c' AND conrelid IN ('payouts'::regclass, 'refunds'::regclass)
      AND (pg_get_constraintdef(oid) ~ 'paid.*stripe_transfer_id IS NOT NULL'
        OR pg_get_constraintdef(oid) ~ 'succeeded.*stripe_refund_id IS NOT NULL')
  LOOP
    EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', old.of_table, old.conname);
  END LOOP;
END $$;
ALTER TABLE payouts ADD CONSTRAINT payouts_paid_by
  CHECK (status <> 'paid' OR num_nonnulls(stripe_transfer_id, paid_reference) = 1);
ALTER TABLE refunds ADD CONSTRAINT refunds_paid_by
  CHECK (status <> 'succeeded' OR num_nonnulls(stripe_refund_id, paid_reference) = 1);

-- Who holds a creator's payouts, each for a reason of their own: a release ends one of them.
-- creators.review_hold_at and review_hold_reason are those of all that are open together.
CREATE TABLE creator_payout_holds (
  id uuid PRIMARY KEY,
  creator_id uuid NOT NULL REFERENCES creators,
  reason text NOT NULL,
  -- Null for holds from before this was written down, where the audit log does not say it.
  held_by uuid REFERENCES users,
  held_at timestamptz NOT NULL,
  released_by uuid REFERENCES users,
  released_at timestamptz,
  CHECK (num_nonnulls(released_by, released_at) IN (0, 2))
);
CREATE INDEX creator_payout_holds_open_idx ON creator_payout_holds (creator_id, held_at)
  WHERE released_at IS NULL;
CREATE TRIGGER creator_payout_holds_no_truncate BEFORE TRUNCATE ON creator_payout_holds
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_truncate();
INSERT INTO creator_payout_holds (id, creator_id, reason, held_by, held_at)
  SELECT gen_random_uuid(), c.id, c.review_hold_reason, (SELECT a.actor_user_id FROM audit_log a
      WHERE a.action = 'user.hold-payouts' AND a.object_type = 'user' AND a.object_id = c.user_id
      ORDER BY a.at DESC LIMIT 1), c.review_hold_at
  FROM creators c WHERE c.review_hold_at IS NOT NULL;
