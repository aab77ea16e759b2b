-- The amounts of a post are listed by time and id. With the id in its index, the newest few of thousands are read alone.
CREATE INDEX earning_accruals_post_idx ON earning_accruals (submission_id, created_at, id);
DROP INDEX earning_accruals_submission_idx;

-- Bonuses, goodwill and what was taken back are few next to the views of a post, and are summed for its receipt.
CREATE INDEX earning_accruals_other_idx ON earning_accruals (submission_id, kind, created_at) INCLUDE (id, accrued_cents)
  WHERE kind <> 'views' AND submission_id IS NOT NULL;
