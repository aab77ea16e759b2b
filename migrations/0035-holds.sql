-- Money and payouts that an admin holds for a review, readings an admin entered, and payouts tried again.
CREATE UNIQUE INDEX money_freezes_one_open_hold ON money_freezes (submission_id)
  WHERE cause = 'held' AND closed_at IS NULL;

ALTER TABLE submission_metrics ADD COLUMN entered_by uuid REFERENCES users,
  ADD CONSTRAINT submission_metrics_entered_check CHECK (entered_by IS NULL OR source = 'manual');

-- All payouts of a person; none is requested, and a queued one is not sent.
ALTER TABLE creators ADD COLUMN review_hold_at timestamptz, ADD COLUMN review_hold_reason text,
  ADD CONSTRAINT creators_review_hold_check
    CHECK ((review_hold_at IS NULL) = (review_hold_reason IS NULL));

-- One payout; `released_at` ends it like a suspension's.
ALTER TABLE payouts ADD COLUMN held_at timestamptz, ADD COLUMN held_reason text,
  ADD COLUMN retries_payout_id uuid UNIQUE REFERENCES payouts,
  ADD CONSTRAINT payouts_held_check CHECK ((held_at IS NULL) = (held_reason IS NULL));
