-- Submissions and rejections wait meanwhile, about a second for a million posts: whether a post is a creator's first
-- is only known once all of them are counted.
LOCK TABLE campaign_creators IN EXCLUSIVE MODE;
DELETE FROM campaign_creators;
INSERT INTO campaign_creators (campaign_id, creator_id, post_count)
  SELECT campaign_id, creator_id, count(*) FROM submissions WHERE status <> 'rejected' GROUP BY 1, 2;
UPDATE campaign_counts k SET creator_count = counted.creators
  FROM (SELECT c.campaign_id, count(p.creator_id) AS creators
    FROM campaign_counts c LEFT JOIN campaign_creators p ON p.campaign_id = c.campaign_id AND p.post_count > 0
    GROUP BY 1 ORDER BY 1) counted
  WHERE k.campaign_id = counted.campaign_id AND k.creator_count <> counted.creators;
