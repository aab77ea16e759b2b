/** The columns of an admin's file of posts, each line written by PostgreSQL in one statement for all. */
export const bareFileText = `SELECT concat_ws(',', s.submitted_at, s.title, s.post_url, c.name, u.display_name,
    s.platform, a.username, a.verified_at, s.status, s.reason, t.view_count, t.earned_cents,
    s.risk_codes, s.auto_approves_at, b.name, f.opened_at, f.reason, s.id) AS line
  FROM submissions s
    JOIN campaigns c ON c.id = s.campaign_id JOIN brands b ON b.id = c.brand_id
    JOIN social_accounts a ON a.id = s.social_account_id
    JOIN submission_totals t ON t.submission_id = s.id
    JOIN creators r ON r.id = s.creator_id JOIN users u ON u.id = r.user_id
    LEFT JOIN money_freezes f ON f.submission_id = s.id AND f.cause = 'doubted' AND f.closed_at IS NULL
  ORDER BY s.submitted_at DESC, s.id DESC`
