-- Balances follow entries even for a role that may not write balances: only the ledger's own trigger
-- changes them (rules §8).
ALTER FUNCTION apply_ledger_entries() SECURITY DEFINER;
ALTER FUNCTION apply_ledger_entries() SET search_path = public, pg_temp;
REVOKE EXECUTE ON FUNCTION apply_ledger_entries() FROM PUBLIC;
