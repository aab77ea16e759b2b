-- A key outlives the process that works on it. `holder` names that process (nobody once it gave the key
-- back), `claim_id` the try that may still write, `outcome` what its one transaction did.
ALTER TABLE idempotency_keys
  ADD COLUMN holder text,
  ADD COLUMN claim_id uuid,
  ADD COLUMN outcome jsonb;
