-- Posts that creators submit, and how they are decided.
CREATE TYPE submission_status AS ENUM ('pending', 'approved', 'rejected', 'locked', 'paid');
CREATE TYPE dispute_status AS ENUM ('open', 'resolved', 'rejected');

CREATE TABLE submissions (
  id uuid PRIMARY KEY,
  campaign_id uuid NOT NULL REFERENCES campaigns,
  creator_id uuid NOT NULL REFERENCES creators,
  social_account_id uuid NOT NULL REFERENCES social_accounts,

  -- The post.
  platform platform NOT NULL,
  post_url text NOT NULL CHECK (post_url LIKE 'https://%'),
  external_post_id text NOT NULL,
  title text,
  description text,
  thumbnail_url text CONSTRAINT submissions_thumbnail_is_ours
    CHECK (thumbnail_url ~ '^/uploads/[0-9a-f]{32}\.webp$'),
  published_at timestamptz,

  status submission_status NOT NULL DEFAULT 'pending',
  reason text,
  rejection_code text,
  lock_reason text CHECK (lock_reason IN ('window', 'cap', 'budget', 'gone', 'ended', 'not_owner', 'deleted')),
  needs_admin boolean NOT NULL DEFAULT false,
  -- Which signals it showed, and their words: lists show and filter the codes.
  risks text[] NOT NULL DEFAULT '{}',
  risk_codes text[] NOT NULL DEFAULT '{}',

  -- The terms it was made under; a change to the campaign never touches them.
  rate_per_k_views_cents bigint NOT NULL CHECK (rate_per_k_views_cents > 0),
  min_payout_cents bigint NOT NULL CHECK (min_payout_cents >= 0),
  max_payout_cents bigint NOT NULL CHECK (max_payout_cents >= 0),
  flat_bonus_cents bigint NOT NULL CHECK (flat_bonus_cents >= 0),
  needs_disclosure boolean NOT NULL DEFAULT false,

  submitted_at timestamptz NOT NULL DEFAULT now(),
  resubmitted_at timestamptz,
  auto_approves_at timestamptz NOT NULL,
  approved_at timestamptz,
  rejected_at timestamptz,
  -- Since when its account is verified: only then it earns.
  proven_at timestamptz,
  tracks_until timestamptz,
  locked_at timestamptz,
  paid_at timestamptz,

  CHECK (status NOT IN ('approved', 'locked', 'paid') OR approved_at IS NOT NULL),
  CHECK (status <> 'rejected' OR (rejected_at IS NOT NULL AND rejection_code IS NOT NULL)),
  CHECK (status NOT IN ('locked', 'paid') OR lock_reason IS NOT NULL)
);
CREATE UNIQUE INDEX submissions_one_live_per_post ON submissions (platform, external_post_id)
  WHERE status <> 'rejected' AND proven_at IS NOT NULL;
CREATE UNIQUE INDEX submissions_once_per_creator
  ON submissions (creator_id, platform, external_post_id) WHERE status <> 'rejected';
-- All submissions of a post show the same picture.
CREATE INDEX submissions_post_idx ON submissions (platform, external_post_id);
CREATE INDEX submissions_submitted_idx ON submissions (submitted_at DESC, id DESC);
CREATE INDEX submissions_creator_idx ON submissions (creator_id, submitted_at DESC, id DESC);
CREATE INDEX submissions_campaign_idx ON submissions (campaign_id, submitted_at DESC, id DESC);
CREATE INDEX submissions_campaign_creator_idx ON submissions (campaign_id, creator_id) INCLUDE (status);
CREATE INDEX submissions_pending_idx ON submissions (auto_approves_at) WHERE status = 'pending';
CREATE INDEX submissions_pending_campaign_idx ON submissions (campaign_id, auto_approves_at, id)
  WHERE status = 'pending';
-- Few wait at a time, however many there are.
CREATE INDEX submissions_risky_idx ON submissions (auto_approves_at, id) INCLUDE (submitted_at)
  WHERE status = 'pending' AND cardinality(risks) > 0;
CREATE INDEX submissions_approved_idx ON submissions (tracks_until) WHERE status = 'approved';
CREATE INDEX submissions_unproven_idx ON submissions (social_account_id) WHERE proven_at IS NULL;
-- The newest posts that have finished earning, of one platform: what like campaigns brought.
CREATE INDEX submissions_finished_idx ON submissions (platform, locked_at DESC, id DESC)
  WHERE status IN ('locked', 'paid') AND proven_at IS NOT NULL;
