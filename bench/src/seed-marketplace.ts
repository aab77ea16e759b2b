import type { Database } from '../../server/src/platform/database/database.ts'
import { run } from '../../server/src/platform/database/query.ts'
import { sql } from '../../server/src/platform/database/sql.ts'

export const creatorCount = 2000
const brandCount = 100
const campaignCount = 1000
const liveCount = 850
const fundedCents = 500_000_000

/** The session token in the cookie of the creator with this number. */
export function sessionToken(number: number): string {
  return `creator-${number}`
}

/** 850 live campaigns of 100 brands, 2,000 signed-in creators, 10,000 approved posts. */
export async function seedMarketplace(db: Database): Promise<void> {
  await seedPeople(db)
  await seedSubmissions(db)
}

/** The same without posts. */
export async function seedPeople(db: Database): Promise<void> {
  await seedBrands(db)
  await seedCampaigns(db)
  await seedFunding(db)
  await seedCreators(db)
}

async function seedBrands(db: Database): Promise<void> {
  await run(
    db,
    sql`WITH owner AS (
        INSERT INTO users (id, role, email, password, display_name)
        SELECT uuidv7(), 'brand', 'brand' || n || '@permille.test', '$argon2id$none', 'Brand ' || n
        FROM generate_series(1, ${brandCount}::int) n RETURNING id, display_name
      )
      INSERT INTO brands (id, owner_user_id, name) SELECT uuidv7(), id, display_name FROM owner`,
  )
}

async function seedCampaigns(db: Database): Promise<void> {
  await run(
    db,
    sql`INSERT INTO campaigns (id, brand_id, name, category, status, live_at, created_at,
        budget_cents, funded_cents, reward_rate_per_k_views_cents, min_payout_cents,
        max_payout_cents, platforms_allowed, content_requirements)
      SELECT uuidv7(), b.id, 'Campaign ' || n, (enum_range(NULL::campaign_category))[1 + n % 3],
        CASE WHEN n <= ${liveCount} THEN 'live' ELSE 'draft' END::campaign_status,
        CASE WHEN n <= ${liveCount} THEN now() - interval '40 days' END,
        now() - n * interval '1 minute', ${fundedCents},
        CASE WHEN n <= ${liveCount} THEN ${fundedCents}::bigint ELSE 0 END, 300, 0, 0,
        '{youtube,tiktok,instagram,x}', repeat('Show the product in use. ', 12)
      FROM generate_series(1, ${campaignCount}::int) n
      JOIN (SELECT id, row_number() OVER (ORDER BY id) AS at FROM brands) b
        ON b.at = 1 + n % ${brandCount}`,
  )
}

async function seedFunding(db: Database): Promise<void> {
  await run(
    db,
    sql`INSERT INTO ledger_entries (id, type, event, amount_cents, debit_account, credit_account,
        campaign_id, idempotency_key)
      SELECT uuidv7(), 'brand_fund', 'funding', funded_cents, 'asset:stripe',
        'campaign:' || id || ':budget', id, 'fund:pi_' || id
      FROM campaigns WHERE status = 'live'`,
  )
}

async function seedCreators(db: Database): Promise<void> {
  await run(
    db,
    sql`WITH person AS (
        INSERT INTO users (id, role, email, password, display_name)
        SELECT uuidv7(), 'creator', 'creator' || n || '@permille.test', '$argon2id$none',
          'creator-' || n
        FROM generate_series(1, ${creatorCount}::int) n RETURNING id, display_name
      ), session AS (
        INSERT INTO sessions (token_hash, user_id, is_remembered, expires_at)
        SELECT sha256(display_name::bytea), id, true, now() + interval '1 day' FROM person
      ), account AS (
        INSERT INTO social_accounts (id, user_id, platform, platform_user_id, username, verified_at)
        SELECT uuidv7(), id, 'youtube', 'UC' || id, display_name, now() FROM person
      )
      INSERT INTO creators (id, user_id, handle, payout_account_status, stripe_connect_account_id)
      SELECT uuidv7(), id, replace(display_name, '-', '_'), 'connected', 'acct_' || display_name
      FROM person`,
  )
}

/** The posts go to the first 100 live campaigns, 100 each; every creator has five. */
async function seedSubmissions(db: Database): Promise<void> {
  await run(
    db,
    sql`WITH campaign AS (
        SELECT id, row_number() OVER (ORDER BY id) - 1 AS at FROM campaigns
        WHERE status = 'live' ORDER BY id LIMIT 100
      ), creator AS (
        SELECT c.id, a.id AS account_id, row_number() OVER (ORDER BY c.id) - 1 AS at
        FROM creators c JOIN social_accounts a ON a.user_id = c.user_id
      ), post AS (
        INSERT INTO submissions (id, campaign_id, creator_id, social_account_id, platform,
          post_url, external_post_id, status, rate_per_k_views_cents, min_payout_cents,
          max_payout_cents, flat_bonus_cents, auto_approves_at, approved_at, tracks_until)
        SELECT uuidv7(), campaign.id, creator.id, account_id, 'youtube', 'https://youtu.be/x',
          'post-' || n, 'approved', 300, 0, 0, 0, now(), now(), now() + interval '30 days'
        FROM generate_series(0, 9999) n
        JOIN campaign ON campaign.at = n % 100
        JOIN creator ON creator.at = n % ${creatorCount}
        RETURNING id, campaign_id, creator_id
      )
      INSERT INTO submission_totals (submission_id, campaign_id, creator_id)
      SELECT id, campaign_id, creator_id FROM post`,
  )
}
