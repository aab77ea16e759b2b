-- Addresses block others once they are proven; invitations can be listed and revoked; a change of the
-- way in holds payouts for a while; and where people signed in from is kept for a short time.

ALTER TABLE users
  ADD COLUMN email_proven_at timestamptz,
  -- Somebody else has proven this address since: it still signs its owner in and blocks nobody.
  ADD COLUMN email_released_at timestamptz,
  ADD CHECK (email_proven_at IS NULL OR email_released_at IS NULL);
DROP INDEX users_email_key;
CREATE UNIQUE INDEX users_email_key ON users (lower(email)) WHERE email_released_at IS NULL;
CREATE INDEX users_released_email_idx ON users (lower(email)) WHERE email_released_at IS NOT NULL;

-- Brands and admins came by a link that was made for their address, unless they changed it since.
UPDATE users SET email_proven_at = created_at
WHERE role IN ('brand', 'admin') AND NOT EXISTS (
  SELECT FROM audit_log WHERE object_id = users.id AND action = 'user.change-email');

ALTER TABLE invitations
  ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  ADD COLUMN revoked_at timestamptz,
  DROP CONSTRAINT invitations_role_check,
  ADD CHECK (used_at IS NULL OR revoked_at IS NULL);
-- Of several for one address the newest stays good; those of suspended admins do not.
UPDATE invitations older SET revoked_at = now()
WHERE used_at IS NULL AND (
  EXISTS (
    SELECT FROM invitations newer
    WHERE lower(newer.email) = lower(older.email) AND newer.used_at IS NULL
      AND (newer.created_at, newer.token_hash) > (older.created_at, older.token_hash))
  OR EXISTS (
    SELECT FROM users WHERE id = older.invited_by_user_id AND suspended_at IS NOT NULL));
CREATE UNIQUE INDEX invitations_one_open ON invitations (lower(email))
  WHERE used_at IS NULL AND revoked_at IS NULL;
CREATE INDEX invitations_created_at_idx ON invitations (created_at, id);

ALTER TABLE creators ADD COLUMN payouts_held_until timestamptz;

-- A network is a /24 of IPv4 or a /64 of IPv6: enough to recognise a stranger, less than an address.
ALTER TABLE sessions
  ADD COLUMN network cidr,
  ADD COLUMN user_agent text CHECK (length(user_agent) <= 200);

-- Beside the audit log, which is kept for ever: these rows are deleted after 90 days.
CREATE TABLE audit_origins (
  audit_id uuid PRIMARY KEY,
  at timestamptz NOT NULL,
  network cidr,
  user_agent text CHECK (length(user_agent) <= 200)
);
CREATE INDEX audit_origins_at_idx ON audit_origins (at);
