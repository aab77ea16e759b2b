-- What posts earn, where that money is, and why some of it stands still or is owed back.

-- The reward before the bonus: the minimum gates, the maximum caps, 0 means no cap.
CREATE FUNCTION earned_cents(views bigint, rate bigint, minimum bigint, maximum bigint)
RETURNS bigint IMMUTABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT CASE
    WHEN floor(views::numeric * rate / 1000) < minimum THEN 0
    WHEN maximum = 0 THEN floor(views::numeric * rate / 1000)::bigint
    ELSE least(floor(views::numeric * rate / 1000), maximum)::bigint
  END
$$;

-- Money a submission earned at one moment. Each accrual of views is the difference from what was accrued before. Entries of a
-- creator's account that belong to no post are not earned: `recovery` pays a debt, `returned` is what a reversed transfer
-- returned, and `advance` was paid in a lost history from earnings that are not known yet: part of its payout, and owed
-- until they are. `reinstated` was taken back and is paid again: the post was approved after all.
CREATE TABLE earning_accruals (
  id uuid PRIMARY KEY,
  submission_id uuid REFERENCES submissions,
  campaign_id uuid,
  creator_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN
    ('views', 'bonus', 'goodwill', 'correction', 'recovery', 'returned', 'reinstated', 'advance')),
  views_at_snapshot bigint NOT NULL CHECK (views_at_snapshot >= 0),
  -- The part of the count that was void when this was earned; null for none.
  voided_views bigint CHECK (voided_views > 0),
  rate_per_k_views_cents bigint NOT NULL,
  accrued_cents bigint NOT NULL,
  settlement_id uuid,
  matures_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT earning_accruals_check1 CHECK ((kind = 'views') = (settlement_id IS NOT NULL)),
  CONSTRAINT earning_accruals_sign_check CHECK (CASE kind WHEN 'correction' THEN accrued_cents < 0
    WHEN 'recovery' THEN accrued_cents <> 0 WHEN 'returned' THEN accrued_cents <> 0
    ELSE accrued_cents > 0 END),
  CONSTRAINT earning_accruals_post_check CHECK
    ((kind IN ('recovery', 'returned', 'advance')) = (submission_id IS NULL)
      AND (submission_id IS NULL) = (campaign_id IS NULL))
);
CREATE UNIQUE INDEX earning_accruals_one_bonus ON earning_accruals (submission_id) WHERE kind = 'bonus';
-- The amounts of a post are listed by time and id. With the id in its index, the newest few of thousands are read alone.
CREATE INDEX earning_accruals_post_idx ON earning_accruals (submission_id, created_at, id);
-- Bonuses, goodwill and what was taken back are few next to the views of a post, and are summed for its receipt.
CREATE INDEX earning_accruals_other_idx ON earning_accruals (submission_id, kind, created_at) INCLUDE (id, accrued_cents)
  WHERE kind <> 'views' AND submission_id IS NOT NULL;
-- The books look at whole lives each minute, in a few pages of an index instead of a page for each row.
CREATE INDEX earning_accruals_creator_idx ON earning_accruals (creator_id, created_at)
  INCLUDE (id, kind, accrued_cents);
-- What settlements write is left out: it is nearly everything.
CREATE INDEX earning_accruals_rare_idx ON earning_accruals (creator_id, kind) WHERE kind <> 'views';
CREATE TRIGGER earning_accruals_append_only BEFORE UPDATE OR DELETE ON earning_accruals
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Totals --------------------------------------------------------------------------------------------------------------

