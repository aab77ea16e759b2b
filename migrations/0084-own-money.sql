-- What moves at the provider, of the operator or as an expense is few beside what settlements book between campaigns and
-- creators, and is summed by each check of the books and by the page that shows where the money is.
CREATE FUNCTION is_own_account(name text) RETURNS boolean IMMUTABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT name LIKE 'asset:%' OR name LIKE 'equity:%' OR name LIKE 'expense:%'
$$;

-- No settlement writes it. Writers wait for it about a second for a million entries.
CREATE INDEX ledger_entries_own_idx ON ledger_entries (event, debit_account, credit_account, amount_cents)
  WHERE is_own_account(debit_account) OR is_own_account(credit_account);
