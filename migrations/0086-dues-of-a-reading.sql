-- What was owed when the provider was asked what it holds: summed then, from each account and each hold, so that no screen
-- sums them. {"nowCents", "frozenCents", "inCampaignsCents", "maturing": [{"at", "cents"}]}; null in what an earlier version read.
ALTER TABLE provider_balance ADD COLUMN dues jsonb;