-- What a creator's approved posts are summed by, without reading the posts: settlements write none of these columns.
CREATE INDEX submissions_creator_approved_idx ON submissions (creator_id, campaign_id)
  INCLUDE (id, social_account_id, status, proven_at) WHERE approved_at IS NOT NULL;

CREATE FUNCTION check_submission_edge() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.status, NEW.status) NOT IN
    (('pending', 'approved'), ('pending', 'rejected'), ('rejected', 'pending'),
     ('approved', 'locked'), ('locked', 'paid'), ('rejected', 'approved'), ('locked', 'approved'),
     ('approved', 'rejected'), ('locked', 'rejected'), ('paid', 'rejected'), ('paid', 'locked'))
  THEN
    RAISE EXCEPTION 'a submission cannot go from % to %', OLD.status, NEW.status
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER submissions_edge BEFORE UPDATE OF status ON submissions
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status)
  EXECUTE FUNCTION check_submission_edge();
CREATE TRIGGER submissions_stay BEFORE DELETE ON submissions
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER submissions_keep_id BEFORE UPDATE OF id ON submissions
  FOR EACH ROW WHEN (NEW.id <> OLD.id) EXECUTE FUNCTION refuse_change();

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

-- No post can earn in it anymore. What refused posts can still win is kept back by amount.
CREATE FUNCTION is_campaign_over(campaign campaigns) RETURNS boolean
STABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT campaign.status = 'completed' AND NOT EXISTS (SELECT FROM submissions s
    WHERE s.campaign_id = campaign.id AND s.status IN ('pending', 'approved'))
$$;

-- Our own copies of posts' pictures: a platform's address ends within hours, and tells its host who looks.
CREATE TABLE post_pictures (
  -- Reserved before the file is written, so that there is no file nobody knows.
  key text PRIMARY KEY CHECK (key ~ '^[0-9a-f]{32}\.webp$'),
  platform platform NOT NULL,
  external_post_id text NOT NULL,
  -- The platform's own address, for as long as it is to be copied.
  source_url text,
  tries_count integer NOT NULL DEFAULT 0 CHECK (tries_count >= 0),
  -- One of three: to be copied then, copied, or given up or erased, its file about to be deleted.
  next_try_at timestamptz,
  stored_at timestamptz,
  removed_at timestamptz,
  CHECK (num_nonnulls(next_try_at, stored_at, removed_at) = 1),
  CHECK ((source_url IS NULL) = (next_try_at IS NULL))
);
CREATE UNIQUE INDEX post_pictures_one_per_post ON post_pictures (platform, external_post_id)
  WHERE removed_at IS NULL;
CREATE INDEX post_pictures_due_idx ON post_pictures (next_try_at) WHERE next_try_at IS NOT NULL;
CREATE INDEX post_pictures_removed_idx ON post_pictures (removed_at) WHERE removed_at IS NOT NULL;

-- Decisions -----------------------------------------------------------------------------------------------------------

