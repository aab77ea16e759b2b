-- Creators' disputes: what they are about, both sides, and the decision.
ALTER TABLE disputes
  ADD COLUMN matter text NOT NULL DEFAULT 'rejection'
    CHECK (matter IN ('rejection', 'reversal', 'lock', 'hold')),
  -- The brand may answer once until then; an admin decides afterwards.
  ADD COLUMN answer_due_at timestamptz,
  ADD COLUMN answer text CHECK (length(answer) BETWEEN 1 AND 2000),
  ADD COLUMN answered_by uuid REFERENCES users,
  ADD COLUMN answered_at timestamptz,
  ADD COLUMN decided_by uuid REFERENCES users,
  ADD COLUMN decided_at timestamptz,
  ADD COLUMN remedy text CHECK (remedy IN ('approve', 'release', 'goodwill')),
  ADD COLUMN goodwill_cents bigint NOT NULL DEFAULT 0 CHECK (goodwill_cents >= 0);
UPDATE disputes SET answer_due_at = created_at + interval '3 days';
ALTER TABLE disputes
  ALTER COLUMN matter DROP DEFAULT,
  ALTER COLUMN answer_due_at SET NOT NULL,
  ADD CHECK (num_nonnulls(answer, answered_by, answered_at) IN (0, 3)),
  ADD CHECK (num_nonnulls(decided_by, decided_at) = CASE status WHEN 'open' THEN 0 ELSE 2 END),
  ADD CHECK ((status = 'resolved') = (remedy IS NOT NULL)),
  ADD CHECK (goodwill_cents = 0 OR status = 'resolved'),
  ADD CHECK (remedy <> 'goodwill' OR goodwill_cents > 0);
CREATE INDEX disputes_open_idx ON disputes (answer_due_at) WHERE status = 'open';
CREATE INDEX disputes_decided_idx ON disputes (decided_at DESC, id DESC) WHERE status <> 'open';
CREATE TRIGGER disputes_no_truncate BEFORE TRUNCATE ON disputes FOR EACH STATEMENT
  EXECUTE FUNCTION refuse_truncate();

-- A dispute's freeze has its id. Posts that were disputed before had earned nothing.
INSERT INTO money_freezes (id, cause, submission_id, with_unpaid, reason, opened_by, opened_at)
  SELECT id, 'disputed', submission_id, true, 'The creator disputes a decision about the post.',
    opened_by_user_id, created_at
  FROM disputes WHERE status = 'open';

-- Nothing can earn in it anymore: what is left is the brand's. A disputed post may still win.
CREATE OR REPLACE FUNCTION is_campaign_over(campaign campaigns) RETURNS boolean
STABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT campaign.status = 'completed' AND NOT EXISTS (SELECT FROM submissions s
    WHERE s.campaign_id = campaign.id AND (s.status IN ('pending', 'approved')
      OR EXISTS (SELECT FROM disputes d WHERE d.submission_id = s.id AND d.status = 'open')))
$$;
