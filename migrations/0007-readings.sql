-- What platforms say about posts: when each is read, what was read, which settlement paid for it, and what looked wrong.
CREATE TYPE metric_source AS ENUM ('api', 'manual');

-- When a post is read next, apart from the totals because this column is indexed and changes often.
CREATE TABLE tracking_schedule (
  submission_id uuid PRIMARY KEY REFERENCES submissions,
  platform platform NOT NULL,
  social_account_id uuid NOT NULL,
  next_read_at timestamptz NOT NULL,
  -- How long the post would wait for its next reading if its platform's quota were endless; null where it waits for
  -- its platform. Their sum says how much longer all have to wait for the quota to last a day (decision 57).
  wanted_seconds real,
  leased_until timestamptz,
  views_per_hour double precision NOT NULL DEFAULT 0,
  missed_count integer NOT NULL DEFAULT 0,
  -- Why it was not read last, how often in a row, and since when its platform says it is not there.
  trouble text,
  failed_count integer NOT NULL DEFAULT 0,
  absent_since timestamptz
) WITH (fillfactor = 60);
CREATE INDEX tracking_schedule_due_idx ON tracking_schedule (platform, next_read_at);
CREATE INDEX tracking_schedule_trouble_idx ON tracking_schedule (platform, trouble)
  WHERE trouble IS NOT NULL;
CREATE INDEX tracking_schedule_absent_idx ON tracking_schedule (platform, absent_since)
  WHERE absent_since IS NOT NULL;

-- One run that turned readings into accruals.
CREATE TABLE settlements (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  -- It added its money to the days of campaigns and creators itself, in one write with its views; of every other accrual
  -- the trigger adds it (`apply_accruals`).
  counts_days boolean NOT NULL DEFAULT false
);
CREATE TRIGGER settlements_append_only BEFORE UPDATE OR DELETE ON settlements
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- What one settlement found in each campaign: enough to compute it again (invariant I16).
CREATE TABLE settlement_campaigns (
  settlement_id uuid NOT NULL REFERENCES settlements,
  campaign_id uuid NOT NULL REFERENCES campaigns,
  spendable_cents bigint NOT NULL CHECK (spendable_cents >= 0),
  demand_cents bigint NOT NULL CHECK (demand_cents > 0),
  granted_cents bigint NOT NULL CHECK (granted_cents BETWEEN 0 AND demand_cents),
  PRIMARY KEY (settlement_id, campaign_id),
  CHECK (granted_cents = least(spendable_cents, demand_cents))
);

-- What each submission asked for in a settlement that could not pay everybody.
CREATE TABLE settlement_demands (
  settlement_id uuid NOT NULL,
  campaign_id uuid NOT NULL,
  submission_id uuid NOT NULL REFERENCES submissions,
  due_cents bigint NOT NULL CHECK (due_cents > 0),
  granted_cents bigint NOT NULL CHECK (granted_cents BETWEEN 0 AND due_cents),
  PRIMARY KEY (settlement_id, submission_id),
  FOREIGN KEY (settlement_id, campaign_id) REFERENCES settlement_campaigns
);

-- Every stored reading of a post.
CREATE TABLE submission_metrics (
  id uuid PRIMARY KEY,
  submission_id uuid NOT NULL REFERENCES submissions,
  snapshot_time timestamptz NOT NULL,
  view_count bigint CHECK (view_count >= 0),
  like_count bigint CHECK (like_count >= 0),
  comment_count bigint CHECK (comment_count >= 0),
  share_count bigint CHECK (share_count >= 0),
  source metric_source NOT NULL DEFAULT 'manual',
  entered_by uuid REFERENCES users,
  note text,
  counted boolean NOT NULL,
  -- A reading by hand that never counts.
  is_note boolean NOT NULL DEFAULT false,
  settlement_id uuid REFERENCES settlements,
  UNIQUE (submission_id, snapshot_time),
  CHECK (NOT counted OR view_count IS NOT NULL),
  CONSTRAINT submission_metrics_entered_check CHECK (entered_by IS NULL OR source = 'manual'),
  CONSTRAINT submission_metrics_note_check CHECK (NOT is_note OR source = 'manual' AND NOT counted)
);

-- A reading goes only where a later one of its day says at least as much: what a post earned stays provable (I06).
CREATE FUNCTION refuse_losing_a_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.source <> 'api' OR OLD.note IS NOT NULL OR NOT EXISTS (
    SELECT FROM submission_metrics later
    WHERE later.submission_id = OLD.submission_id AND later.snapshot_time > OLD.snapshot_time
      AND later.snapshot_time < date_trunc('day', OLD.snapshot_time, 'UTC') + interval '1 day'
      AND (NOT OLD.counted OR later.counted AND later.view_count >= OLD.view_count))
  THEN
    RAISE EXCEPTION 'this reading is the last of its day' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER submission_metrics_stay BEFORE DELETE ON submission_metrics
  FOR EACH ROW EXECUTE FUNCTION refuse_losing_a_count();

-- Suspicion -----------------------------------------------------------------------------------------------------------

-- From which numbers posts are watched. One row at most; without it the contract's defaults apply.
CREATE TABLE risk_settings (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  settings jsonb NOT NULL,
  changed_by uuid NOT NULL REFERENCES users,
  changed_at timestamptz NOT NULL
);

-- Only posts that showed a signal at some reading after their approval.
CREATE TABLE post_signals (
  submission_id uuid PRIMARY KEY REFERENCES submissions,
  -- Code and words of each signal of the latest reading.
  signals jsonb NOT NULL,
  -- The latest reading whose signals set money aside.
  doubtful_at timestamptz,
  -- An admin released the money at so many views: up to twice as many are not doubted again.
  cleared_views bigint CHECK (cleared_views >= 0)
) WITH (fillfactor = 60);

-- The views that a take-back judged: those of a post above `views_left` that were not void before. A corrected count
-- lowers what was judged with a wrong one.
CREATE TABLE view_judgements (
  id uuid PRIMARY KEY,
  submission_id uuid NOT NULL REFERENCES submissions,
  view_count bigint NOT NULL,
  views_left bigint NOT NULL CHECK (views_left >= 0),
  judged_at timestamptz NOT NULL,
  CHECK (view_count >= views_left)
);
CREATE INDEX view_judgements_submission_idx ON view_judgements (submission_id);
CREATE TRIGGER view_judgements_stay BEFORE UPDATE OF id, submission_id, views_left, judged_at OR DELETE
  ON view_judgements FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER view_judgements_only_lowered BEFORE UPDATE OF view_count ON view_judgements
  FOR EACH ROW WHEN (NEW.view_count > OLD.view_count) EXECUTE FUNCTION refuse_change();
