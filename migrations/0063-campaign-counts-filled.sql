-- What is missing is added to what was counted meanwhile: one snapshot sees the rows and their counts alike.
INSERT INTO campaign_counts AS k (campaign_id, post_count, view_count)
  SELECT c.id, coalesce(s.posts, 0) - coalesce(known.post_count, 0),
    coalesce(d.views, 0) - coalesce(known.view_count, 0)
  FROM campaigns c LEFT JOIN campaign_counts known ON known.campaign_id = c.id
  LEFT JOIN (SELECT campaign_id, count(*) AS posts FROM submissions GROUP BY 1) s ON s.campaign_id = c.id
  LEFT JOIN (SELECT campaign_id, sum(view_count) AS views FROM campaign_days GROUP BY 1) d
    ON d.campaign_id = c.id
  ORDER BY c.id
  ON CONFLICT (campaign_id) DO UPDATE SET post_count = k.post_count + excluded.post_count,
    view_count = k.view_count + excluded.view_count;
