-- What a correction of the count has to know: which views were judged, and what a reversal took back for wrong ones.

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
CREATE TRIGGER view_judgements_no_truncate BEFORE TRUNCATE ON view_judgements
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_truncate();

-- Of a post that was judged before, only how many views are void is known, and what the last judgement left: as many as
-- the doubt says, or as were paid for and stand. A doubt without a note was ended by a reversal, undecided.
INSERT INTO view_judgements (id, submission_id, view_count, views_left, judged_at)
  SELECT gen_random_uuid(), p.submission_id, p.views_left + p.voided_views, p.views_left, p.judged_at
  FROM (
    SELECT t.submission_id, t.voided_views, coalesce(f.closed_at, now()) AS judged_at,
      least(t.view_count - t.voided_views, coalesce(f.views_before, (
        SELECT max(a.views_at_snapshot) FROM earning_accruals a
        WHERE a.submission_id = t.submission_id AND a.kind = 'views' AND a.voided_views IS NULL
          AND NOT EXISTS (SELECT FROM accrual_corrections k WHERE k.accrual_id = a.id AND k.voids)), 0)) AS views_left
    FROM submission_totals t LEFT JOIN LATERAL (
      SELECT z.views_before, z.closed_at FROM money_freezes z
      WHERE z.submission_id = t.submission_id AND z.cause = 'doubted' AND z.outcome = 'taken-back'
        AND z.views_before IS NOT NULL AND z.close_note IS NOT NULL
      ORDER BY z.closed_at DESC LIMIT 1
    ) f ON true
    WHERE t.voided_views > 0
  ) p;

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
CREATE TRIGGER accrual_voids_no_truncate BEFORE TRUNCATE ON accrual_voids
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_truncate();

-- A doubt is about the views after those it left: what is paid for earlier ones while it is open is not what it takes.
CREATE OR REPLACE FUNCTION covers_accrual(reason money_freezes, accrual earning_accruals) RETURNS boolean
STABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT CASE WHEN reason.is_listed THEN EXISTS (SELECT FROM freeze_accruals l
      WHERE l.freeze_id = reason.id AND l.accrual_id = accrual.id)
    ELSE coalesce(reason.submission_id = accrual.submission_id, reason.campaign_id = accrual.campaign_id)
      AND (reason.with_unpaid OR reason.opened_at <= accrual.created_at)
      AND (reason.cause <> 'doubted' OR accrual.kind = 'views'
        AND accrual.views_at_snapshot - coalesce(accrual.voided_views, 0) > coalesce(reason.views_before, -1)) END
$$;