-- One row per submission with the sums that its history adds up to.
CREATE TABLE submission_totals (
  submission_id uuid PRIMARY KEY REFERENCES submissions,
  campaign_id uuid NOT NULL,
  creator_id uuid NOT NULL,
  view_count bigint NOT NULL DEFAULT 0 CHECK (view_count >= 0),
  -- Views that a take-back judged: the post is worth the others.
  voided_views bigint NOT NULL DEFAULT 0,
  accrued_cents bigint NOT NULL DEFAULT 0 CHECK (accrued_cents >= 0),
  bonus_cents bigint NOT NULL DEFAULT 0 CHECK (bonus_cents >= 0),
  -- Goodwill is the marketplace's expense: a post's earnings include it, what it cost its brand does not.
  goodwill_cents bigint NOT NULL DEFAULT 0 CHECK (goodwill_cents >= 0),
  -- Every kind of accrual, corrections included.
  earned_cents bigint NOT NULL DEFAULT 0,
  -- The bonus that the approval promised, until it is paid; whole or not at all.
  bonus_due_cents bigint NOT NULL DEFAULT 0 CHECK (bonus_due_cents >= 0),
  -- What a reversal took back and its undoing could not pay yet.
  owed_again_cents bigint NOT NULL DEFAULT 0 CHECK (owed_again_cents >= 0),
  -- The part of what is owed again that was frozen because its creator was suspended, and that nobody had decided about.
  owed_again_suspended_cents bigint NOT NULL DEFAULT 0
    CHECK (owed_again_suspended_cents BETWEEN 0 AND owed_again_cents),
  -- The part of it that had been paid out: it pays the debt of its reversal.
  owed_again_paid_cents bigint NOT NULL DEFAULT 0
    CHECK (owed_again_paid_cents BETWEEN 0 AND owed_again_cents - owed_again_suspended_cents),
  -- The part of what is due for its views that had been frozen so; what they earn is frozen for the suspension again.
  due_suspended_cents bigint NOT NULL DEFAULT 0 CHECK (due_suspended_cents >= 0),
  last_read_at timestamptz,
  CONSTRAINT submission_totals_voided_check CHECK (voided_views BETWEEN 0 AND view_count)
) WITH (fillfactor = 60);
CREATE INDEX submission_totals_campaign_idx ON submission_totals (campaign_id);
CREATE INDEX submission_totals_creator_idx ON submission_totals (creator_id);
CREATE INDEX submission_totals_promised_idx ON submission_totals (campaign_id)
  WHERE bonus_due_cents + owed_again_cents > 0;

CREATE TABLE creator_totals (
  creator_id uuid PRIMARY KEY REFERENCES creators,
  earned_cents bigint NOT NULL DEFAULT 0,
  paid_cents bigint NOT NULL DEFAULT 0 CHECK (paid_cents >= 0)
) WITH (fillfactor = 60);

CREATE FUNCTION post_cost_cents(post submission_totals) RETURNS bigint
IMMUTABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT post.earned_cents - post.goodwill_cents
$$;

-- What the views of a post are worth and have not been paid.
CREATE FUNCTION views_due_cents(post submissions, total submission_totals) RETURNS bigint
IMMUTABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT greatest(0, earned_cents(total.view_count - total.voided_views, post.rate_per_k_views_cents,
    post.min_payout_cents, post.max_payout_cents) - total.accrued_cents)
$$;

-- All that a post waits for: money for its views, its bonus, and what is owed again. A person who has left waits for
-- nothing.
CREATE FUNCTION post_waits_cents(post submissions, total submission_totals) RETURNS bigint
STABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT CASE WHEN x.cents > 0 AND NOT EXISTS (SELECT FROM creators k JOIN users u ON u.id = k.user_id
      WHERE k.id = post.creator_id AND u.deleted_at IS NOT NULL) THEN x.cents ELSE 0 END
  FROM (SELECT CASE WHEN post.status IN ('approved', 'locked', 'paid') AND post.proven_at IS NOT NULL
    THEN views_due_cents(post, total) + total.bonus_due_cents + total.owed_again_cents ELSE 0 END AS cents) x
$$;

-- How much of a campaign's money what was promised takes, before views share the rest: what is owed again, and each
-- bonus that it has whole.
CREATE FUNCTION promised_cents(campaign uuid, spendable bigint) RETURNS bigint
STABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT coalesce(w.again + w.bonus * least(w.posts, div(spendable - w.again, nullif(w.bonus, 0))), w.again, 0)::bigint
  FROM (
    SELECT least(spendable, coalesce(sum(t.owed_again_cents), 0)) AS again, max(t.bonus_due_cents) AS bonus,
      count(*) FILTER (WHERE t.bonus_due_cents > 0) AS posts
    FROM submission_totals t JOIN submissions s ON s.id = t.submission_id
    WHERE t.campaign_id = campaign AND t.bonus_due_cents + t.owed_again_cents > 0
      AND s.status IN ('approved', 'locked', 'paid') AND s.proven_at IS NOT NULL
  ) w
