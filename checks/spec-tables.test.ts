import { describe, expect, it } from 'vitest'
import * as accounts from '../contract/src/accounts/accounts.ts'
import * as campaigns from '../contract/src/campaigns/campaigns.ts'
import * as connections from '../contract/src/connections/connections.ts'
import * as earnings from '../contract/src/earnings/earnings.ts'
import * as funding from '../contract/src/funding/funding.ts'
import * as overview from '../contract/src/overview/overview.ts'
import * as payouts from '../contract/src/payouts/payouts.ts'
import * as profile from '../contract/src/profile/profile.ts'
import * as submissions from '../contract/src/submissions/submissions.ts'
import { textOf } from './rules/source-text.ts'
import { filesOf } from './source-files.mjs'

const callsOffered = [
  accounts,
  campaigns,
  connections,
  earnings,
  funding,
  overview,
  payouts,
  profile,
  submissions,
]
  .flatMap((module): unknown[] => Object.values(module))
  .filter((each) => typeof each === 'object' && each !== null && 'method' in each && 'path' in each)
  .map((call) => `${String(call.method)} ${String(call.path)}`)

describe('the calls of the product specification', () => {
  it.each([
    'GET /api/auth/me',
    'POST /api/auth/login',
    'POST /api/auth/register',
    'POST /api/auth/logout',
    'GET /api/brand/stats',
    'GET /api/brand/campaigns',
    'GET /api/brand/submissions',
    'GET /api/creator/stats',
    'GET /api/creator/submissions',
    'GET /api/admin/stats',
    'POST /api/campaigns',
    'GET /api/campaigns/{id}',
    'GET /api/campaigns',
    'POST /api/stripe/create-payment-intent',
    'GET /api/creator/earnings/stats',
    'GET /api/stripe/connect/account-status',
    'GET /api/creator/earnings/by-campaign',
    'GET /api/creator/payouts',
    'POST /api/stripe/connect/account-link',
    'POST /api/stripe/create-payout',
    'GET /api/creator/social-accounts',
    'POST /api/creator/social-accounts',
    'DELETE /api/creator/social-accounts/{id}',
    'GET /api/auth/instagram',
    'GET /api/auth/tiktok',
    'POST /api/submissions',
    'GET /api/creator/profile',
    'PUT /api/creator/profile',
    'PUT /api/user/email',
    'PUT /api/user/avatar',
    'POST /api/objects/upload',
    'GET /api/creator/check-username/{username}',
    'GET /api/profile/{username}',
  ])('%s exists exactly once', (call) => {
    expect(callsOffered.filter((each) => each === call)).toEqual([call])
  })
})

const schema = filesOf('migrations')
  .filter((file) => file.endsWith('.sql'))
  .map(textOf)
  .join('\n')

describe('the tables of the product specification', () => {
  it.each([
    [
      'users',
      'id, role=creator, email, password, display_name, avatar_url, kyc_status=pending, stripe_customer_id, stripe_account_id, created_at',
    ],
    ['brands', 'id, owner_user_id, name, logo_url, website, created_at'],
    [
      'creators',
      'id, user_id, handle, bio, country, city, timezone, languages, content_categories, is_verified, featured_submission_ids, payout_account_status=not_connected, stripe_connect_account_id, created_at',
    ],
    [
      'social_accounts',
      'id, user_id, platform, platform_user_id, username, follower_count=0, access_token, refresh_token, token_expires_at, scopes, instagram_business_account_id, facebook_page_id, tiktok_open_id, tiktok_refresh_expires_at, connected_at',
    ],
    [
      'campaigns',
      'id, brand_id, name, type=ugc, category, status=draft, currency=usd, budget_cents, reward_rate_per_k_views_cents, min_payout_cents, max_payout_cents, flat_bonus_cents=0, platforms_allowed, available_content_url, content_requirements, thumbnail_url, auto_approve_after_hours=48, paid_out_cents=0, created_at, starts_at, ends_at',
    ],
    [
      'campaign_funding',
      'id, campaign_id, brand_id, stripe_payment_intent_id, amount_cents, status=pending, created_at',
    ],
    [
      'submissions',
      'id, campaign_id, creator_id, social_account_id, platform, post_url, external_post_id, title, description, thumbnail_url, status=pending, reason, submitted_at, approved_at, rejected_at',
    ],
    [
      'submission_metrics',
      'id, submission_id, snapshot_time, view_count, like_count, comment_count, share_count, source=manual',
    ],
    [
      'earning_accruals',
      'id, submission_id, campaign_id, creator_id, views_at_snapshot, rate_per_k_views_cents, accrued_cents, created_at',
    ],
    ['payouts', 'id, creator_id, total_cents, stripe_transfer_id, status=queued, created_at'],
    [
      'ledger_entries',
      'id, type, amount_cents, debit_account, credit_account, campaign_id, submission_id, user_id, created_at',
    ],
    ['reviews', 'id, submission_id, reviewer_user_id, action, notes, created_at'],
    [
      'disputes',
      'id, submission_id, opened_by_user_id, reason, status=open, resolution_notes, created_at',
    ],
  ])('%s have: %s', (table, columns) => {
    const stored = columnsOf(table)

    expect(columns.split(', ').filter((column) => !stored.includes(column))).toEqual([])
  })
})

/** The columns of a table, each alone and, if it has a plain default, as `name=default`. */
function columnsOf(table: string): string[] {
  const body = new RegExp(`^CREATE TABLE ${table} \\(\\n([\\s\\S]*?)^\\)`, 'm').exec(schema)?.[1]
  return (body ?? '').split('\n').flatMap((line) => {
    const column = /^ {2}([a-z_]+) /.exec(line)?.[1]
    const value = /\bDEFAULT '?([a-z0-9_]+)'?/.exec(line)?.[1]
    return column === undefined ? [] : [column, `${column}=${value}`]
  })
}
