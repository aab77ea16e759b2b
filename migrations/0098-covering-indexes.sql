-- Whole lives that the books look at each minute, in a few pages of an index instead of a page for each row. None of the rows
-- changes after it is written, but a post's status a few times. Writers wait for each index about a second for a million rows;
-- readers wait for nothing until the old ones are dropped, at the end.
CREATE INDEX earning_accruals_of_creator_idx ON earning_accruals (creator_id, created_at)
  INCLUDE (id, kind, accrued_cents);
-- What settlements write is left out: it is nearly everything.
CREATE INDEX earning_accruals_rare_idx ON earning_accruals (creator_id, kind) WHERE kind <> 'views';
CREATE INDEX accrual_withdrawables_of_creator_idx ON accrual_withdrawables (creator_id)
  INCLUDE (accrual_id, accrued_cents);
CREATE INDEX payout_accruals_of_payout_idx ON payout_accruals (payout_id)
  INCLUDE (accrual_id, accrued_cents);
CREATE INDEX submissions_of_campaign_idx ON submissions (campaign_id, creator_id) INCLUDE (status);

DROP INDEX earning_accruals_creator_idx, accrual_withdrawables_creator_idx, payout_accruals_payout_idx,
  submissions_campaign_creator_idx;
ALTER INDEX earning_accruals_of_creator_idx RENAME TO earning_accruals_creator_idx;
ALTER INDEX accrual_withdrawables_of_creator_idx RENAME TO accrual_withdrawables_creator_idx;
ALTER INDEX payout_accruals_of_payout_idx RENAME TO payout_accruals_payout_idx;
ALTER INDEX submissions_of_campaign_idx RENAME TO submissions_campaign_creator_idx;
