-- A session can be named, and says when it was last used.
ALTER TABLE sessions
  ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  ADD COLUMN last_used_at timestamptz NOT NULL DEFAULT now();
UPDATE sessions SET last_used_at = signed_in_at;

-- A link that was mailed to an address: following it proves that its reader has the address.
CREATE TABLE email_proofs (
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  email text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX email_proofs_user_id_idx ON email_proofs (user_id);
CREATE INDEX email_proofs_expires_at_idx ON email_proofs (expires_at);

-- What a brand's receipts say about it.
ALTER TABLE brands
  ADD COLUMN legal_name text CHECK (length(legal_name) BETWEEN 1 AND 200),
  ADD COLUMN billing_address text CHECK (length(billing_address) BETWEEN 1 AND 500),
  ADD COLUMN tax_number text CHECK (length(tax_number) BETWEEN 1 AND 60);
