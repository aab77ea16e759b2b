-- expand

-- Tokens of removed accounts are looked for every minute, and are few.
CREATE INDEX CONCURRENTLY IF NOT EXISTS social_accounts_granted_idx ON social_accounts (id)
  WHERE removed_at IS NOT NULL AND access_token IS NOT NULL;
