-- expand

-- Run by every movement of money. Planned for its few accounts, it looked cheaper than for a list of unknown length, so PostgreSQL
-- planned it again each time, which took longer than running it. The plan it keeps looks up each account, also of thousands.
ALTER FUNCTION apply_ledger_entries() SET plan_cache_mode = force_generic_plan;
