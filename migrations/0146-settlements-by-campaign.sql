-- expand

-- What the settlements of a closed campaign found is deleted by campaign.
CREATE INDEX CONCURRENTLY IF NOT EXISTS settlement_campaigns_campaign_idx ON settlement_campaigns (campaign_id);
