-- What an account's and a campaign's entries add up to, up to and with one entry: a check of what is new adds only what came
-- since to it. Checks alone write here. A walk compares each row with all its entries (rule I39), and a row that is deleted is
-- summed up again.
CREATE TABLE books_account_sums (
  name text PRIMARY KEY,
  -- The number of the last entry that may be in the sum.
  upto_seq bigint NOT NULL,
  balance_cents bigint NOT NULL,
  -- The lowest balance after any of these entries.
  lowest_cents bigint NOT NULL
) WITH (fillfactor = 60);

CREATE TABLE books_campaign_sums (
  campaign_id uuid PRIMARY KEY,
  upto_seq bigint NOT NULL,
  -- Of the events that settlements write; the others are few, and read each time.
  accrual_cents bigint NOT NULL,
  fee_cents bigint NOT NULL
) WITH (fillfactor = 60);
