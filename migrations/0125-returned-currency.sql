-- Whether a creator's bank sent money back, apart from how much: a sum in another currency than ours is not known in ours.
-- It was stored as one cent, which the sentence beside it did not name.
ALTER TABLE creators ADD COLUMN is_payout_returned boolean NOT NULL DEFAULT false;
UPDATE creators SET is_payout_returned = true, payout_returned_cents = CASE
    WHEN payout_returned_cents > 1 OR payout_problem NOT LIKE 'Your bank sent money back%'
    THEN payout_returned_cents END
  WHERE payout_returned_cents IS NOT NULL;

-- A bank can take once more what it returned: which time it is. Within one the news goes forward only, as before.
ALTER TABLE chargebacks ADD COLUMN turn integer NOT NULL DEFAULT 1 CHECK (turn > 0);
CREATE OR REPLACE FUNCTION check_chargeback_edge() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.turn > OLD.turn AND (OLD.status = 'won' OR OLD.is_inquiry) AND NOT NEW.is_inquiry THEN
    RETURN NEW;
  END IF;
  IF NEW.turn <> OLD.turn
    OR chargeback_rank(NEW.is_inquiry, NEW.status) < chargeback_rank(OLD.is_inquiry, OLD.status) THEN
    RAISE EXCEPTION 'a chargeback cannot go from % (%) to % (%)', OLD.status, OLD.turn, NEW.status, NEW.turn
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER chargebacks_edge BEFORE UPDATE OF status, is_inquiry, turn ON chargebacks
  FOR EACH ROW EXECUTE FUNCTION check_chargeback_edge();
