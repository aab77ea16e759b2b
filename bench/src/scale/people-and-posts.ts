/** People, campaigns and posts with their histories, from the plan. */
const users = `
  INSERT INTO users (id, role, email, password, display_name, created_at, email_proven_at, kyc_status)
  SELECT id, role::user_role, lower(replace(name, ' ', '.')) || '@example.test', '$argon2id$none', name,
    made, made, (CASE WHEN role = 'creator' THEN 'verified' ELSE 'pending' END)::kyc_status FROM person`

const brands = `
  INSERT INTO brands (id, owner_user_id, name, created_at)
  SELECT own_id, id, name, made FROM person WHERE role = 'brand'`

const creators = `
  INSERT INTO creators (id, user_id, handle, created_at, payout_account_status, stripe_connect_account_id)
  SELECT own_id, id, lower(split_part(name, ' ', 1)) || '_' || n, made, 'connected', 'acct_scale' || n
  FROM person WHERE role = 'creator'`

const accounts = `
  INSERT INTO social_accounts (id, user_id, platform, platform_user_id, username, follower_count,
    verified_at, connected_at)
  SELECT account_id, id, platform, 'channel-' || n, lower(replace(name, ' ', '')), 100 + n % 90000,
    made, made
  FROM person WHERE role = 'creator'`

const campaigns = `
  INSERT INTO campaigns (id, brand_id, name, category, status, pause_reasons, live_at, completed_at,
    created_at, budget_cents, funded_cents, paid_out_cents, reward_rate_per_k_views_cents,
    min_payout_cents, max_payout_cents, platforms_allowed, content_requirements)
  SELECT c.id, b.own_id, c.name, (enum_range(NULL::campaign_category))[1 + c.n % 3],
    c.status::campaign_status, CASE WHEN c.status = 'paused' THEN '{manual}'::text[] ELSE '{}' END,
    CASE WHEN c.status <> 'draft' THEN c.made END, CASE WHEN c.status = 'completed' THEN now() END,
    c.made, f.budget, CASE WHEN c.status = 'draft' THEN 0 ELSE f.budget END, f.earned, 300, 0, 0,
    '{youtube,tiktok,instagram,x}', repeat('Show the product in use. ', 12)
  FROM planned_campaign c JOIN planned_budget f USING (n)
  JOIN person b ON b.role = 'brand' AND b.number = c.brand_number`

const campaignHistory = `
  INSERT INTO campaign_status_changes (campaign_id, from_status, to_status, actor_kind, at)
  SELECT c.id, h.from_status::campaign_status, h.to_status::campaign_status, 'brand', c.made
  FROM planned_campaign c JOIN (VALUES (1, NULL, 'draft'), (2, 'draft', 'live'), (3, 'live', 'paused'),
    (4, 'live', 'completed')) h (step, from_status, to_status)
    ON step = 1 OR (step = 2 AND c.status <> 'draft') OR h.to_status = c.status AND step > 2
  ORDER BY step`

const fundings = `
  INSERT INTO campaign_funding (id, campaign_id, brand_id, stripe_payment_intent_id, amount_cents, status,
    settled_at, created_at)
  SELECT c.funding_id, c.id, b.own_id, 'pi_scale' || c.n, f.budget, 'succeeded', c.made, c.made
  FROM planned_campaign c JOIN planned_budget f USING (n)
  JOIN person b ON b.role = 'brand' AND b.number = c.brand_number
  WHERE c.status <> 'draft'`

const posts = `
  INSERT INTO submissions (id, campaign_id, creator_id, social_account_id, platform, post_url,
    external_post_id, title, published_at, status, rejected_at, rejection_code, reason, risks,
    rate_per_k_views_cents, min_payout_cents, max_payout_cents, flat_bonus_cents, submitted_at,
    auto_approves_at, approved_at, tracks_until, locked_at, lock_reason, paid_at, proven_at)
  SELECT id, campaign_id, creator_id, account_id, platform, 'https://example.test/posts/' || n,
    'post-' || n, title, submitted_at - interval '1 hour', status::submission_status,
    CASE WHEN status = 'rejected' THEN decided_at END, CASE WHEN status = 'rejected' THEN 'other' END,
    CASE WHEN status = 'rejected' THEN 'It does not show the product.' END,
    CASE WHEN n % 9 = 0 THEN '{few-followers}'::text[] ELSE '{}' END, 300, 0, 0, 0, submitted_at,
    submitted_at + interval '2 days', CASE WHEN status IN ('approved', 'locked', 'paid') THEN decided_at END,
    CASE WHEN status IN ('approved', 'locked', 'paid') THEN decided_at + interval '30 days' END,
    CASE WHEN status IN ('locked', 'paid') THEN decided_at + interval '30 days' END,
    CASE WHEN status IN ('locked', 'paid') THEN 'window' END,
    CASE WHEN status = 'paid' THEN decided_at + interval '35 days' END, submitted_at - interval '1 day'
  FROM planned_post ORDER BY submitted_at`

