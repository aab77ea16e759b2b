import type { UserId } from '@permille/contract/ids'
import { termsVersion } from '@permille/contract/privacy/terms'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { campaignEvents } from '#features/events/sources/campaign-events.ts'
import { addHours, systemClock } from '#platform/clock.ts'
import { manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import {
  earn,
  makeApprovedSubmission,
  makeCreator,
  makeLiveCampaign,
  makePendingSubmission,
  type TestCampaign,
  type TestCreator,
} from '#testing/test-marketplace.ts'
import { makeAdmin, makeNewCreator } from '#testing/test-users.ts'
import { collectNotifications } from '../collect-notifications.ts'

let database: TestDatabase
let campaign: TestCampaign
let creator: TestCreator
let admin: UserId
beforeAll(async () => {
  database = await openTestDatabase()
  campaign = await makeLiveCampaign(database.db, { fundedCents: 10_000 })
  creator = await makeCreator(database.db)
  admin = (await makeAdmin(database.db)).userId
})
afterAll(() => database.close())

const change = (statement: ReturnType<typeof sql>) => run(database.db, statement)

/** What is told about this, as "title | path", in the order of the keys. */
async function told(keyStart: string, hoursLater = 0): Promise<{ userId: UserId; says: string }[]> {
  const clock = { now: () => addHours(new Date(), hoursLater) }
  await collectNotifications({ database: database.db, clock, log: database.log })
  return await manyRows(
    database.db,
    sql<{ userId: UserId; says: string }>`SELECT user_id, title || ' | ' || text AS says
      FROM notifications WHERE key LIKE ${`${keyStart}%`} ORDER BY key, user_id`,
  )
}

/** Writes into the audit log of an account what was done about it from a network. */
async function comeFrom(network: string, userId: UserId, action = 'user.sign-in'): Promise<void> {
  const id = newId()
  await change(sql`INSERT INTO audit_log (id, at, actor_kind, actor_user_id, action, object_type, object_id)
    VALUES (${id}, clock_timestamp(), 'creator', ${userId}, ${action}, 'user', ${userId})`)
  await change(sql`INSERT INTO audit_origins (audit_id, at, network, user_agent)
    VALUES (${id}, now(), ${network}::cidr, 'Firefox')`)
}

test('right-to-left names stay whole in sentences, and beside numbers', async () => {
  const { id } = await makeLiveCampaign(database.db, { fundedCents: 1000 })
  const sara = await makeCreator(database.db)
  await change(sql`UPDATE campaigns SET name = 'שלום (2)' WHERE id = ${id}`)
  await change(sql`UPDATE users SET display_name = 'سارة 3!' WHERE id = ${sara.userId}`)
  await makePendingSubmission(database.db, { campaignId: id, creator: sara })

  const drafts = await told('post:')

  const about = drafts.map(({ says }) => says).find((says) => says.includes('שלום'))
  expect(about).toMatch(
    /^The first post for \u2068שלום \(2\)\u2069 \| \u2068سارة 3!\u2069 submitted a post\./,
  )
})

test('a creator reads why their post was not approved automatically', async () => {
  const id = await makePendingSubmission(database.db, { campaignId: campaign.id, creator })
  await change(sql`INSERT INTO approval_checks (submission_id, next_check_at, reasons, refused_at)
    VALUES (${id}, now(), '{post-gone}', now())`)

  const drafts = await told(`left-post:${id}`)

  expect(drafts).toEqual([
    {
      userId: creator.userId,
      says: expect.stringMatching(
        /^An admin will decide .* It was deleted or is no longer public\.$/,
      ),
    },
  ])
})

test('a brand is notified at a fifth of its campaign’s money, once per amount, and at its last cent', async () => {
  const small = await makeLiveCampaign(database.db, { fundedCents: 1000 })
  const post = { campaignId: small.id, creator: await makeCreator(database.db) }
  const submissionId = await makeApprovedSubmission(database.db, post)
  await earn(database.db, { submissionId, views: 2600 })
  const quiet = await told(`budget-low:${small.id}`)

  await earn(database.db, { submissionId, views: 2700 })
  const tooSoon = await told(`budget-low:${small.id}`)
  const low = await told(`budget-low:${small.id}`, 1 / 30)
  await earn(database.db, { submissionId, views: 10_000 })
  const empty = await told('campaign-change:')

  expect([quiet, tooSoon]).toEqual([[], []])
  expect(low.map(({ says }) => says)).toEqual([
    'Test campaign has a fifth of its money left | $1.90 is left. When it runs out, the campaign pauses.',
  ])
  expect(await told(`budget-low:${small.id}`)).toHaveLength(1)
  expect(empty.filter(({ userId }) => userId === small.brand.userId).at(-1)?.says).toContain(
    'Test campaign has spent its budget',
  )
})

test('a pause that another notification covers is not read again by every run', async () => {
  for (const reason of ['suspended', 'funding_disputed']) {
    await change(sql`INSERT INTO campaign_status_changes (campaign_id, from_status, to_status, actor_kind, reason)
      VALUES (${campaign.id}, 'live', 'paused', 'admin', ${reason})`)
  }
  const [after, until] = [addHours(new Date(), -1), addHours(new Date(), 1)]
  await collectNotifications({ database: database.db, clock: systemClock, log: database.log })

  expect(await campaignEvents.read(database.db, { after, until, rowsMax: 500 })).toEqual([])
})

test('a brand is notified of a payment, a completed refund and a failed one', async () => {
  const [fundingId, brandUserId] = [newId(), campaign.brand.userId]
  await change(sql`INSERT INTO campaign_funding (id, campaign_id, brand_id, amount_cents, fee_cents, status,
      settled_at, stripe_payment_intent_id)
    VALUES (${fundingId}, ${campaign.id}, ${campaign.brand.brandId}, 5000, 500, 'succeeded', now(), 'pi_1')`)
  for (const status of ['succeeded', 'failed']) {
    await change(sql`INSERT INTO refunds (id, campaign_id, funding_id, requested_by, amount_cents, fee_cents,
        status, settled_at, reason, stripe_refund_id)
      VALUES (${newId()}, ${campaign.id}, ${fundingId}, ${brandUserId}, 1000, 100, ${status}, now(),
        ${status === 'failed' ? 'expired card' : null}, ${newId()})`)
  }

  expect(await told(`payment:${fundingId}`)).toEqual([
    {
      userId: brandUserId,
      says: 'Your payment for Test campaign arrived | $50.00 is in the campaign; the fee was $5.00.',
    },
  ])
  expect((await told('refund:')).map(({ says }) => says.split(' | ')[0])).toEqual([
    'The refund of $11.00 for Test campaign failed',
    '$11.00 of Test campaign went back to your card',
  ])
})

test('a creator is notified of a paid, failed or held payout', async () => {
  for (const status of ['paid', 'failed', 'queued']) {
    await change(sql`INSERT INTO payouts (id, creator_id, total_cents, status, destination, attempt, settled_at,
        reason, stripe_transfer_id, held_at, held_reason)
      VALUES (${newId()}, ${creator.id}, 5000, ${status}, 'acct_1', 1,
        ${status === 'queued' ? null : new Date()}, ${status === 'failed' ? 'The bank refused it' : null},
        ${status === 'paid' ? newId() : null}, ${status === 'queued' ? new Date() : null},
        ${status === 'queued' ? 'A second look' : null})`)
  }

  expect(await told('payout:')).toMatchObject([
    { says: expect.stringContaining('Your payout of $50.00 failed') },
    {
      says: expect.stringContaining(
        'is held | An admin is reviewing it before it is sent. The reason: A second look',
      ),
    },
    { userId: creator.userId, says: expect.stringContaining('$50.00 is on its way to you') },
  ])
})

test('the owner of a lost connection is notified', async () => {
  await change(
    sql`UPDATE social_accounts SET needs_reconnect_at = now() WHERE id = ${creator.accountId}`,
  )

  expect(await told('reconnect:')).toMatchObject([
    { userId: creator.userId, says: expect.stringContaining('Reconnect @test on YouTube') },
  ])
})

test('a sign-in from an unknown network causes a notification, but the first one does not', async () => {
  for (const network of ['192.0.2.0/24', '192.0.2.0/24']) await comeFrom(network, creator.userId)
  const atHome = await told('sign-in:')
  await comeFrom('198.51.100.0/24', creator.userId)

  expect(atHome).toEqual([])
  expect(await told('sign-in:')).toMatchObject([
    { userId: creator.userId, says: expect.stringContaining('from 198.51.100.0/24, Firefox') },
  ])
})

test.each([
  'user.refuse-sign-in',
  'user.lock-sign-in',
  'user.forget-password',
  'user.reset-password',
])('“%s” does not make a network known', async (action) => {
  const { userId } = await makeNewCreator(database.db)
  await comeFrom('192.0.2.0/24', userId, 'user.register')
  await comeFrom('203.0.113.0/24', userId, action)

  for (const network of ['192.0.2.0/24', '203.0.113.0/24']) await comeFrom(network, userId)

  const drafts = (await told('sign-in:')).filter((each) => each.userId === userId)
  expect(drafts).toEqual([{ userId, says: expect.stringContaining('from 203.0.113.0/24') }])
})

test('a password link notifies the person it is for', async () => {
  await change(sql`INSERT INTO audit_log (id, at, actor_kind, actor_user_id, action, object_type, object_id)
    VALUES (${newId()}, clock_timestamp(), 'admin', ${admin}, 'user.make-password-link', 'user', ${creator.userId})`)

  const drafts = await told('password-link:', 1 / 30)

  expect(drafts).toMatchObject([
    {
      userId: creator.userId,
      says: expect.stringContaining('A link to set your password was created'),
    },
  ])
})

test('a change to second factors causes a notification, an ordinary sign-in with one does not', async () => {
  const audit = (action: string, after: object) =>
    change(sql`INSERT INTO audit_log (id, at, actor_kind, actor_user_id, action, object_type, object_id, after)
      VALUES (${newId()}, clock_timestamp(), 'creator', ${creator.userId}, ${action}, 'user', ${creator.userId},
        ${JSON.stringify(after)}::jsonb)`)

  await audit('user.add-passkey', { name: 'Phone' })
  await audit('user.sign-in', { factor: 'passkey' })
  await audit('user.sign-in', { factor: 'recovery' })
  await audit('user.sign-in', { factor: 'help' })

  expect(await told('factor:')).toMatchObject([
    { userId: creator.userId, says: expect.stringContaining('A passkey was added') },
    { userId: creator.userId, says: expect.stringContaining('A recovery code was used') },
    { userId: creator.userId, says: expect.stringContaining('The code that an admin made') },
  ])
})

test('people who have not accepted newer terms are notified of them once, at a sign-in', async () => {
  const [known, other] = [await makeNewCreator(database.db), await makeNewCreator(database.db)]
  await change(sql`INSERT INTO terms_acceptances (user_id, version, accepted_at)
    VALUES (${known.userId}, ${termsVersion}, now()), (${other.userId}, '2020-01-01', now())`)
  const signIn = (userId: UserId) =>
    change(sql`INSERT INTO audit_log (id, at, actor_kind, actor_user_id, action, object_type, object_id)
      VALUES (${newId()}, clock_timestamp(), 'creator', ${userId}, 'user.sign-in', 'user', ${userId})`)

  for (const { userId } of [known, other, other]) await signIn(userId)

  const drafts = (await told('terms:')).filter(({ userId }) =>
    [known.userId, other.userId].includes(userId),
  )
  expect(drafts).toEqual([
    { userId: other.userId, says: expect.stringContaining('Our terms have changed') },
  ])
})

test('an accepted invitation notifies the admin who made it, by name and not by address', async () => {
  const { userId } = await makeNewCreator(database.db)
  await change(sql`UPDATE users SET email = 'new@permille.test', display_name = 'Runa Fjord'
    WHERE id = ${userId}`)
  await change(sql`INSERT INTO invitations (id, token_hash, email, role, brand_name, invited_by_user_id,
      expires_at, used_at)
    VALUES (${newId()}, ${Buffer.alloc(32)}, 'new@permille.test', 'brand', 'Fjord', ${admin},
      now() + interval '1 day', now())`)

  expect(await told('invitation:')).toEqual([
    {
      userId: admin,
      says: expect.stringMatching(
        /^.?Runa Fjord.? accepted your invitation \| They signed up as a brand\.$/,
      ),
    },
  ])
})

test('a post is due for a decision twelve hours before', async () => {
  const early = await makeLiveCampaign(database.db, { fundedCents: 5000 })
  const id = await makePendingSubmission(database.db, { campaignId: early.id, creator })
  await change(sql`UPDATE submissions SET auto_approves_at = now() + interval '24 hours'
    WHERE id = ${id}`)

  const before = await told(`deadline:${id}`, 11)
  const after = await told(`deadline:${id}`, 12.1)

  expect(before).toEqual([])
  expect(after).toMatchObject([{ userId: early.brand.userId }])
  expect(after[0]?.says).toContain(
    'A post for Test campaign is due for a decision | If you do not decide',
  )
})
