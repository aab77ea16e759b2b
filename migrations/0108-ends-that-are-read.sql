-- No post can earn in it anymore. What refused posts can still win is kept back by amount.
CREATE OR REPLACE FUNCTION is_campaign_over(campaign campaigns) RETURNS boolean
STABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT campaign.status = 'completed' AND NOT EXISTS (SELECT FROM submissions s
    WHERE s.campaign_id = campaign.id AND s.status IN ('pending', 'approved'))
$$;
