/** One row and nothing else; its values are campaign, creator, account, URL and post. */
export const bareSubmissionText = `
  INSERT INTO bare_submissions (id, campaign_id, creator_id, social_account_id, platform, post_url,
    external_post_id, rate_per_k_views_cents, min_payout_cents, max_payout_cents, flat_bonus_cents,
    auto_approves_at)
  VALUES (uuidv7(), $1, $2, $3, 'youtube', $4, $5, 300, 0, 0, 0, now() + interval '48 hours')
  RETURNING id, status`
