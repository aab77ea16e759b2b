-- What a creator's bank sent back to their account at the provider, until the account has another bank account.
ALTER TABLE creators ADD COLUMN payout_returned_cents bigint CHECK (payout_returned_cents > 0);
