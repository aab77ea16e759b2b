-- Money needs proof (rules §3): only what comes from a proven account earns and holds a post.

-- A claim ends for good when someone else proves that the account is theirs.
ALTER TABLE social_accounts ADD COLUMN evicted_at timestamptz,
  ADD CHECK (evicted_at IS NULL OR (removed_at IS NOT NULL AND verified_at IS NULL));
-- TikTok and Instagram accounts are proven by the authorization that adds them.
ALTER TABLE social_accounts ADD CHECK (verified_at IS NOT NULL OR platform IN ('youtube', 'x'));

ALTER TABLE submissions ADD COLUMN proven_at timestamptz,
  DROP CONSTRAINT submissions_lock_reason_check,
  ADD CONSTRAINT submissions_lock_reason_check
    CHECK (lock_reason IN ('window', 'cap', 'budget', 'gone', 'ended', 'not_owner'));

UPDATE social_accounts lost SET evicted_at = now(), removed_at = coalesce(lost.removed_at, now())
  FROM social_accounts owner
  WHERE lost.verified_at IS NULL AND owner.platform = lost.platform
    AND owner.platform_user_id = lost.platform_user_id AND owner.user_id <> lost.user_id
    AND owner.verified_at IS NOT NULL AND owner.removed_at IS NULL;

-- Earlier submissions of an account that is proven by now count as proven from their start.
UPDATE submissions s SET proven_at = least(a.verified_at, s.submitted_at)
  FROM social_accounts a WHERE a.id = s.social_account_id AND a.verified_at IS NOT NULL;

-- What earned without proof before this rule keeps it; the invariants know by this date.
INSERT INTO installation (fact, value)
  SELECT 'earned-unproven-until', now()::text
  WHERE EXISTS (SELECT FROM earning_accruals a JOIN submissions s ON s.id = a.submission_id
    WHERE s.proven_at IS NULL);

WITH lost AS (
  UPDATE submissions s SET status = 'rejected', rejected_at = now(), needs_admin = false,
    rejection_code = 'wrong_account', reason = 'Another creator has verified this account.'
  FROM social_accounts a
  WHERE a.id = s.social_account_id AND a.evicted_at IS NOT NULL AND s.status = 'pending'
  RETURNING s.id, s.reason
), moved AS (
  INSERT INTO submission_status_changes (submission_id, from_status, to_status, actor_kind, note)
  SELECT id, 'pending', 'rejected', 'system', reason FROM lost
)
INSERT INTO reviews (id, submission_id, action, notes)
  SELECT gen_random_uuid(), id, 'reject', reason FROM lost;

WITH lost AS (
  UPDATE submissions s SET status = 'locked', locked_at = now(), lock_reason = 'not_owner'
  FROM social_accounts a
  WHERE a.id = s.social_account_id AND a.evicted_at IS NOT NULL AND s.status = 'approved'
  RETURNING s.id
), untracked AS (
  DELETE FROM tracking_schedule t USING lost WHERE t.submission_id = lost.id
)
INSERT INTO submission_status_changes (submission_id, from_status, to_status, actor_kind, note)
  SELECT id, 'approved', 'locked', 'system', 'Another creator has verified this account.' FROM lost;

DROP INDEX submissions_one_live_per_post;
CREATE UNIQUE INDEX submissions_one_live_per_post ON submissions (platform, external_post_id)
  WHERE status <> 'rejected' AND proven_at IS NOT NULL;
CREATE UNIQUE INDEX submissions_once_per_creator
  ON submissions (creator_id, platform, external_post_id) WHERE status <> 'rejected';
CREATE INDEX submissions_unproven_idx ON submissions (social_account_id) WHERE proven_at IS NULL;

-- A submission is as proven as its account; FOR SHARE makes a proof that is under way finish first.
CREATE FUNCTION note_submission_proof() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT verified_at INTO NEW.proven_at FROM social_accounts
    WHERE id = NEW.social_account_id FOR SHARE;
  RETURN NEW;
END $$;
CREATE TRIGGER submissions_note_proof BEFORE INSERT ON submissions
  FOR EACH ROW EXECUTE FUNCTION note_submission_proof();

CREATE FUNCTION prove_submissions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE submissions SET proven_at = NEW.verified_at
    WHERE social_account_id = NEW.id AND proven_at IS NULL
      AND lock_reason IS DISTINCT FROM 'not_owner';
  RETURN NULL;
END $$;
CREATE TRIGGER social_accounts_prove_submissions AFTER UPDATE OF verified_at ON social_accounts
  FOR EACH ROW WHEN (OLD.verified_at IS NULL AND NEW.verified_at IS NOT NULL)
  EXECUTE FUNCTION prove_submissions();

-- Whoever decides, a claim that ended stays ended.
CREATE FUNCTION refuse_evicted_claim() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM social_accounts
    WHERE id = NEW.social_account_id AND evicted_at IS NOT NULL)
  THEN
    RAISE EXCEPTION 'the account of submission % is verified by another creator', NEW.id
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER submissions_refuse_evicted BEFORE UPDATE OF status ON submissions
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status AND NEW.status IN ('pending', 'approved'))
  EXECUTE FUNCTION refuse_evicted_claim();

COMMENT ON COLUMN creators.is_verified IS
  'Not read: derived from users.kyc_status and the proven social accounts whenever it is asked for.';