$$;

-- Money that stands still ---------------------------------------------------------------------------------------------

-- Why what a post earned (or every post of a campaign) is frozen, from when until when. While one is
-- open, what is earned is frozen too. A dispute's freeze has its id. An open doubt is renewed by every reading that doubts the
-- post again: there is room for that on the row's page.
CREATE TABLE money_freezes (
  id uuid PRIMARY KEY,
  cause text NOT NULL CHECK (cause IN ('held', 'doubted', 'disputed', 'chargeback')),
  submission_id uuid REFERENCES submissions,
  campaign_id uuid REFERENCES campaigns,
  -- Whether it also covers what was earned before it; a payout that fails returns some of that.
  with_unpaid boolean NOT NULL,
  -- It covers the accruals listed for it, and nothing that is earned later.
  is_listed boolean NOT NULL DEFAULT false,
  -- Of a doubt: the views that were not void when it was opened. It is about those after them.
  views_before bigint,
  -- Of a doubt about a large reading by hand: who entered it cannot release its money at once.
  entered_by uuid REFERENCES users,
  entered_at timestamptz,
  -- For the creator, in words; and the numbers behind them.
  reason text NOT NULL,
  facts jsonb NOT NULL DEFAULT '{}',
  opened_by uuid REFERENCES users,
  opened_at timestamptz NOT NULL,
  closed_by uuid REFERENCES users,
  closed_at timestamptz,
  outcome text CHECK (outcome IN ('released', 'taken-back')),
  close_note text,
  CHECK (num_nonnulls(submission_id, campaign_id) = 1),
  CHECK ((closed_at IS NULL) = (outcome IS NULL)),
  CONSTRAINT money_freezes_views_before_check
    CHECK (cause <> 'doubted' OR closed_at IS NOT NULL OR views_before IS NOT NULL),
  CONSTRAINT money_freezes_entered_check CHECK ((entered_by IS NULL) = (entered_at IS NULL)
    AND (entered_by IS NULL OR cause = 'doubted'))
) WITH (fillfactor = 60);
CREATE UNIQUE INDEX money_freezes_one_open_doubt ON money_freezes (submission_id)
  WHERE cause = 'doubted' AND closed_at IS NULL;
CREATE UNIQUE INDEX money_freezes_one_open_hold ON money_freezes (submission_id)
  WHERE cause = 'held' AND closed_at IS NULL;
CREATE INDEX money_freezes_submission_idx ON money_freezes (submission_id);
-- Whether a post is under a freeze is asked for each reading.
CREATE INDEX money_freezes_open_post_idx ON money_freezes (submission_id) WHERE closed_at IS NULL;
CREATE INDEX money_freezes_open_campaign_idx ON money_freezes (campaign_id) WHERE closed_at IS NULL;
CREATE INDEX money_freezes_opened_idx ON money_freezes (opened_at);
CREATE INDEX money_freezes_closed_idx ON money_freezes (closed_at) WHERE closed_at IS NOT NULL;

CREATE TABLE freeze_accruals (
  freeze_id uuid NOT NULL REFERENCES money_freezes,
  accrual_id uuid NOT NULL REFERENCES earning_accruals,
  PRIMARY KEY (freeze_id, accrual_id)
);
CREATE INDEX freeze_accruals_accrual_idx ON freeze_accruals (accrual_id);
CREATE TRIGGER freeze_accruals_append_only BEFORE UPDATE OR DELETE ON freeze_accruals
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- What a freeze is about: its post, campaign or list, from its time on unless it took along what was unpaid. A doubt is about the
-- views after those it left: what is paid for earlier ones while it is open is not what it takes.
CREATE FUNCTION covers_accrual(reason money_freezes, accrual earning_accruals) RETURNS boolean
STABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT CASE WHEN reason.is_listed THEN EXISTS (SELECT FROM freeze_accruals l
      WHERE l.freeze_id = reason.id AND l.accrual_id = accrual.id)
    ELSE coalesce(reason.submission_id = accrual.submission_id, reason.campaign_id = accrual.campaign_id)
      AND (reason.with_unpaid OR reason.opened_at <= accrual.created_at)
      AND (reason.cause <> 'doubted' OR accrual.kind = 'views'
        AND accrual.views_at_snapshot - coalesce(accrual.voided_views, 0) > coalesce(reason.views_before, -1)) END
