-- What proves a person besides their password.

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
