-- Posts are watched after their approval: from which numbers, and what the latest reading showed.

-- One row at most; without it the contract's defaults apply.
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

ALTER TABLE money_freezes ADD COLUMN close_note text;
CREATE UNIQUE INDEX money_freezes_one_open_doubt ON money_freezes (submission_id)
  WHERE cause = 'doubted' AND closed_at IS NULL;

-- The bank accounts and cards a creator's payout account pays to, as the provider names them.
CREATE TABLE payout_destinations (
  creator_id uuid NOT NULL REFERENCES creators,
  fingerprint text NOT NULL,
  PRIMARY KEY (creator_id, fingerprint)
);
CREATE INDEX payout_destinations_fingerprint_idx ON payout_destinations (fingerprint);