$$;

-- The oldest open freeze that covers what a post earns now.
CREATE FUNCTION open_freeze(submission uuid, campaign uuid)
RETURNS TABLE (freeze_id uuid, cause text) STABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT f.id, f.cause FROM (
    SELECT id, cause, opened_at FROM money_freezes
    WHERE submission_id = submission AND closed_at IS NULL
    UNION ALL
    SELECT id, cause, opened_at FROM money_freezes
    WHERE campaign_id = campaign AND closed_at IS NULL AND NOT is_listed
  ) f ORDER BY f.opened_at, f.id LIMIT 1
$$;

-- Where an accrual is -------------------------------------------------------------------------------------------------

-- Where an accrual's money is: a row here while it matures, ...
CREATE TABLE accrual_holds (
  accrual_id uuid PRIMARY KEY REFERENCES earning_accruals,
  creator_id uuid NOT NULL,
  accrued_cents bigint NOT NULL,
  matures_at timestamptz NOT NULL
);
CREATE INDEX accrual_holds_matures_idx ON accrual_holds (matures_at);
CREATE INDEX accrual_holds_creator_idx ON accrual_holds (creator_id, matures_at);

-- ... a row here while it is withdrawable, ...
CREATE TABLE accrual_withdrawables (
  accrual_id uuid PRIMARY KEY REFERENCES earning_accruals,
  creator_id uuid NOT NULL,
  accrued_cents bigint NOT NULL
);
CREATE INDEX accrual_withdrawables_creator_idx ON accrual_withdrawables (creator_id)
  INCLUDE (accrual_id, accrued_cents);

-- ... a row here while it is frozen, with the freeze that holds it (null for a suspension, which is of a person), ...
CREATE TABLE accrual_freezes (
  accrual_id uuid PRIMARY KEY REFERENCES earning_accruals,
  creator_id uuid NOT NULL,
  accrued_cents bigint NOT NULL,
  cause text NOT NULL,
  freeze_id uuid REFERENCES money_freezes,
  CONSTRAINT accrual_freezes_cause_check CHECK ((cause = 'suspended') = (freeze_id IS NULL))
);
CREATE INDEX accrual_freezes_creator_idx ON accrual_freezes (creator_id);
CREATE INDEX accrual_freezes_freeze_idx ON accrual_freezes (freeze_id);

-- ... a row in `payout_accruals` once it went out, and a row here once it was taken back, with the correction that undid it. An
-- accrual is taken back once and whole.
CREATE TABLE accrual_corrections (
  accrual_id uuid PRIMARY KEY REFERENCES earning_accruals,
  correction_id uuid NOT NULL UNIQUE REFERENCES earning_accruals,
  accrued_cents bigint NOT NULL CHECK (accrued_cents > 0),
  -- Taken back after it was paid out: the creator owes it.
  is_owed boolean NOT NULL DEFAULT false,
  -- Whether the views that it was earned for are void. A reversal judges the post, and can be undone whole.
  voids boolean NOT NULL DEFAULT false,
  -- It was frozen because its creator was suspended, and nobody had decided about it.
  was_suspended boolean NOT NULL DEFAULT false,
  CHECK (accrual_id <> correction_id)
);
CREATE TRIGGER accrual_corrections_append_only BEFORE UPDATE OR DELETE ON accrual_corrections
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- An accrual that a reversal took back, and whose views were a wrong reading by hand: undoing the reversal does not pay
-- it again. `owed_again_cents` is the part of it that was not paid again yet by an earlier undoing.
CREATE TABLE accrual_voids (
  id uuid PRIMARY KEY,
  accrual_id uuid NOT NULL UNIQUE REFERENCES earning_accruals,
  submission_id uuid NOT NULL REFERENCES submissions,
  accrued_cents bigint NOT NULL CHECK (accrued_cents > 0),
  owed_again_cents bigint NOT NULL CHECK (owed_again_cents BETWEEN 0 AND accrued_cents),
  created_at timestamptz NOT NULL
);
CREATE INDEX accrual_voids_submission_idx ON accrual_voids (submission_id);
CREATE TRIGGER accrual_voids_append_only BEFORE UPDATE OR DELETE ON accrual_voids
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

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