const addedDays = `
  INSERT INTO marketplace_day_parts (measure, day, amount)
  SELECT 'submissions', (submitted_at AT TIME ZONE 'UTC')::date, count(*) FROM planned_post GROUP BY 2
  UNION ALL SELECT role || 's', (made AT TIME ZONE 'UTC')::date, count(*) FROM person GROUP BY 1, 2`

const totals = `
  INSERT INTO submission_totals (submission_id, campaign_id, creator_id, view_count, accrued_cents,
    earned_cents, last_read_at)
  SELECT p.id, p.campaign_id, p.creator_id, coalesce(r.views, 0), coalesce(a.cents, 0),
    coalesce(a.cents, 0), r.at
  FROM planned_post p
  LEFT JOIN (SELECT n, max(views) AS views, max(at) AS at FROM planned_reading GROUP BY 1) r USING (n)
  LEFT JOIN (SELECT n, sum(cents) AS cents FROM planned_accrual GROUP BY 1) a USING (n)
  ORDER BY p.submitted_at`

const postHistory = `
  INSERT INTO submission_status_changes (submission_id, from_status, to_status, actor_kind, at)
  SELECT p.id, h.from_status::submission_status, h.to_status::submission_status, h.actor,
    p.submitted_at + h.step * interval '1 hour'
  FROM planned_post p JOIN (VALUES (1, NULL, 'pending', 'creator'), (2, 'pending', 'rejected', 'brand'),
    (3, 'pending', 'approved', 'brand'), (4, 'approved', 'locked', 'system'),
    (5, 'locked', 'paid', 'system')) h (step, from_status, to_status, actor)
    ON step = 1 OR (step = 2 AND p.status = 'rejected')
      OR (step = 3 AND p.status IN ('approved', 'locked', 'paid'))
      OR (step = 4 AND p.status IN ('locked', 'paid')) OR (step = 5 AND p.status = 'paid')
  ORDER BY step`

const schedule = `
  INSERT INTO tracking_schedule (submission_id, platform, social_account_id, next_read_at, views_per_hour)
  SELECT id, platform, account_id, now() + interval '1 year', 1 FROM planned_post
  WHERE status = 'approved'`

const news = `
  INSERT INTO notifications (id, user_id, key, kind, title, text, path, at, made_at, is_shown, read_at)
  SELECT uuidv7(decided_at - clock_timestamp()), user_id, 'scale:' || n, 'decision', 'A post was approved',
    title, '/my-submissions/' || id, decided_at, decided_at, true,
    CASE WHEN n % 5 > 0 THEN decided_at END
  FROM planned_post WHERE status IN ('approved', 'paid')`

const mails = `
  INSERT INTO mails (id, to_address, subject, body, created_at, sent_at, kind)
  SELECT uuidv7(made - clock_timestamp()), lower(replace(name, ' ', '.')) || '@example.test', 'Welcome', 'Welcome.',
    made, made, 'security'
  FROM person`

const auditLog = `
  INSERT INTO audit_log (id, at, actor_kind, actor_user_id, action, object_type, object_id)
  SELECT uuidv7(submitted_at - clock_timestamp()), submitted_at, 'creator', user_id, 'user.sign-in', 'user', user_id
  FROM planned_post
  UNION ALL SELECT uuidv7(decided_at - clock_timestamp()), decided_at, 'system', NULL,
    CASE status WHEN 'rejected' THEN 'submission.reject' ELSE 'submission.approve' END, 'submission', id
  FROM planned_post WHERE status <> 'pending'`

/** Each list in order, and beside the others: the longest first. */
export const peopleAndPosts: readonly (readonly string[])[] = [
  [posts],
  [totals],
  [postHistory],
  [auditLog, news],
  [
    users,
    brands,
    creators,
    accounts,
    campaigns,
    campaignHistory,
    fundings,
    schedule,
    mails,
    addedDays,
  ],
  ['UPDATE event_collection SET collected_until = now()'],
]
