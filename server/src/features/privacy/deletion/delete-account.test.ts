import { randomUUID } from 'node:crypto'
import type { PayoutId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findAccountByEmail, insertBrand } from '#features/accounts/account-store.ts'
import { createCreator } from '#features/accounts/register-creator.ts'
import { publishAll } from '#features/events/testing/publish-all.ts'
import { reservePayout } from '#money/movements/reserve-payout.ts'
import { systemClock } from '#platform/clock.ts'
import { exactlyOne, manyRows, run } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import {
  brokenInvariants,
  earn,
  makeApprovedPost,
  makeCreator,
  makeLiveCampaign,
  makePendingSubmission,
} from '#testing/test-marketplace.ts'
import { serveRoutes, type TestRoutes } from '#testing/test-routes.ts'
import { rightsRoutes } from '../rights-routes.ts'

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

const path = '/api/account/deletion'

const change = (statement: Statement<unknown>) => run(opened.db, statement)

/** Gives a user texts that occur nowhere else in the database. */
async function nameUniquely(userId: string) {
  const mark = randomUUID().slice(0, 8)
  const email = `leaver-${mark}@permille.test`
  await change(
    sql`UPDATE users SET email = ${email}, email_proven_at = now(), display_name = ${`Vera ${mark}`} WHERE id = ${userId}`,
  )
  await change(sql`UPDATE creators SET handle = ${`vera_${mark}`}, bio = ${`I am ${mark}`}, city = ${mark}
      WHERE user_id = ${userId}`)
  await change(
    sql`UPDATE social_accounts SET username = ${`vera.${mark}`} WHERE user_id = ${userId}`,
  )
  await change(sql`INSERT INTO audit_log (id, actor_kind, actor_user_id, action, object_type, object_id, before, after)
      VALUES (gen_random_uuid(), 'creator', ${userId}, 'user.change-email', 'user', ${userId},
        ${JSON.stringify({ email: `old-${mark}@permille.test` })}::jsonb,
        ${JSON.stringify({ email, username: `vera_${mark}`, reason: 'kept' })}::jsonb)`)
  await change(sql`INSERT INTO mails (id, to_address, subject, body, kind, user_id, created_at)
      VALUES (gen_random_uuid(), ${email}, 'News', ${`Hello ${mark}`}, 'payout', NULL, now())`)
  await change(sql`INSERT INTO mails (id, to_address, reply_to, subject, body, kind, created_at)
      VALUES (gen_random_uuid(), 'help@permille.test', ${email}, 'Message', ${mark}, 'support', now())`)
  await change(sql`INSERT INTO messages (id, topic, user_id, email, text, created_at)
      VALUES (gen_random_uuid(), 'other', ${userId}, NULL, ${`I, ${mark}`}, now()),
        (gen_random_uuid(), 'other', NULL, ${email}, 'Before I had an account', now())`)
  await change(sql`INSERT INTO saved_views (id, user_id, page, name, filters, created_at)
      VALUES (gen_random_uuid(), ${userId}, 'review-desk', ${mark}, '{"search": "me"}', now())`)
  return { mark, email }
}

/** The tables in which a text is found. */
async function tablesWith(text: string): Promise<string[]> {
  const look = "SELECT FROM %I t WHERE to_jsonb(t)::text LIKE '%%' || %L || '%%' LIMIT 1"
  const rows = await manyRows(
    opened.db,
    sql<{ name: string }>`SELECT c.relname AS name FROM pg_class c
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
        AND query_to_xml(format(${look}, c.relname, ${text}::text), false, true, '')::text LIKE '%<row%'
      ORDER BY 1`,
  )
  return rows.map(({ name }) => name)
}

function blockersOf(json: { blockers: { code: string; cents: Cents | null }[] }) {
  return json.blockers.map(({ code, cents }) => [code, cents])
}

