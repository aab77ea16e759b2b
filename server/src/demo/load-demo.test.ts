import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkInvariants, isHolding } from '../money/books/invariants.ts'
import { addHours } from '../platform/clock.ts'
import { manyRows, run } from '../platform/database/query.ts'
import { type Statement, sql } from '../platform/database/sql.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { loadDemo } from './load-demo.ts'

const platformCountry = 'AU'
let server: TestServer

const load = () =>
  loadDemo({ sandboxUrl: server.sandbox.url, platformCountry }, server.wiring.parts)

beforeAll(async () => {
  // `npm start` plays it in the United States; from here most of its people's countries cannot be paid.
  server = await startTestServer({
    DEMO: '1',
    PLATFORM_COUNTRY: platformCountry,
    PLATFORM_CURRENCY: 'aud',
  })
  await server.sandbox.setSettings({ platformCountry, platformCurrency: 'aud' })
  // As after a restart of PostgreSQL between the migration and the demo.
  await run(server.database.db, sql`DELETE FROM database_servers`)
  await load()
}, 180_000)
afterAll(() => server.close())

async function namesOf(query: Statement<{ name: string }>): Promise<string[]> {
  return (await manyRows(server.database.db, query)).map((row) => row.name).sort()
}

test('the demo’s creator sees a submission in every status, and a payout refused and then paid', async () => {
  const statuses = await namesOf(sql<{ name: string }>`
    SELECT DISTINCT s.status::text AS name FROM submissions s
    JOIN creators c ON c.id = s.creator_id WHERE c.handle = 'lena_films'`)
  const payouts = await namesOf(sql<{ name: string }>`
    SELECT DISTINCT p.status::text AS name FROM payouts p
    JOIN creators c ON c.id = p.creator_id WHERE c.handle = 'lena_films'`)

  expect(statuses).toEqual(['approved', 'locked', 'paid', 'pending', 'rejected'])
  expect(payouts).toEqual(['failed', 'paid'])
})

test('the demo’s brand sees campaigns and posts in every status, and a failed payment', async () => {
  const campaigns = await namesOf(sql<{ name: string }>`
    SELECT DISTINCT c.status::text AS name FROM campaigns c
    JOIN brands b ON b.id = c.brand_id WHERE b.name = 'Nordlys Studio'`)
  const posts = await namesOf(sql<{ name: string }>`
    SELECT DISTINCT s.status::text AS name FROM submissions s
    JOIN campaigns c ON c.id = s.campaign_id JOIN brands b ON b.id = c.brand_id
    WHERE b.name = 'Nordlys Studio'`)
  const fundings = await namesOf(sql<{ name: string }>`
    SELECT DISTINCT f.status::text AS name FROM campaign_funding f
    JOIN brands b ON b.id = f.brand_id WHERE b.name = 'Nordlys Studio'`)

  expect(campaigns).toEqual(['completed', 'draft', 'live', 'paused'])
  expect(posts).toEqual(['approved', 'locked', 'paid', 'pending', 'rejected'])
  expect(fundings).toEqual(['failed', 'succeeded'])
})

test('every user has a picture, every post a thumbnail, and no account is older than its owner’s', async () => {
  const bare = await namesOf(sql<{ name: string }>`
    SELECT email AS name FROM users WHERE avatar_url IS NULL AND role <> 'admin'
    UNION ALL SELECT title FROM submissions WHERE thumbnail_url IS NULL
    UNION ALL SELECT a.username FROM social_accounts a JOIN users u ON u.id = a.user_id
      WHERE a.connected_at > u.created_at + interval '4 days'`)

  expect(bare).toEqual([])
})

test('the review queue has a flagged post, and nothing is due within hours', async () => {
  const flagged = await namesOf(sql<{ name: string }>`
    SELECT title AS name FROM submissions WHERE status = 'pending' AND cardinality(risks) > 0`)
  const due = await namesOf(sql<{ name: string }>`
    SELECT title AS name FROM submissions
    WHERE status = 'pending' AND auto_approves_at < ${addHours(new Date(), 12)}`)

  expect(flagged).toEqual(['A jumper in the server room'])
  expect(due).toEqual([])
})

test('actions of demo people are audited at the time they happened', async () => {
  const elsewhen = await namesOf(sql<{ name: string }>`
    SELECT l.action || ' of ' || c.name AS name FROM audit_log l JOIN campaigns c ON c.id = l.object_id
    WHERE l.action = 'campaign.create' AND l.at <> c.created_at
    UNION ALL SELECT l.action || ' of ' || s.title FROM audit_log l
      JOIN submissions s ON s.id = l.object_id
    WHERE (l.action = 'submission.approve' AND l.at <> s.approved_at)
      OR (l.action = 'submission.submit' AND l.at <> s.submitted_at)
    UNION ALL SELECT action FROM audit_log
    WHERE at > (SELECT at FROM installation WHERE fact = 'demo-loaded') - interval '30 minutes'`)

  expect(elsewhen).toEqual([])
})

test('the books are clean over the whole history', async () => {
  const broken = (await checkInvariants(server.database.db)).filter((result) => !isHolding(result))

  expect(broken).toEqual([])
})

test('a later start does not load it again', async () => {
  const count = sql<{ name: string }>`SELECT count(*)::text AS name FROM submission_status_changes`
  const before = await namesOf(count)

  await load()

  expect(await namesOf(count)).toEqual(before)
})

test('half of a demo is neither continued nor told again', async () => {
  await run(server.database.db, sql`DELETE FROM installation WHERE fact = 'demo-loaded'`)

  await expect(load()).rejects.toThrow('The demo was interrupted while it was made')
})