CREATE TABLE submission_status_changes (
  seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  submission_id uuid NOT NULL REFERENCES submissions,
  from_status submission_status,
  to_status submission_status NOT NULL,
  actor_kind text NOT NULL CHECK (actor_kind IN ('creator', 'brand', 'admin', 'system')),
  actor_user_id uuid,
  note text,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX submission_status_changes_submission_idx ON submission_status_changes (submission_id, seq);
CREATE INDEX submission_status_changes_at_idx ON submission_status_changes (at);
CREATE TRIGGER submission_status_changes_append_only BEFORE UPDATE OR DELETE
  ON submission_status_changes FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE reviews (
  id uuid PRIMARY KEY,
  submission_id uuid NOT NULL REFERENCES submissions,
  reviewer_user_id uuid REFERENCES users,
  action text NOT NULL CHECK (action IN ('approve', 'reject')),
  notes text,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX reviews_submission_idx ON reviews (submission_id);
CREATE TRIGGER reviews_append_only BEFORE UPDATE OR DELETE ON reviews
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- What reviewers write about a post for their own side: a brand's people, or the admins. Creators never read it.
CREATE TABLE review_notes (
  id uuid PRIMARY KEY,
  submission_id uuid NOT NULL REFERENCES submissions,
  side text NOT NULL CHECK (side IN ('brand', 'admin')),
  author_user_id uuid NOT NULL REFERENCES users,
  text text NOT NULL CHECK (length(text) BETWEEN 1 AND 2000),
  created_at timestamptz NOT NULL
);
CREATE INDEX review_notes_listed_idx ON review_notes (submission_id, side, created_at DESC, id DESC);

-- Approvals that their reviewer can still undo. Nothing is paid and nobody is told before final_at; then the
-- approval is made and the row goes. Brand and admin may both approve a post: each approval is kept and undone by itself.
CREATE TABLE kept_approvals (
  submission_id uuid NOT NULL REFERENCES submissions,
  reviewer_user_id uuid NOT NULL REFERENCES users,
  reviewer_kind text NOT NULL CHECK (reviewer_kind IN ('brand', 'admin')),
  request_id text,
  decided_at timestamptz NOT NULL,
  final_at timestamptz NOT NULL CHECK (final_at > decided_at),
  PRIMARY KEY (submission_id, reviewer_user_id)
);
CREATE INDEX kept_approvals_final_idx ON kept_approvals (final_at);

-- What the system reads of a due post before it approves it.
CREATE TABLE approval_checks (
  submission_id uuid PRIMARY KEY REFERENCES submissions ON DELETE CASCADE,
  next_check_at timestamptz NOT NULL,
  leased_until timestamptz,
  -- Failures in a row, and since when: they say nothing about the post.
  failed_count integer NOT NULL DEFAULT 0,
  unread_since timestamptz,
  seen_at timestamptz,
  -- Why the system leaves the post to an admin since.
  reasons text[] NOT NULL DEFAULT '{}',
  refused_at timestamptz,
  CHECK ((refused_at IS NULL) = (reasons = '{}'))
);
CREATE INDEX approval_checks_refused_idx ON approval_checks (refused_at) WHERE refused_at IS NOT NULL;

-- A deadline that began to run at `started`, later by the time in which it was stopped. Stopped now, it has as much time
-- left as when it stopped.
CREATE FUNCTION moved_deadline(started timestamptz, deadline timestamptz, stopped tstzmultirange)
RETURNS timestamptz IMMUTABLE PARALLEL SAFE LANGUAGE plpgsql AS $$
DECLARE
  stop tstzrange;
BEGIN
  FOR stop IN SELECT r FROM unnest(stopped) AS r ORDER BY lower(r) LOOP
    EXIT WHEN lower(stop) > deadline;
    IF upper(stop) > started THEN
      -- In seconds: days differ in length where clocks are changed.
      deadline := deadline
        + make_interval(secs => extract(epoch FROM upper(stop) - greatest(lower(stop), started))::double precision);
    END IF;
  END LOOP;
  RETURN deadline;
END $$;

-- Creators' disputes: what they are about, both sides, and the decision. A decision can be disputed once; a later one about the
-- same post again.
CREATE TABLE disputes (
  id uuid PRIMARY KEY,
  submission_id uuid NOT NULL REFERENCES submissions,
  opened_by_user_id uuid NOT NULL REFERENCES users,
  matter text NOT NULL CHECK (matter IN ('rejection', 'reversal', 'lock', 'hold')),
  reason text NOT NULL CHECK (length(reason) BETWEEN 1 AND 2000),
  status dispute_status NOT NULL DEFAULT 'open',
  -- The brand may answer once until then; an admin decides afterwards.
  answer_due_at timestamptz NOT NULL,
  answer text CHECK (length(answer) BETWEEN 1 AND 2000),
  answered_by uuid REFERENCES users,
  answered_at timestamptz,
  decided_by uuid REFERENCES users,
  decided_at timestamptz,
  resolution_notes text,
  remedy text CHECK (remedy IN ('approve', 'release', 'goodwill')),
  goodwill_cents bigint NOT NULL DEFAULT 0 CHECK (goodwill_cents >= 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (status = 'open' OR resolution_notes IS NOT NULL),
  CHECK (num_nonnulls(answer, answered_by, answered_at) IN (0, 3)),
  CHECK (num_nonnulls(decided_by, decided_at) = CASE status WHEN 'open' THEN 0 ELSE 2 END),
  CHECK ((status = 'resolved') = (remedy IS NOT NULL)),
  CHECK (goodwill_cents = 0 OR status = 'resolved'),
  CHECK (remedy <> 'goodwill' OR goodwill_cents > 0)
);
CREATE UNIQUE INDEX disputes_one_open ON disputes (submission_id) WHERE status = 'open';
CREATE INDEX disputes_submission_idx ON disputes (submission_id, created_at DESC);
CREATE INDEX disputes_open_idx ON disputes (answer_due_at) WHERE status = 'open';
CREATE INDEX disputes_decided_idx ON disputes (decided_at DESC, id DESC) WHERE status <> 'open';
CREATE INDEX disputes_created_idx ON disputes (created_at);
CREATE INDEX disputes_answered_idx ON disputes (answered_at) WHERE answered_at IS NOT NULL;
