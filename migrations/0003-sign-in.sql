-- How people get in: sessions, second factors, and the links that are mailed. Of every token only its hash is kept (rules §8).

CREATE TABLE sessions (
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  -- Names the session where its token may not be shown.
  id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  is_remembered boolean NOT NULL,
  -- A network is a /24 of IPv4 or a /64 of IPv6: enough to recognise a stranger, less than an address.
  network cidr,
  user_agent text CHECK (length(user_agent) <= 200),
  signed_in_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX sessions_user_id_idx ON sessions (user_id);
CREATE INDEX sessions_expires_at_idx ON sessions (expires_at);

CREATE TABLE sign_in_failures (
  account_key text NOT NULL,
  address text NOT NULL,
  failed_count integer NOT NULL CHECK (failed_count > 0),
  last_failed_at timestamptz NOT NULL,
  locked_until timestamptz,
  PRIMARY KEY (account_key, address)
);

-- The first answer to a browser's Idempotency-Key; the same key answers with it again. A key outlives the process that works on
-- it. `holder` names that process (nobody once it gave the key back), `claim_id` the try that may still write, `outcome`
-- what its one transaction did.
CREATE TABLE idempotency_keys (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  key uuid NOT NULL,
  request_hash bytea NOT NULL,
  holder text,
  claim_id uuid,
  outcome jsonb,
  answer_status integer,
  answer_body text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, key)
);
CREATE INDEX idempotency_keys_created_at_idx ON idempotency_keys (created_at);

-- Links that are mailed ------------------------------------------------------------------------------------------------

-- Only brands are invited under a name.
CREATE TABLE invitations (
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  email text NOT NULL,
  role user_role NOT NULL,
  brand_name text,
  invited_by_user_id uuid REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  revoked_at timestamptz,
  CHECK ((role = 'brand') = (brand_name IS NOT NULL)),
  CHECK (used_at IS NULL OR revoked_at IS NULL)
);
-- Of several for one address only the newest is good.
CREATE UNIQUE INDEX invitations_one_open ON invitations (lower(email))
  WHERE used_at IS NULL AND revoked_at IS NULL;
CREATE INDEX invitations_created_at_idx ON invitations (created_at, id);

-- A link that was mailed to an address: following it proves that its reader has the address.
CREATE TABLE email_proofs (
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  email text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX email_proofs_user_id_idx ON email_proofs (user_id);
CREATE INDEX email_proofs_expires_at_idx ON email_proofs (expires_at);

-- Links with which someone who lost their password sets a new one.
CREATE TABLE password_resets (
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Where it was mailed; null for a link that was made for the person by hand.
  email text,
  -- Null when made on the server's command line.
  made_by_user_id uuid REFERENCES users ON DELETE CASCADE CHECK (made_by_user_id IS NULL OR email IS NULL),
  expires_at timestamptz NOT NULL
);
CREATE INDEX password_resets_user_id_idx ON password_resets (user_id);
CREATE INDEX password_resets_made_by_user_id_idx ON password_resets (made_by_user_id);
CREATE INDEX password_resets_expires_at_idx ON password_resets (expires_at);

-- Second factors: what proves a person besides their password ------------------------------------------------------------

-- It counts once a code of it was entered; until then it may stand beside the one that it will replace. A
-- code is good once: later ones have a later step.
CREATE TABLE authenticator_apps (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  is_confirmed boolean NOT NULL,
  sealed_secret text NOT NULL,
  confirmed_at timestamptz,
  last_step bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (user_id, is_confirmed),
  CHECK (is_confirmed = (confirmed_at IS NOT NULL))
);

CREATE TABLE passkeys (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  credential_id text NOT NULL UNIQUE,
  public_key bytea NOT NULL,
  sign_count bigint NOT NULL,
  transports text[] NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX passkeys_user_id_idx ON passkeys (user_id, created_at);

-- What a passkey is asked to sign; an answer uses it up. Without a user it is for signing in.
CREATE TABLE passkey_challenges (
  challenge_hash bytea PRIMARY KEY CHECK (length(challenge_hash) = 32),
  purpose text NOT NULL CHECK (purpose IN ('create', 'sign-in', 'confirm')),
  user_id uuid REFERENCES users ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  CHECK ((user_id IS NULL) = (purpose = 'sign-in'))
);
CREATE INDEX passkey_challenges_user_id_idx ON passkey_challenges (user_id);
CREATE INDEX passkey_challenges_expires_at_idx ON passkey_challenges (expires_at);

-- Each is good once. One with an end was made by an admin for someone who lost everything else.
CREATE TABLE recovery_codes (
  code_hash bytea PRIMARY KEY CHECK (length(code_hash) = 32),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  expires_at timestamptz
);
CREATE INDEX recovery_codes_user_id_idx ON recovery_codes (user_id);

-- The password was right, the second factor is missing.
CREATE TABLE pending_sign_ins (
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  is_remembered boolean NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX pending_sign_ins_user_id_idx ON pending_sign_ins (user_id);
CREATE INDEX pending_sign_ins_expires_at_idx ON pending_sign_ins (expires_at);
