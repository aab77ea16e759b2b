/** What people and posts are found by, in the form that the triggers write. */
const postLabels = `
  INSERT INTO post_search (submission_id, brand_id, submitted_at, words)
  SELECT s.id, c.brand_id, s.submitted_at,
    search_words(s.title, c.name, u.display_name, r.handle, a.username)
  FROM submissions s JOIN campaigns c ON c.id = s.campaign_id
  JOIN creators r ON r.id = s.creator_id JOIN users u ON u.id = r.user_id
  JOIN social_accounts a ON a.id = s.social_account_id ORDER BY s.submitted_at`

const personLabels = `
  INSERT INTO person_search (user_id, words)
  SELECT u.id, search_words(u.display_name, u.email, r.handle, b.name)
  FROM users u LEFT JOIN creators r ON r.user_id = u.id LEFT JOIN brands b ON b.owner_user_id = u.id`

const campaignCreators = `
  INSERT INTO campaign_creators (campaign_id, creator_id, post_count)
  SELECT campaign_id, creator_id, count(*) FROM submissions WHERE status <> 'rejected' GROUP BY 1, 2`

const campaignCounts = `
  INSERT INTO campaign_counts (campaign_id, post_count, view_count, creator_count)
  SELECT c.id, coalesce(s.posts, 0), coalesce(d.views, 0), coalesce(k.creators, 0)
  FROM campaigns c
  LEFT JOIN (SELECT campaign_id, count(*) AS posts FROM submissions GROUP BY 1) s ON s.campaign_id = c.id
  LEFT JOIN (SELECT campaign_id, sum(view_count) AS views FROM campaign_days GROUP BY 1) d
    ON d.campaign_id = c.id
  LEFT JOIN (SELECT campaign_id, count(*) AS creators FROM campaign_creators GROUP BY 1) k
    ON k.campaign_id = c.id`

/** As `brand_decisions` says of each decision, of all that took a brand equally long. */
const brandReviews = `
  INSERT INTO brand_reviews (brand_id, approved_count, rejected_count, automatic_count, decided_within)
  WITH alike AS MATERIALIZED (
    SELECT c.brand_id, change.to_status = 'approved' AS is_approved, change.actor_kind = 'system' AS is_automatic,
      change.at - s.submitted_at AS taken, count(*) AS posts
    FROM submission_status_changes change JOIN submissions s ON s.id = change.submission_id
    JOIN campaigns c ON c.id = s.campaign_id WHERE change.from_status = 'pending' GROUP BY 1, 2, 3, 4
  ), placed AS (
    SELECT brand_id, posts, (SELECT least(count(*) + 1, cardinality(review_bounds()))
      FROM unnest(review_bounds()) AS bound WHERE taken > bound * interval '1 hour') AS place
    FROM alike
  ), within AS (
    SELECT brand_id, array_agg(posts ORDER BY place) AS decided_within FROM (
      SELECT b.brand_id, place, coalesce(sum(p.posts), 0)::bigint AS posts
      FROM (SELECT DISTINCT brand_id FROM alike) b CROSS JOIN generate_subscripts(review_bounds(), 1) AS place
      LEFT JOIN placed p USING (brand_id, place) GROUP BY 1, 2
    ) each GROUP BY 1
  )
  SELECT brand_id, coalesce(sum(posts) FILTER (WHERE is_approved), 0), coalesce(sum(posts) FILTER (WHERE NOT is_approved), 0),
    coalesce(sum(posts) FILTER (WHERE is_approved AND is_automatic), 0), within.decided_within
  FROM alike JOIN within USING (brand_id) GROUP BY 1, within.decided_within`

/**
 * What triggers would write row by row: words, a campaign's posts, views and creators, a brand's decisions. Each list in
 * order, and beside the others.
 */
export const fillCounts: readonly (readonly string[])[] = [
  [postLabels],
  [campaignCreators, campaignCounts],
  [brandReviews],
  [personLabels],
]
