-- Whether a creator's bank sent money back, apart from how much: a sum in another currency than ours is not known in ours.
-- It was stored as one cent, which the sentence beside it did not name.
ALTER TABLE creators ADD COLUMN is_payout_returned boolean NOT NULL DEFAULT false;
UPDATE creators SET is_payout_returned = true, payout_returned_cents = CASE
    WHEN payout_returned_cents > 1 OR payout_problem NOT LIKE 'Your bank sent money back%'
    THEN payout_returned_cents END
  WHERE payout_returned_cents IS NOT NULL;
ALTER TABLE creators ADD CHECK (is_payout_returned OR payout_returned_cents IS NULL);
