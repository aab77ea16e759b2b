-- The few accounts of refunds on their way, among one or more for each campaign and creator. An account's name never changes, so
-- no update of its balance pays for this.
CREATE INDEX ledger_accounts_refunding_idx ON ledger_accounts (name) WHERE name LIKE 'campaign:%:refunding';