describe('a creator who deletes their account', () => {
  test('is named nowhere, and the books stay unchanged', async () => {
    const { id, campaign, creator } = await makeApprovedPost(opened.db, { fundedCents: 10_000 })
    await earn(opened.db, { submissionId: id, views: 2000 })
    const pending = await makePendingSubmission(opened.db, {
      campaignId: campaign.id,
      creator,
    })
    const { mark, email } = await nameUniquely(creator.userId)
    await publishAll(opened)
    const known = await tablesWith(mark)
    await change(sql`INSERT INTO creator_blocks (brand_id, creator_id, reason, created_at)
        SELECT brand_id, ${creator.id}, ${`${mark} again`}, now() FROM campaigns
        WHERE id = ${campaign.id}`)
    const as = await http.signIn({ kind: 'creator', ...creator })
    const entries = sql<{ sum: number }>`SELECT count(*)::int AS sum FROM ledger_entries`
    const before = await exactlyOne(opened.db, entries)

    const plan = await http.call('GET', path, { as })
    const { givesUpCents } = plan.json
    const gone = await http.call('POST', path, { as, body: { givesUpCents } })
    const again = await http.call('POST', path, { as, body: { givesUpCents } })

    expect(plan.json).toEqual({
      blockers: [],
      givesUpCents: 600,
      pendingPostsCount: 1,
      earningPostsCount: 1,
    })
    expect([gone.status, again.status]).toEqual([200, 401])
    expect(known).toContain('published_events')
    expect(await tablesWith(mark)).toEqual([])
    expect(await exactlyOne(opened.db, entries)).toEqual(before)
    const posts = await manyRows(
      opened.db,
      sql<object>`SELECT id, status, lock_reason, rejection_code FROM submissions
        WHERE creator_id = ${creator.id} ORDER BY status`,
    )
    expect(posts).toEqual([
      {
        id: pending,
        status: 'rejected',
        lockReason: null,
        rejectionCode: 'withdrawn',
      },
      { id, status: 'locked', lockReason: 'deleted', rejectionCode: null },
    ])
    const links = sql`SELECT FROM published_events WHERE data->>'postUrl' IS NOT NULL`
    expect(await manyRows(opened.db, links)).toEqual([])
    expect(await brokenInvariants(opened.db)).toEqual([])
    expect(await findAccountByEmail(opened.db, email)).toBeUndefined()
  })

  test('stays in the audit log without a name', async () => {
    const creator = await makeCreator(opened.db)
    await nameUniquely(creator.userId)
    const as = await http.signIn({ kind: 'creator', ...creator })

    await http.call('POST', path, { as, body: { givesUpCents: 0 } })

    const rows = await manyRows(
      opened.db,
      sql<object>`SELECT action, before, after FROM audit_log
        WHERE object_id = ${creator.userId} AND action LIKE 'user.%e%' ORDER BY action`,
    )
    expect(rows).toContainEqual({
      action: 'user.change-email',
      before: {},
      after: { reason: 'kept' },
    })
    expect(rows).toContainEqual({
      action: 'user.delete',
      before: null,
      after: { givenUpCents: 0 },
    })
  })

  test('may register again with the same address', async () => {
    const creator = await makeCreator(opened.db)
    const { email } = await nameUniquely(creator.userId)
    const as = await http.signIn({ kind: 'creator', ...creator })
    await http.call('POST', path, { as, body: { givesUpCents: 0 } })

    const newcomer = {
      email,
      displayName: 'Vera',
      passwordHash: '$argon2id$x',
      createdAt: new Date(),
    }
    const { account } = await opened.db.transaction((tx) => createCreator(tx, newcomer))

    expect(account.id).not.toBe(creator.userId)
  })

  test('must confirm the exact amount that is given up', async () => {
    const { id, creator } = await makeApprovedPost(opened.db, { fundedCents: 10_000 })
    await earn(opened.db, { submissionId: id, views: 2000 })
    const as = await http.signIn({ kind: 'creator', ...creator })

    const { status, json } = await http.call('POST', path, { as, body: { givesUpCents: 0 } })

    expect([status, json.code]).toEqual([409, 'amount-changed'])
    expect(json.message).toContain('$6.00')
  })

  test('waits for a payout in transit', async () => {
    const { id, creator } = await makeApprovedPost(opened.db, { fundedCents: 10_000 })
    await earn(opened.db, { submissionId: id, views: 10_000 })
    const { id: creatorId, userId } = creator
    const payout = { payoutId: newId<PayoutId>(), creatorId, userId, destination: 'acct_1' }
    await opened.db.transaction((tx) => reservePayout(tx, { ...payout, at: new Date() }))
    const as = await http.signIn({ kind: 'creator', ...creator })

    const plan = await http.call('GET', path, { as })
    const { givesUpCents } = plan.json
    const refused = await http.call('POST', path, { as, body: { givesUpCents } })

    expect(blockersOf(plan.json)).toEqual([['payout-on-its-way', 3000]])
    expect([refused.status, refused.json.code]).toEqual([409, 'deletion-blocked'])
    expect(refused.json.details).toEqual({ blockers: ['payout-on-its-way'] })
  })

  test('must have signed in recently', async () => {
    const creator = await makeCreator(opened.db)
    const as = await http.signIn({ kind: 'creator', ...creator })
    await change(
      sql`UPDATE sessions SET signed_in_at = now() - interval '1 hour' WHERE user_id = ${creator.userId}`,
    )

    const { status, json } = await http.call('POST', path, { as, body: { givesUpCents: 0 } })

    expect([status, json.code]).toEqual([403, 'sign-in-too-old'])
  })
})

