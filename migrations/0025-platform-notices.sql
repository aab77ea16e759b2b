-- The account's id for our app alone, which Meta may name in its callbacks.
ALTER TABLE social_accounts ADD COLUMN app_user_id text;
CREATE INDEX social_accounts_app_user_idx ON social_accounts (platform, app_user_id)
  WHERE app_user_id IS NOT NULL;

-- What people asked a platform to have erased here; the code is all that names the request.
CREATE TABLE data_erasures (
  code text PRIMARY KEY,
  platform platform NOT NULL,
  accounts_count integer NOT NULL CHECK (accounts_count >= 0),
  erased_at timestamptz NOT NULL
);
