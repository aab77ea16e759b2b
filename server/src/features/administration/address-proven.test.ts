import { randomBytes } from 'node:crypto'
import type { UserId } from '@permille/contract/ids'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exactlyOne, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { makeCreator, type TestCreator } from '#testing/test-marketplace.ts'
import { startTestServer, type TestServer } from '#testing/test-server.ts'
import type { Person } from '#testing/test-users.ts'
import { emailProofContext, makeMailedPasswordLink } from '../accounts/public.ts'
import { collectNotifications } from '../notifications/collect-notifications.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ SMTP_URL: 'smtp://127.0.0.1:9' })
})
afterAll(() => server.close())

const password = 'another-horse-8'

/** Someone typed an address and set up everything that pays or opens the account. */
async function givenTrap(): Promise<TestCreator & Person & { email: string }> {
  const { db } = server.database
  const creator = await server.signIn(await makeCreator(db))
  await run(
    db,
    sql`UPDATE creators SET stripe_connect_account_id = ${newId()}, payout_country = 'US',
      payout_account_status = 'connected' WHERE id = ${creator.id}`,
  )
  await run(
    db,
    sql`INSERT INTO passkeys (id, user_id, credential_id, public_key, sign_count, transports, name, created_at)
      VALUES (${newId()}, ${creator.userId}, ${newId()}, '\\x00', 0, '{}', 'His phone', now())`,
  )
  await run(
    db,
    sql`INSERT INTO authenticator_apps (user_id, is_confirmed, sealed_secret, confirmed_at)
      VALUES (${creator.userId}, true, 'x', now()), (${creator.userId}, false, 'y', NULL)`,
  )
  await run(
    db,
    sql`INSERT INTO recovery_codes (code_hash, user_id) VALUES (${randomBytes(32)}, ${creator.userId})`,
  )
  await run(
    db,
    sql`INSERT INTO push_subscriptions (id, user_id, session_token_hash, endpoint, p256dh, auth, created_at)
      SELECT ${newId()}, user_id, token_hash, ${newId()}, 'a', 'b', now() FROM sessions
      WHERE user_id = ${creator.userId}`,
  )
  const { email } = await exactlyOne(
    db,
    sql<{ email: string }>`SELECT email FROM users WHERE id = ${creator.userId}`,
  )
  return { ...creator, email }
}

interface Left {
  readonly payoutAccount: string | null
  readonly factors: number
  readonly codes: number
  readonly connections: number
  readonly pushes: number
  readonly sessions: number
}

function left(userId: UserId): Promise<Left> {
  return exactlyOne(
    server.database.db,
    sql<Left>`SELECT
      (SELECT stripe_connect_account_id FROM creators WHERE user_id = ${userId}) AS payout_account,
      (SELECT count(*)::int FROM passkeys WHERE user_id = ${userId})
        + (SELECT count(*)::int FROM authenticator_apps WHERE user_id = ${userId}) AS factors,
      (SELECT count(*)::int FROM recovery_codes WHERE user_id = ${userId}) AS codes,
      (SELECT count(*)::int FROM social_accounts
        WHERE user_id = ${userId} AND removed_at IS NULL) AS connections,
      (SELECT count(*)::int FROM push_subscriptions WHERE user_id = ${userId}) AS pushes,
      (SELECT count(*)::int FROM sessions WHERE user_id = ${userId}) AS sessions`,
  )
}

const nothing = {
  payoutAccount: null,
  factors: 0,
  codes: 0,
  connections: 0,
  pushes: 0,
  sessions: 0,
}

async function mailedReset(email: string): Promise<string> {
  const from = { requestId: 'r', address: '10.9.0.1', userAgent: undefined }
  const link = await server.database.db.transaction((tx) =>
    makeMailedPasswordLink(tx, server.wiring.parts, { email, ...from }),
  )
  return `/api/password-resets/${link?.url.split('/').at(-1)}`
}

async function mailedProof(person: Person & { email: string }): Promise<string> {
  await server.call('POST', '/api/user/email/proof', { as: person })
  const { payload } = await exactlyOne(
    server.database.db,
    sql<{ payload: { sealedUrl: string } }>`SELECT payload FROM graphile_worker._private_jobs
      WHERE payload->>'toAddress' = ${person.email} ORDER BY id DESC LIMIT 1`,
  )
  const url = server.wiring.parts.encryption.open(
    payload.sealedUrl,
    emailProofContext(person.userId),
  )
  return `/api/email-proofs/${url.split('/').at(-1)}`
}

const reset = (path: string) => server.call('POST', path, { body: { password } })