describe('a brand that deletes its account', () => {
  test('first ends its campaigns and gets its money back', async () => {
    const { id, brand } = await makeLiveCampaign(opened.db, { fundedCents: 5000 })
    const as = await http.signIn(brand)

    const live = await http.call('GET', path, { as })
    await change(
      sql`UPDATE campaigns SET status = 'completed', completed_at = now() WHERE id = ${id}`,
    )
    const ended = await http.call('GET', path, { as })
    const refused = await http.call('POST', path, { as, body: { givesUpCents: 0 } })

    expect(blockersOf(live.json)).toEqual([['campaign-open', null]])
    expect(blockersOf(ended.json)).toEqual([['money-left', 5000]])
    expect(refused.status).toBe(409)
  })

  test('without open campaigns loses every brand of its owner, except their receipts', async () => {
    const brand = await http.person('brand')
    const another = { ownerUserId: brand.userId, name: 'Vera Shoes', createdAt: new Date() }
    await opened.db.transaction((tx) => insertBrand(tx, another))
    await change(sql`UPDATE brands SET name = 'Vera Goods', legal_name = 'Vera Goods Oy', website = 'https://v.example'
        WHERE owner_user_id = ${brand.userId}`)

    const { status } = await http.call('POST', path, { as: brand, body: { givesUpCents: 0 } })

    expect(status).toBe(200)
    const left = await manyRows(
      opened.db,
      sql<object>`SELECT name, website, legal_name FROM brands WHERE owner_user_id = ${brand.userId}`,
    )
    const erased = { name: 'Deleted brand', website: null, legalName: 'Vera Goods Oy' }
    expect(left).toEqual([erased, erased])
  })
})

describe('an admin', () => {
  test('cannot delete the last admin account, but can delete one of two', async () => {
    await change(
      sql`UPDATE users SET suspended_at = now(), suspended_reason = 'Test' WHERE role = 'admin'`,
    )
    const [one, two] = [await http.person('admin'), await http.person('admin')]

    const both = await Promise.all(
      [one, two].map((as) => http.call('POST', path, { as, body: { givesUpCents: 0 } })),
    )

    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('deletes a user at their written request, once and not themselves', async () => {
    const [admin, { userId }] = [await http.person('admin'), await makeCreator(opened.db)]
    const body = { givesUpCents: 0, reason: 'Letter of 3 May' }
    const deletionOf = (id: string) => `/api/admin/users/${id}/deletion`

    const done = await http.call('POST', deletionOf(userId), { as: admin, body })
    const again = await http.call('POST', deletionOf(userId), { as: admin, body })
    const own = await http.call('POST', deletionOf(admin.userId), { as: admin, body })

    expect([done.status, again.status, own.status]).toEqual([200, 409, 422])
    const { after } = await exactlyOne(
      opened.db,
      sql<{ after: object }>`SELECT after FROM audit_log
        WHERE object_id = ${userId} AND action = 'user.delete'`,
    )
    expect(after).toEqual({ givenUpCents: 0, reason: 'Letter of 3 May' })
  })
})

test('the audit log of an existing user cannot be changed', async () => {
  const { userId } = await makeCreator(opened.db)
  const { email } = await nameUniquely(userId)

  await change(sql`SELECT forget_in_audit(${userId})`)
  const rewrite = change(sql`UPDATE audit_log SET action = 'x' WHERE object_id = ${userId}`)

  await expect(rewrite).rejects.toThrow(/append-only/)
  expect(await tablesWith(email)).toContain('audit_log')
})
