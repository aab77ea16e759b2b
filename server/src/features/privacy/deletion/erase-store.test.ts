import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import { exactlyOne, run } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { makeCreator, type TestCreator } from '#testing/test-marketplace.ts'
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

const change = (statement: Statement<unknown>) => run(opened.db, statement)

/** An address that a creator typed, with an invitation and a guess of a password of whoever owns it. */
async function typed({ userId }: TestCreator, { isProven }: { isProven: boolean }) {
  const email = `${newId()}@permille.test`
  await change(sql`UPDATE users SET email = ${email},
      email_proven_at = CASE WHEN ${isProven} THEN now() END WHERE id = ${userId}`)
  await invite(email)
  await change(sql`INSERT INTO mails (id, to_address, subject, body, kind, created_at)
    VALUES (gen_random_uuid(), ${email}, 'You are invited', '', 'invitation', now())`)
  await change(sql`INSERT INTO sign_in_failures (account_key, address, failed_count, last_failed_at)
    VALUES (${email}, '192.0.2.1', 9, now())`)
  await change(sql`INSERT INTO email_proofs (token_hash, user_id, email, expires_at)
    VALUES (${randomBytes(32)}, ${userId}, ${email}, now() + interval '1 day')`)
  return email
}

async function invite(email: string, usedAt: Date | null = null): Promise<string> {
  const id = newId()
  await change(sql`INSERT INTO invitations (id, token_hash, email, role, expires_at, used_at)
    VALUES (${id}, ${randomBytes(32)}, ${email}, 'creator', now() + interval '1 day', ${usedAt})`)
  return id
}

/** What an account has besides its row: the notice of a password, and the invitation it came by. */
async function belongings({ userId }: TestCreator) {
  const invitedAs = `${newId()}@permille.test`
  const invitationId = await invite(invitedAs, new Date())
  await change(sql`INSERT INTO audit_log (id, actor_kind, actor_user_id, action, object_type, object_id, after)
    VALUES (gen_random_uuid(), 'creator', ${userId}, 'user.accept-invitation', 'user', ${userId},
      ${JSON.stringify({ invitationId })}::jsonb)`)
  await change(sql`INSERT INTO mails (id, to_address, subject, body, kind, user_id, created_at)
    VALUES (gen_random_uuid(), ${invitedAs}, 'Your password', '', 'security', ${userId}, now())`)
  return invitedAs
}

function leftOf(email: string) {
  return exactlyOne(
    opened.db,
    sql<Record<string, number>>`SELECT
        (SELECT count(*)::int FROM mails WHERE to_address = ${email}) AS mails,
        (SELECT count(*)::int FROM invitations WHERE email = ${email}) AS invitations,
        (SELECT count(*)::int FROM sign_in_failures WHERE account_key = ${email}) AS failures,
        (SELECT count(*)::int FROM email_proofs WHERE email = ${email}) AS links`,
  )
}

test.each([
  ['an address that was proven goes', true, { mails: 0, invitations: 0, failures: 0, links: 0 }],
  ['one that was only typed stays', false, { mails: 1, invitations: 1, failures: 1, links: 1 }],
])('of an address’s data, that of %s is erased', async (_, isProven, left) => {
  const creator = await makeCreator(opened.db)
  const email = await typed(creator, { isProven })
  const invitedAs = await belongings(creator)
  const as = await http.signIn({ kind: 'creator', ...creator })

  const { status } = await http.call('POST', '/api/account/deletion', {
    as,
    body: { givesUpCents: 0 },
  })

  expect(status).toBe(200)
  expect(await leftOf(email)).toEqual(left)
  expect(await leftOf(invitedAs)).toEqual({ mails: 0, invitations: 0, failures: 0, links: 0 })
})
