-- No server asks for the pace without its days any more: the one of two arguments was kept for those before 0090.
DROP FUNCTION campaign_burn_cents(campaigns, timestamptz);
