-- What was judged is not earned again, what was promised waits for money, and what keeps money still is a set.

ALTER TABLE submission_totals
  -- Views that a take-back judged: the post is worth the others.
  ADD COLUMN voided_views bigint NOT NULL DEFAULT 0,
  -- The bonus that the approval promised, until it is paid; whole or not at all.
  ADD COLUMN bonus_due_cents bigint NOT NULL DEFAULT 0 CHECK (bonus_due_cents >= 0),
  -- What a reversal took back and its undoing could not pay yet.
  ADD COLUMN owed_again_cents bigint NOT NULL DEFAULT 0 CHECK (owed_again_cents >= 0),
  ADD CONSTRAINT submission_totals_voided_check CHECK (voided_views BETWEEN 0 AND view_count);
CREATE INDEX submission_totals_promised_idx ON submission_totals (campaign_id)
  WHERE bonus_due_cents + owed_again_cents > 0;

-- A bonus that found no money at its approval was lost until now.
UPDATE submission_totals t SET bonus_due_cents = s.flat_bonus_cents
  FROM submissions s WHERE s.id = t.submission_id AND s.approved_at IS NOT NULL
    AND s.flat_bonus_cents > 0 AND t.bonus_cents = 0;

-- The part of the count that was void when this was earned; null for none.
ALTER TABLE earning_accruals ADD COLUMN voided_views bigint CHECK (voided_views > 0);

-- Whether the views that it was earned for are void. A reversal judges the post, and can be undone whole.
ALTER TABLE accrual_corrections ADD COLUMN voids boolean NOT NULL DEFAULT false;

ALTER TABLE money_freezes
  -- Of a doubt: the views that were not void when it was opened. It is about those after them.
  ADD COLUMN views_before bigint,
  -- It covers the accruals listed for it, and nothing that is earned later.
  ADD COLUMN is_listed boolean NOT NULL DEFAULT false;
UPDATE money_freezes f SET views_before = coalesce((SELECT max(m.view_count) FROM submission_metrics m
    WHERE m.submission_id = f.submission_id AND m.counted AND m.snapshot_time < f.opened_at), 0)
  WHERE f.cause = 'doubted' AND f.closed_at IS NULL;
ALTER TABLE money_freezes ADD CONSTRAINT money_freezes_views_before_check
  CHECK (cause <> 'doubted' OR closed_at IS NOT NULL OR views_before IS NOT NULL);

CREATE TABLE freeze_accruals (
  freeze_id uuid NOT NULL REFERENCES money_freezes,
  accrual_id uuid NOT NULL REFERENCES earning_accruals,
  PRIMARY KEY (freeze_id, accrual_id)
);
CREATE INDEX freeze_accruals_accrual_idx ON freeze_accruals (accrual_id);
CREATE TRIGGER freeze_accruals_append_only BEFORE UPDATE OR DELETE ON freeze_accruals
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER freeze_accruals_no_truncate BEFORE TRUNCATE ON freeze_accruals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_truncate();

-- A decision can be disputed once; a later one about the same post again.
ALTER TABLE disputes DROP CONSTRAINT disputes_submission_id_key;
CREATE INDEX disputes_submission_idx ON disputes (submission_id, created_at DESC);
CREATE UNIQUE INDEX disputes_one_open ON disputes (submission_id) WHERE status = 'open';

-- Views that were taken back before there was a place to note it, and are not paid: they stay so.
UPDATE submission_totals t SET voided_views = t.view_count - least(t.view_count,
    ceil(t.accrued_cents::numeric * 1000 / s.rate_per_k_views_cents)::bigint)
  FROM submissions s
  WHERE s.id = t.submission_id AND t.accrued_cents < earned_cents(t.view_count, s.rate_per_k_views_cents,
      s.min_payout_cents, s.max_payout_cents)
    AND EXISTS (SELECT FROM money_freezes f
      WHERE f.submission_id = t.submission_id AND f.cause = 'doubted' AND f.outcome = 'taken-back');

-- What a freeze is about: its post, campaign or list, from its time on unless it took along what was unpaid. A doubt is
-- about views.
CREATE FUNCTION covers_accrual(reason money_freezes, accrual earning_accruals) RETURNS boolean
STABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT CASE WHEN reason.is_listed THEN EXISTS (SELECT FROM freeze_accruals l
      WHERE l.freeze_id = reason.id AND l.accrual_id = accrual.id)
    ELSE coalesce(reason.submission_id = accrual.submission_id, reason.campaign_id = accrual.campaign_id)
      AND (reason.with_unpaid OR reason.opened_at <= accrual.created_at)
      AND (reason.cause <> 'doubted' OR accrual.kind = 'views') END
$$;

-- The oldest open freeze that covers what a post earns now.
CREATE OR REPLACE FUNCTION open_freeze(submission uuid, campaign uuid)
RETURNS TABLE (freeze_id uuid, cause text) STABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT f.id, f.cause FROM (
    SELECT id, cause, opened_at FROM money_freezes
    WHERE submission_id = submission AND closed_at IS NULL
    UNION ALL
    SELECT id, cause, opened_at FROM money_freezes
    WHERE campaign_id = campaign AND closed_at IS NULL AND NOT is_listed
  ) f ORDER BY f.opened_at, f.id LIMIT 1
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

-- Money can still come to it: it has not ended, or a bank has still to decide about a payment.
CREATE FUNCTION can_get_money(campaign campaigns) RETURNS boolean
STABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT campaign.status <> 'completed' OR is_campaign_disputed(campaign.id)
$$;

-- What the posts of a campaign wait for. One that has the money for a bonus left has paid its posts all they waited for.
CREATE FUNCTION campaign_waits_cents(campaign campaigns) RETURNS bigint
STABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT CASE WHEN campaign_left_cents(campaign) > campaign.flat_bonus_cents OR NOT can_get_money(campaign) THEN 0
    ELSE coalesce((SELECT sum(post_waits_cents(s, t))
      FROM submissions s JOIN submission_totals t ON t.submission_id = s.id
      WHERE s.campaign_id = campaign.id AND s.status IN ('approved', 'locked', 'paid')), 0)::bigint END
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

-- What changes a creator's balance beside what they earn; the end of a write-off among it.
DROP INDEX ledger_entries_statement_idx;
CREATE INDEX ledger_entries_statement_idx ON ledger_entries (user_id, created_at)
  WHERE event IN ('payout-paid', 'payout-reversed', 'debt-written-off', 'debt-write-off-undone');