describe('proving an address by a mailed link gives sole control of the account', () => {
  test('by a link that sets a password', async () => {
    const trap = await givenTrap()
    const before = await left(trap.userId)

    const done = await reset(await mailedReset(trap.email))

    expect(before).toMatchObject({ factors: 3, codes: 1, connections: 1, pushes: 1, sessions: 1 })
    expect(before.payoutAccount).not.toBeNull()
    expect(done.status).toBe(200)
    expect(await left(trap.userId)).toEqual(nothing)
    const account = await server.call('POST', '/api/auth/login', {
      body: { email: trap.email, password },
    })
    expect(account.status).toBe(200)
  })

  test('by the confirmation link, opened while signed out: the password ends too', async () => {
    const trap = await givenTrap()
    const link = await mailedProof(trap)

    const done = await server.call('POST', link)

    expect(done.json).toMatchObject({ email: trap.email })
    expect(await left(trap.userId)).toEqual(nothing)
    const former = await server.call('POST', '/api/auth/login', {
      body: { email: trap.email, password: 'correct-horse-7' },
    })
    expect(former.status).toBe(401)
    const own = `/api/password-resets/${done.json.passwordUrl.split('/').at(-1)}`
    expect((await reset(own)).status).toBe(200)
  })

  test('by an admin’s link for an unproven address', async () => {
    const trap = await givenTrap()
    const admin = await server.person('admin')
    const made = await server.call('POST', `/api/admin/users/${trap.userId}/password-link`, {
      as: admin,
      body: { reason: 'Wrote to us' },
    })

    await reset(`/api/password-resets/${made.json.url.split('/').at(-1)}`)

    expect(await left(trap.userId)).toEqual(nothing)
  })

  test('and the notice lists what was on the account', async () => {
    const trap = await givenTrap()
    await reset(await mailedReset(trap.email))

    await collectNotifications(server.wiring.parts)

    const told = await exactlyOne(
      server.database.db,
      sql<{ kind: string; text: string }>`SELECT kind, text FROM notifications
        WHERE user_id = ${trap.userId} AND key LIKE 'former:%'`,
    )
    expect(told.kind).toBe('security')
    expect(told.text).toContain(
      'removed: every sign-in, the payout account, 2 second factors and the recovery codes, and one connected social account.',
    )
  })

  test('and does not mention a payout account that never existed', async () => {
    const trap = await givenTrap()
    await reset(await mailedReset(trap.email))
    const signedIn = await server.signIn(trap)

    await collectNotifications(server.wiring.parts)

    const account = await server.call('GET', '/api/stripe/connect/account-status', { as: signedIn })
    expect(account.json).toMatchObject({ payoutsEnabled: false, problem: null })
    const told = await manyRows(
      server.database.db,
      sql<object>`SELECT title FROM notifications
        WHERE user_id = ${trap.userId} AND title LIKE '%no longer connected%'`,
    )
    expect(told).toEqual([])
  })
})

describe('nothing is removed', () => {
  test('when the link is opened in the browser of a recently signed-in user', async () => {
    const honest = await givenTrap()
    const before = await left(honest.userId)
    const link = await mailedProof(honest)

    const done = await server.call('POST', link, { as: honest })

    expect([done.status, done.json]).toEqual([200, { email: honest.email }])
    expect(await left(honest.userId)).toEqual(before)
  })

  test('and the link stays valid until a sign-in of hours ago is confirmed', async () => {
    const honest = await givenTrap()
    const link = await mailedProof(honest)
    const age = (minutes: number) =>
      run(
        server.database.db,
        sql`UPDATE sessions SET signed_in_at = now() - make_interval(mins => ${minutes})
          WHERE user_id = ${honest.userId}`,
      )
    await age(60)

    const stale = await server.call('POST', link, { as: honest })
    await age(0)
    const fresh = await server.call('POST', link, { as: honest })

    expect([stale.status, stale.json.code, fresh.status]).toEqual([403, 'sign-in-too-old', 200])
    expect((await left(honest.userId)).factors).toBe(3)
  })

  test('by a later link: the address was already proven', async () => {
    const owner = await givenTrap()
    await run(
      server.database.db,
      sql`UPDATE users SET email_proven_at = now() WHERE id = ${owner.userId}`,
    )
    const before = await left(owner.userId)

    await reset(await mailedReset(owner.email))

    expect(await left(owner.userId)).toEqual({ ...before, sessions: 0, pushes: 0 })
  })
})

test('a different signed-in user who opens the link keeps their session, and the takeover attempt ends', async () => {
  const trap = await givenTrap()
  const other = await givenTrap()
  const before = await left(other.userId)
  const link = await mailedProof(trap)

  await server.call('POST', link, { as: other })

  expect(await left(trap.userId)).toEqual(nothing)
  expect(await left(other.userId)).toEqual(before)
})

test('no payout account can be connected before the address is proven', async () => {
  const creator = await server.person('creator')
  const connect = () =>
    server.call('POST', '/api/stripe/connect/account-link', {
      as: creator,
      body: { country: 'US' },
    })

  const refused = await connect()
  await run(
    server.database.db,
    sql`UPDATE users SET email_proven_at = now() WHERE id = ${creator.userId}`,
  )

  expect([refused.status, refused.json.code]).toEqual([422, 'email-unproven'])
  expect((await connect()).status).toBe(200)
})
