import { accountExportPath } from '@permille/contract/privacy/account-export'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import { manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { earn, makeApprovedPost } from '#testing/test-marketplace.ts'
import { serveRoutes, type TestRoutes } from '#testing/test-routes.ts'
import type { Person } from '#testing/test-users.ts'
import { readSection, sectionsOf } from './account-export-store.ts'
import { rightsRoutes } from './rights-routes.ts'

let opened: TestDatabase
let http: TestRoutes

beforeAll(async () => {
  opened = await openTestDatabase()
  const { db: database } = opened
  http = serveRoutes({ ...opened, database }, rightsRoutes({ database, clock: systemClock }))
})
afterAll(async () => {
  await http.close()
  await opened.close()
})

async function download(as: Person) {
  const { status, headers, text } = await http.call('GET', accountExportPath, { as })
  expect(status).toBe(200)
  expect(headers.get('content-disposition')).toBe('attachment; filename="permille-your-data.json"')
  return { text, data: JSON.parse(text) as Record<string, Record<string, unknown>[]> }
}

test('a creator and a brand each get their own data, and nothing of the other’s', async () => {
  const { id, campaign, creator } = await makeApprovedPost(opened.db, { fundedCents: 10_000 })
  await earn(opened.db, { submissionId: id, views: 2000 })
  const other = await makeApprovedPost(opened.db, { fundedCents: 10_000 })
  // Of a brand that they have left.
  const [by, left] = [campaign.brand.userId, other.campaign.brand.brandId]
  await run(
    opened.db,
    sql`INSERT INTO webhook_endpoints (id, brand_id, name, format, sealed_url, shown_url, sealed_secret, state, seen_seq,
        created_by, created_at)
      VALUES (gen_random_uuid(), ${left}, 'CRM', 'standard', '', 'https://left.test', '', 'on', 0, ${by}, now())`,
  )
  await run(
    opened.db,
    sql`INSERT INTO report_links (id, brand_id, name, token_hash, sealed_token, shows_money, shows_creators, expires_at,
        created_by, created_at)
      VALUES (gen_random_uuid(), ${left}, 'left', sha256(''), '', true, true, now(), ${by}, now())`,
  )

  const ofCreator = await download(await http.signIn({ kind: 'creator', ...creator }))
  const ofBrand = await download(await http.signIn(campaign.brand))

  const { account, submissions, readings, earnings, socialAccounts, sessions } = ofCreator.data
  expect(account).toEqual([expect.objectContaining({ id: creator.userId, role: 'creator' })])
  expect(submissions).toEqual([expect.objectContaining({ id, status: 'approved' })])
  expect(readings).toEqual([expect.objectContaining({ submission_id: id, view_count: 2000 })])
  expect(earnings).toEqual([expect.objectContaining({ submission_id: id, accrued_cents: 600 })])
  expect(socialAccounts).toEqual([expect.objectContaining({ id: creator.accountId })])
  expect(sessions).toHaveLength(1)
  expect(ofBrand.data.campaigns).toEqual([expect.objectContaining({ id: campaign.id })])
  expect(ofBrand.text).not.toContain(creator.id)
  expect(ofBrand.data).toMatchObject({ webhooks: [], reportLinks: [] })
  for (const { text } of [ofCreator, ofBrand]) {
    expect(text).not.toMatch(/argon2|token|hash|ownership_code/)
  }
})

test('a section is read in chunks without gaps', async () => {
  const { id, creator } = await makeApprovedPost(opened.db, { fundedCents: 10_000 })
  for (const views of [100, 200, 300]) await earn(opened.db, { submissionId: id, views })
  const owner = { kind: 'creator', userId: creator.userId, creatorId: creator.id } as const
  const readings = sectionsOf({ ...owner, signedInAt: new Date() }).find(
    ({ name }) => name === 'readings',
  )
  if (readings === undefined) throw new Error('no readings')

  const first = await readSection(opened.db, readings, { after: undefined, limit: 2 })
  const rest = await readSection(opened.db, readings, { after: first.at(-1)?.id, limit: 2 })

  expect([first.length, rest.length]).toEqual([2, 1])
  expect([...first, ...rest].map(({ view_count: views }) => views).toSorted()).toEqual([
    100, 200, 300,
  ])
})

test('a visitor gets nothing, and a person at most ten files an hour', async () => {
  const admin = await http.person('admin')
  const visitor = await http.call('GET', accountExportPath, {})
  for (let file = 0; file < 10; file += 1) await download(admin)

  const { status } = await http.call('GET', accountExportPath, { as: admin })

  expect([visitor.status, status]).toEqual([401, 429])
})

/** Tables that name a person and are not in the file, each with the reason. */
const leftOut: Readonly<Record<string, string>> = {
  oauth_states: 'ten minutes of a sign-in at a platform',
  idempotency_keys: 'a day of repeated clicks',
  accrual_holds: 'where an earning stands',
  accrual_freezes: 'where an earning stands',
  accrual_withdrawables: 'where an earning stands',
  ledger_entries: 'a brand’s is a file of its own; a creator’s are the earnings and payouts',
  book_exception_notes: 'what admins write about the books',
  submission_totals: 'sums of the earnings',
  suspensions: 'when clocks stood still; the audit log names each suspension',
  campaign_creators: 'counts of the posts',
  post_search: 'words by which posts are found',
  person_search: 'words by which people are found',
  recovery_codes: 'hashes of codes',
  pending_sign_ins: 'minutes of a sign-in',
  passkey_challenges: 'minutes of a sign-in',
  email_proofs: 'the hash of a link',
  password_resets: 'the hash of a link',
  push_subscriptions: 'keys of a browser',
  events: 'ids of what the other sections say',
  published_events: 'the same with the names of now, for the programs of brands',
  brand_reviews: 'sums of the decisions',
  creator_totals: 'sums of the earnings',
  creator_days: 'sums of the earnings',
  creator_months: 'sums of the earnings',
  creator_debts: 'sums of the corrections among the earnings',
}

test('every table that names a user, a creator or a brand is in the file or left out for a reason', async () => {
  const named = await manyRows(
    opened.db,
    sql<{ tableName: string }>`SELECT DISTINCT c.table_name FROM information_schema.columns c
      JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE'
        AND c.column_name IN ('user_id', 'owner_user_id', 'creator_id', 'brand_id',
          'author_user_id')`,
  )
  const at = { signedInAt: new Date(), userId: '' } as never
  const texts = (['creator', 'brand'] as const).flatMap((kind) =>
    sectionsOf({ ...(at as object), kind } as never).map(({ rows }) => rows.text),
  )

  const missing = named
    .map(({ tableName }) => tableName)
    .filter((table) => !texts.some((text) => new RegExp(`FROM ${table}\\b`).test(text)))

  expect(missing.toSorted()).toEqual(Object.keys(leftOut).toSorted())
})
