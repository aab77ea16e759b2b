-- The name of its campaign when the payment was started. The provider is told this name, and on every later try the same
-- one, because it refuses another body under the same key. Null for payments that were started before, whose
-- description names the campaign's id.
ALTER TABLE campaign_funding ADD COLUMN campaign_name text;
