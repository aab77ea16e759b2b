import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { collectNotifications } from '../features/notifications/collect-notifications.ts'
import { mailNotifications } from '../features/notifications/mails/mail-notifications.ts'
import { manyRows, run } from '../platform/database/query.ts'
import { sql } from '../platform/database/sql.ts'
import { newId } from '../platform/ids.ts'
import type { Reply } from '../testing/test-client.ts'
import { findFreePort, startTestServer, type TestServer } from '../testing/test-server.ts'
import { follow, nextAddress, type Person, password } from '../testing/test-users.ts'
import { until } from '../testing/until.ts'

const words = 'https://evil.example'
const name = `You won! go to ${words} now`

let server: TestServer
// Takes everything; the tests read the outbox.
const postOffice = new SMTPServer({ hideSTARTTLS: true, authOptional: true })

beforeAll(async () => {
  const port = await findFreePort()
  await new Promise<void>((resolve) => postOffice.listen(port, '127.0.0.1', resolve))
  server = await startTestServer({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    REGISTRATIONS_PER_HOUR: '1000',
  })
  await server.startWorker()
})
beforeEach(async () => {
  await run(server.database.db, sql`DELETE FROM limit_counts`)
})
afterAll(async () => {
  await server.close()
  postOffice.close()
})

const newEmail = () => `stranger-${newId()}@elsewhere.test`

/** A new creator under an address that nobody proved, with words of their own wherever they can leave some. */
async function register(email = newEmail()): Promise<Person & { email: string }> {
  const headers = { 'x-forwarded-for': nextAddress(), 'user-agent': words }
  const body = { email, password, displayName: name }
  const reply = await server.call('POST', '/api/auth/register', { body, headers })
  expect(reply.status).toBe(201)
  const token = /permille_session=([^;]+)/.exec(reply.headers.get('set-cookie') ?? '')?.[1] ?? ''
  return { userId: reply.json.user.id, token, address: headers['x-forwarded-for'], email }
}

interface Mail {
  readonly toAddress: string
  readonly subject: string
  readonly body: string
  readonly html: string
}

/** Once the queue has written everything that was asked for. */
async function mailsTo(...addresses: string[]): Promise<Mail[]> {
  const waiting = sql<object>`SELECT FROM graphile_worker.jobs WHERE task_identifier <> 'mail-posted'`
  await until('the queue is empty', async () => {
    return (await manyRows(server.database.db, waiting)).length === 0
  })
  return await manyRows(
    server.database.db,
    sql<Mail>`SELECT to_address, subject, body, html FROM mails
      WHERE to_address = ANY(${addresses}::text[]) ORDER BY created_at`,
  )
}

const changeEmail = (as: Person, email: string) =>
  server.call('PUT', '/api/user/email', { as, body: { email } })

it('one account can mail three strangers an hour by changing its address, and learns when it may again', async () => {
  const addresses = Array.from({ length: 6 }, newEmail)
  let person: Person = await register()

  const replies: Reply[] = []
  for (const address of addresses) {
    const reply = await changeEmail(person, address)
    person = follow(person, reply)
    replies.push(reply)
  }

  const [, , , refused] = replies
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429, 429])
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(3000)
  expect(refused?.json.message).toMatch(
    /3 times an hour and 5 times a day\. Try again in 60 minutes/,
  )
  const mails = await mailsTo(...addresses)
  expect(mails.map(({ toAddress }) => toAddress)).toEqual(addresses.slice(0, 3))
})

it('an address receives at most five mails an hour, however many accounts enter it', async () => {
  const address = newEmail()
  const statuses: number[] = []
  for (let count = 0; count < 7; count += 1) {
    const person = await register()
    const there = await changeEmail(person, address)
    statuses.push(there.status)
    await changeEmail(follow(person, there), newEmail())
  }

  // The address is changed all the same, without another link.
  expect(statuses).toEqual(Array(7).fill(200))
  expect(await mailsTo(address)).toHaveLength(5)
})

it('an invitation counts towards its address’s limit like any other mail', async () => {
  const [address, admin] = [newEmail(), await server.person('admin')]
  const invite = () =>
    server.call('POST', '/api/admin/invitations', {
      as: admin,
      body: { email: address, role: 'brand', brandName: 'Nimbus' },
    })

  const statuses: number[] = []
  for (let count = 0; count < 6; count += 1) statuses.push((await invite()).status)

  expect(statuses.filter((status) => status < 300)).toHaveLength(5)
  expect(statuses.at(-1)).toBe(429)
  expect(await mailsTo(address)).toHaveLength(5)
})

it('an unproven address receives no notice, whatever happens to the account', async () => {
  let person = await register()
  const { email } = person
  let current = password
  for (let count = 0; count < 20; count += 1) {
    const next = `correct-horse-${count}`
    const body = { currentPassword: current, newPassword: next }
    const reply = await server.call('PUT', '/api/user/password', { as: person, body })
    expect(reply.status).toBe(200)
    person = { ...person, ...follow(person, reply) }
    current = next
  }
  await changeEmail(person, newEmail())

  expect(await mailsTo(email)).toEqual([])
})

it('no mail to an unproven address contains text from the person who entered it', async () => {
  const person = await register()
  const visitor = newEmail()
  const headers = { 'x-forwarded-for': nextAddress(), 'user-agent': words }
  await server.call('POST', '/api/auth/forgot-password', {
    body: { email: person.email, next: `/explore?${words}` },
    headers,
  })
  await server.call('POST', '/api/user/email/proof', { as: person })
  for (const [as, email] of [
    [person, undefined],
    [undefined, visitor],
  ] as const) {
    const body = { topic: 'other', text: `Look: ${words}`, ...(email && { email }) }
    const sent = await server.call('POST', '/api/messages', { ...(as && { as }), body, headers })
    expect(sent.status).toBeLessThan(300)
  }
  const admin = await server.person('admin')
  const { json } = await server.call('GET', '/api/admin/messages', { as: admin })
  for (const { id } of json) {
    await server.call('POST', `/api/admin/messages/${id}/answer`, {
      as: admin,
      body: { answer: 'Thank you.' },
    })
  }
  const told = sql<object>`SELECT FROM notifications WHERE user_id = ${person.userId} AND key LIKE 'message:%'`
  // The worker may be in a turn of its own.
  await until('the answer is told', async () => {
    await collectNotifications(server.wiring.parts)
    return (await manyRows(server.database.db, told)).length === 1
  })
  await mailNotifications(server.wiring.parts)

  const mails = await mailsTo(person.email, visitor)

  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    'An answer to your message',
    'An answer to your message',
    'Confirm your email address for Permille',
    'Set a new password for Permille',
    'We have your message',
    'We have your message',
  ])
  expect(mails.filter((mail) => JSON.stringify(mail).includes('evil'))).toEqual([])
})
