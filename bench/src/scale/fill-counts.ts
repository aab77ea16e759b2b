/** What triggers would count row by row: a campaign's posts, views and creators, and a brand's decisions. */
export const fillCounts = [
  'TRUNCATE campaign_creators, campaign_counts, brand_reviews',

  `-- a campaign's creators
  INSERT INTO campaign_creators (campaign_id, creator_id, post_count)
    SELECT campaign_id, creator_id, count(*) FROM submissions WHERE status <> 'rejected' GROUP BY 1, 2`,

  `-- a campaign's posts, views and creators
  INSERT INTO campaign_counts (campaign_id, post_count, view_count, creator_count)
    SELECT c.id, coalesce(s.posts, 0), coalesce(d.views, 0), coalesce(k.creators, 0)
    FROM campaigns c
    LEFT JOIN (SELECT campaign_id, count(*) AS posts FROM submissions GROUP BY 1) s ON s.campaign_id = c.id
    LEFT JOIN (SELECT campaign_id, sum(view_count) AS views FROM campaign_days GROUP BY 1) d
      ON d.campaign_id = c.id
    LEFT JOIN (SELECT campaign_id, count(*) AS creators FROM campaign_creators GROUP BY 1) k
      ON k.campaign_id = c.id`,

  `-- a brand's decisions
  INSERT INTO brand_reviews (brand_id, approved_count, rejected_count, automatic_count, decided_within)
    SELECT brand_id, sum(approved), sum(rejected), sum(automatic), array_agg(decided ORDER BY place)
    FROM (
      SELECT of.brand_id, place,
        CASE place WHEN 1 THEN count(*) FILTER (WHERE is_approved) ELSE 0 END AS approved,
        CASE place WHEN 1 THEN count(*) FILTER (WHERE NOT is_approved) ELSE 0 END AS rejected,
        CASE place WHEN 1 THEN count(*) FILTER (WHERE is_approved AND is_automatic) ELSE 0 END AS automatic,
        sum(of.decided_within[place])::bigint AS decided
      FROM submission_status_changes change CROSS JOIN LATERAL brand_decisions(change) of
      CROSS JOIN generate_subscripts(review_bounds(), 1) AS place
      WHERE change.from_status = 'pending' GROUP BY 1, 2
    ) each_place GROUP BY 1`,
]
