import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrationsDir, openEmptyDatabase } from '#testing/test-database.ts'
import { createLog } from '../log.ts'
import { migrate, queueMigrationsCount } from './migrate.ts'

let database: Awaited<ReturnType<typeof openEmptyDatabase>>
let client: pg.Client
beforeEach(async () => {
  database = await openEmptyDatabase()
  client = new pg.Client({ connectionString: database.connectionString })
  await client.connect()
})
afterEach(async () => {
  await client.end()
  await database.close()
})

/** Brings the schema to where it stood after the migration with this number. */
async function migrateUntil(last: string): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'migrations-'))
  const files = readdirSync(migrationsDir).filter((file) => file.endsWith('.sql'))
  for (const file of files.filter((name) => name.slice(0, 4) <= last)) {
    cpSync(path.join(migrationsDir, file), path.join(folder, file))
  }
  const { connectionString } = database
  try {
    await migrate({ connectionString, migrationsDir: folder, log: createLog('silent') })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const id = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`

/** Two creators who both named the channel UC1; only the first one has proven it. */
async function fillWithClaims(): Promise<void> {
  await client.query(`
    INSERT INTO users (id, role, email, password, display_name)
      SELECT ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid,
        (CASE n WHEN 1 THEN 'brand' ELSE 'creator' END)::user_role,
        'user' || n || '@example.test', '$argon2id$v=19', 'User ' || n
      FROM generate_series(1, 3) n;
    INSERT INTO brands (id, owner_user_id, name) VALUES ('${id(11)}', '${id(1)}', 'Brand');
    INSERT INTO creators (id, user_id, handle)
      VALUES ('${id(12)}', '${id(2)}', 'owner'), ('${id(13)}', '${id(3)}', 'claimant');
    INSERT INTO social_accounts (id, user_id, platform, platform_user_id, username, verified_at)
      VALUES ('${id(22)}', '${id(2)}', 'youtube', 'UC1', 'channel', '2026-02-01T00:00:00Z'),
        ('${id(23)}', '${id(3)}', 'youtube', 'UC1', 'channel', NULL);
    INSERT INTO campaigns (id, brand_id, name, category, status, budget_cents, funded_cents,
        reward_rate_per_k_views_cents, min_payout_cents, max_payout_cents, platforms_allowed, live_at)
      VALUES ('${id(31)}', '${id(11)}', 'Campaign', 'fashion', 'live', 10000, 10000, 300, 0, 0,
        '{youtube}', now());
    INSERT INTO submissions (id, campaign_id, creator_id, social_account_id, platform, post_url,
        external_post_id, status, rate_per_k_views_cents, min_payout_cents, max_payout_cents,
        flat_bonus_cents, submitted_at, auto_approves_at, approved_at, tracks_until)
      SELECT post.id::uuid, '${id(31)}', post.creator::uuid, post.account::uuid, 'youtube',
        'https://www.youtube.com/watch?v=' || post.video, post.video, post.status::submission_status,
        300, 0, 0, 0, post.at::timestamptz, post.at::timestamptz + interval '2 days',
        CASE post.status WHEN 'approved' THEN post.at::timestamptz END,
        CASE post.status WHEN 'approved' THEN now() + interval '30 days' END
      FROM (VALUES
        ('${id(41)}', '${id(12)}', '${id(22)}', 'proven', 'approved', '2026-01-15T00:00:00Z'),
        ('${id(42)}', '${id(13)}', '${id(23)}', 'waiting', 'pending', '2026-03-01T00:00:00Z'),
        ('${id(43)}', '${id(13)}', '${id(23)}', 'earning', 'approved', '2026-03-01T00:00:00Z')
      ) AS post (id, creator, account, video, status, at);
    INSERT INTO submission_totals (submission_id, campaign_id, creator_id)
      SELECT id, campaign_id, creator_id FROM submissions;
    INSERT INTO submission_status_changes (submission_id, to_status, actor_kind)
      SELECT id, 'pending', 'creator' FROM submissions;
    INSERT INTO submission_status_changes (submission_id, from_status, to_status, actor_kind)
      SELECT id, 'pending', 'approved', 'brand' FROM submissions WHERE status = 'approved'`)
}

test('proof comes to a database with claims in it: the owner keeps posts and the claimant loses them', async () => {
  await migrateUntil('0008')
  await fillWithClaims()

  await migrateUntil('9999')

  const posts = await client.query(
    `SELECT external_post_id AS post, status, lock_reason, rejection_code, proven_at
      FROM submissions ORDER BY id`,
  )
  expect(posts.rows).toEqual([
    {
      post: 'proven',
      status: 'approved',
      lock_reason: null,
      rejection_code: null,
      // Proven before the rule came, so from its start.
      proven_at: new Date('2026-01-15T00:00:00Z'),
    },
    {
      post: 'waiting',
      status: 'rejected',
      lock_reason: null,
      rejection_code: 'wrong_account',
      proven_at: null,
    },
    {
      post: 'earning',
      status: 'locked',
      lock_reason: 'not_owner',
      rejection_code: null,
      proven_at: null,
    },
  ])
  const accounts = await client.query(
    'SELECT id, evicted_at IS NOT NULL AS is_evicted FROM social_accounts ORDER BY id',
  )
  expect(accounts.rows).toEqual([
    { id: id(22), is_evicted: false },
    { id: id(23), is_evicted: true },
  ])
  const history = await client.query(
    `SELECT to_status FROM submission_status_changes WHERE actor_kind = 'system' ORDER BY seq`,
  )
  expect(history.rows).toEqual([{ to_status: 'rejected' }, { to_status: 'locked' }])
})

test('addresses of pictures elsewhere are queued to be copied, once per post, and shown no more', async () => {
  await migrateUntil('0025')
  await fillWithClaims()
  await client.query(
    `UPDATE submissions SET thumbnail_url = 'https://i.ytimg.com/vi/1.jpg' WHERE external_post_id = 'proven';
    UPDATE submissions SET status = 'rejected', rejected_at = now(), rejection_code = 'other',
      external_post_id = 'proven', thumbnail_url = 'https://i.ytimg.com/vi/2.jpg' WHERE external_post_id = 'waiting'`,
  )

  await migrateUntil('9999')

  const pictures = await client.query(
    `SELECT external_post_id AS post, source_url AS source, next_try_at <= now() AS is_due
      FROM post_pictures`,
  )
  expect(pictures.rows).toEqual([
    { post: 'proven', source: 'https://i.ytimg.com/vi/2.jpg', is_due: true },
  ])
  const shown = await client.query('SELECT DISTINCT thumbnail_url FROM submissions')
  expect(shown.rows).toEqual([{ thumbnail_url: null }])
  const elsewhere = client.query(
    `UPDATE submissions SET thumbnail_url = 'https://evil.test/1.webp'`,
  )
  await expect(elsewhere).rejects.toThrow('submissions_thumbnail_is_ours')
})

test('what was used of a platform’s quota is still counted after the table of limits changed', async () => {
  await migrateUntil('0019')
  await client.query(
    `INSERT INTO usage_windows (scope, window_starts_at, used)
      VALUES ('youtube:day', '2026-11-21T08:00:00Z', 9000)`,
  )

  await migrateUntil('9999')

  const counts = await client.query('SELECT key, points, expire FROM limit_counts')
  const start = Date.parse('2026-11-21T08:00:00Z')
  expect(counts.rows).toEqual([
    {
      key: `youtube:day@${start / 1000}`,
      points: 9000,
      expire: String(start + 2 * 24 * 3_600_000),
    },
  ])
})

/** A campaign, a payment of it and how its bank decided, two days ago. */
async function fillWithClaim(number: number, status: string, claim: 'lost' | 'won'): Promise<void> {
  const reasons = status.startsWith('paused') ? `{${status.slice(7)}}` : '{}'
  await client.query(`
    INSERT INTO campaigns (id, brand_id, name, category, status, pause_reasons, budget_cents, funded_cents,
        reward_rate_per_k_views_cents, min_payout_cents, max_payout_cents, platforms_allowed, live_at)
      VALUES ('${id(number)}', '${id(11)}', 'Campaign ${number}', 'fashion',
        '${status.startsWith('paused') ? 'paused' : status}', '${reasons}', 10000, 10000, 300, 0, 0, '{youtube}',
        CASE '${status}' WHEN 'draft' THEN NULL ELSE now() END);
    INSERT INTO campaign_funding (id, campaign_id, brand_id, amount_cents, status, settled_at,
        stripe_payment_intent_id)
      VALUES ('${id(number + 100)}', '${id(number)}', '${id(11)}', 10000, 'succeeded', now(), 'pi_${number}');
    INSERT INTO chargebacks (id, stripe_dispute_id, campaign_id, funding_id, amount_cents, reason, is_inquiry,
        status, from_budget_cents, opened_at, looked_at, closed_at)
      VALUES ('${id(number + 200)}', 'dp_${number}', '${id(number)}', '${id(number + 100)}', 10000, 'fraudulent',
        false, '${claim}', 10000, now(), now(), now() - interval '2 days');`)
}

test('a loss that was forgotten waits for an admin, and one that was taken back no longer', async () => {
  await migrateUntil('0116')
  await fillWithClaims()
  await fillWithClaim(41, 'draft', 'lost')
  await fillWithClaim(42, 'paused manual', 'lost')
  await fillWithClaim(43, 'paused manual', 'lost')
  await fillWithClaim(44, 'paused funding_lost', 'won')
  await fillWithClaim(45, 'paused admin,funding_lost', 'won')
  await fillWithClaim(46, 'paused funding_lost', 'lost')
  await client.query(`INSERT INTO campaign_status_changes (campaign_id, from_status, to_status, actor_kind)
    VALUES ('${id(43)}', 'paused', 'live', 'admin')`)

  await migrateUntil('0119')

  const { rows } = await client.query(
    `SELECT pause_reasons FROM campaigns WHERE id >= '${id(41)}' ORDER BY id`,
  )
  expect(rows.map(({ pause_reasons: reasons }) => reasons)).toEqual([
    ['funding_lost'],
    ['manual', 'funding_lost'],
    ['manual'],
    ['manual'],
    ['admin'],
    ['funding_lost'],
  ])
  const changes = await client.query(`SELECT reason, lifted FROM campaign_status_changes
    WHERE campaign_id IN ('${id(44)}', '${id(45)}') ORDER BY campaign_id, seq DESC`)
  expect(changes.rows).toEqual([
    { reason: 'manual', lifted: ['funding_lost'] },
    { reason: null, lifted: ['funding_lost'] },
  ])
})

/** A doubt about a post with 10,000 views, of which 4,000 are void, so many days after it ended. */
async function fillWithDoubt(ended: { daysAgo: number; viewsBefore: number; note: string | null }) {
  await client.query(
    `INSERT INTO money_freezes (id, cause, submission_id, with_unpaid, reason, facts, views_before,
        opened_at, closed_at, closed_by, outcome, close_note)
      VALUES (gen_random_uuid(), 'doubted', $1, false, 'Few likes', '{}', $2, now() - interval '30 days',
        now() - make_interval(days => $3), $4, 'taken-back', $5)`,
    [id(41), ended.viewsBefore, ended.daysAgo, id(1), ended.note],
  )
}

test('what was left of judged views is what the last doubt said that a person decided', async () => {
  await migrateUntil('0116')
  await fillWithClaims()
  await client.query(`UPDATE submission_totals SET view_count = 10000, voided_views = 4000
    WHERE submission_id = '${id(41)}'`)
  await fillWithDoubt({ daysAgo: 3, viewsBefore: 5000, note: 'Bought' })
  await fillWithDoubt({ daysAgo: 1, viewsBefore: 3000, note: null })

  await migrateUntil('9999')

  const { rows } = await client.query('SELECT view_count, views_left FROM view_judgements')
  expect(rows).toEqual([{ view_count: '9000', views_left: '5000' }])
  await client.query('UPDATE view_judgements SET view_count = view_count - 1')
  for (const change of [
    'DELETE FROM view_judgements',
    'UPDATE view_judgements SET views_left = 0',
    'UPDATE view_judgements SET view_count = view_count + 1',
  ]) {
    await expect(client.query(change)).rejects.toThrow('append-only')
  }
})

test('the number of the queue’s migrations is the one that a start compares with', async () => {
  await migrateUntil('9999')

  const { rows } = await client.query('SELECT max(id) AS id FROM graphile_worker.migrations')

  expect(rows).toEqual([{ id: queueMigrationsCount }])
})

test('names from before are found without their accents', async () => {
  await migrateUntil('0121')
  await client.query(`
    INSERT INTO users (id, role, email, password, display_name) VALUES
      ('${id(1)}', 'creator', 'a@example.test', '$argon2id$v=19', 'Rene\u0301e Nguyễn'),
      ('${id(2)}', 'creator', 'b@example.test', '$argon2id$v=19', 'Plain Name');
    INSERT INTO creators (id, user_id, handle) VALUES ('${id(12)}', '${id(1)}', 'renee_n')`)

  await migrate({
    connectionString: database.connectionString,
    migrationsDir,
    log: createLog('silent'),
  })

  const { rows } = await client.query<{ words: string }>(
    'SELECT words FROM person_search ORDER BY user_id',
  )
  expect(rows.map(({ words }) => words)).toEqual([
    '\n renee nguyen\n a@example.test\n renee_n',
    '\n plain name\n b@example.test',
  ])
})
