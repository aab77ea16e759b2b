-- The same pace over the days that the caller names, so that what screens say of it and what is summed are one number.
-- The one of two arguments stays for servers of the version before this.
CREATE FUNCTION campaign_burn_cents(campaign campaigns, at timestamptz, days integer) RETURNS bigint
STABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT CASE WHEN campaign.status IN ('live', 'paused') THEN round((
    SELECT coalesce(greatest(sum(h.spent_cents), 0), 0) FROM campaign_hours h
    WHERE h.campaign_id = campaign.id AND h.hour > at - make_interval(days => days) AND h.hour <= at
  ) / greatest(1, least(days, extract(epoch FROM at - campaign.live_at) / 86400)))::bigint ELSE 0 END
$$;
