import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { InvitationId, MailId, UserId } from '@permille/contract/ids'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { invitationContext, passwordForgotten, userInvited } from '#features/accounts/public.ts'
import type { Mailer } from '#integrations/mail/mailer.ts'
import { createSmtpMailer } from '#integrations/mail/smtp-mailer.ts'
import { addSeconds } from '#platform/clock.ts'
import { exactlyOne, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { createEncryption } from '#platform/encryption.ts'
import { newId } from '#platform/ids.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { makeAdmin } from '#testing/test-users.ts'
import { notificationHandlers } from '../notification-work.ts'
import { deliverMail } from './deliver-mail.ts'
import { mailJobKey, postUncountedMail } from './post-mail.ts'
import { unsubscribePath } from './unsubscribe.ts'
import { writeAccountChange } from './write-account-mails.tsx'
import { writeNotificationMail } from './write-notification-mail.tsx'
import type { WrittenMail } from './written-mail.ts'

let database: TestDatabase
let postOffice: { server: SMTPServer; port: number; letters: string[] }
let secondsLater = 0
let notice: WrittenMail

beforeAll(async () => {
  database = await openTestDatabase()
  postOffice = await openPostOffice()
  const at = '2026-01-01T00:00:00.000Z'
  const to = { toAddress: 'old@permille.test', userId: null, displayName: 'Ada' }
  notice = await writeAccountChange({ kind: 'email', ...to, at }, 'help@permille.test')
})
beforeEach(() => {
  secondsLater = 0
  postOffice.letters.length = 0
})
afterAll(async () => {
  await new Promise<void>((resolve) => postOffice.server.close(() => resolve()))
  await database.close()
})

/** A mail server that accepts mail from user `post` with `secret`, and keeps it as received. */
async function openPostOffice() {
  const letters: string[] = []
  const server = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    authMethods: ['PLAIN'],
    onAuth: ({ username, password }, _session, response) => {
      if (username === 'post' && password === 'secret') response(null, { user: username })
      else response(new Error('who is this?'))
    },
    onData: (stream, _session, taken) => {
      text(stream).then((letter) => {
        letters.push(letter)
        taken()
      }, taken)
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, port: (server.server.address() as AddressInfo).port, letters }
}

function mailerAt(port: number, password = 'secret') {
  return createSmtpMailer({
    url: `smtp://post:${password}@127.0.0.1:${port}`,
    fromAddress: 'no-reply@permille.test',
  })
}

const depsWith = (mailer: Mailer | null) => ({
  database: database.db,
  clock: { now: () => addSeconds(new Date(), secondsLater) },
  mailer,
  encryption: createEncryption({ key: Buffer.alloc(32, 1) }),
  appUrl: 'https://permille.test',
})

const post = (mail: WrittenMail) =>
  database.db.transaction((tx) => postUncountedMail(tx, mail, depsWith(null)))

/** Quoted-printable as it was before. */
const decoded = (letter: string | undefined) =>
  (letter ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=')

interface Outcome {
  readonly sentAt: Date | null
  readonly failure: string | null
  readonly tries: number
  readonly sealedSecret: string | null
  readonly body: string
}

function outcomeOf(id: MailId): Promise<Outcome> {
  return exactlyOne(
    database.db,
    sql<Outcome>`SELECT sent_at, failure, tries, sealed_secret, body FROM mails WHERE id = ${id}`,
  )
}

test('a notice is sent to the old address once, however often its job runs', async () => {
  const deps = depsWith(mailerAt(postOffice.port))
  const id = await post(notice)

  await deliverMail(deps, id)
  await deliverMail(deps, id)

  expect(postOffice.letters).toHaveLength(1)
  expect(postOffice.letters[0]).toContain('To: old@permille.test')
  expect(postOffice.letters[0]).toContain(`Message-ID: <${id}@permille.test>`)
  expect(postOffice.letters[0]).toMatch(/text\/plain[\s\S]+help@permille\.test[\s\S]+text\/html/)
  expect(postOffice.letters[0]).not.toContain('List-Unsubscribe')
  expect((await outcomeOf(id)).sentAt).not.toBeNull()
})

test('a reply to a message goes to its sender', async () => {
  const id = await post({ ...notice, kind: 'support', replyTo: 'mira@permille.test' })

  await deliverMail(depsWith(mailerAt(postOffice.port)), id)

  expect(postOffice.letters[0]).toContain('Reply-To: mira@permille.test')
})

test('without a mail server a mail stays in the outbox', async () => {
  const id = await post(notice)

  await deliverMail(depsWith(null), id)

  expect(await outcomeOf(id)).toMatchObject({ sentAt: null, failure: null, tries: 0 })
})

test.each([
  ['is away', () => mailerAt(1), 'ECONNREFUSED'],
  ['does not let us in', () => mailerAt(postOffice.port, 'guessed'), 'who is this?'],
])(
  'a mail server that %s is tried again, and its message is stored',
  async (_how, mailer, said) => {
    const id = await post(notice)

    await expect(deliverMail(depsWith(mailer()), id)).rejects.toMatchObject({
      code: 'mail-unavailable',
    })
    const failed = await outcomeOf(id)
    await deliverMail(depsWith(mailerAt(postOffice.port)), id)

    expect(failed).toMatchObject({ sentAt: null, tries: 1 })
    expect(failed.failure).toContain(said)
    expect(await outcomeOf(id)).toMatchObject({ failure: null, tries: 2 })
  },
)

test('two processes do not send one mail at once; after a crash it is sent a minute later', async () => {
  const id = await post(notice)
  await run(database.db, sql`UPDATE mails SET tries = 1, tried_at = now() WHERE id = ${id}`)
  const deps = depsWith(mailerAt(postOffice.port))

  await expect(deliverMail(deps, id)).rejects.toMatchObject({ code: 'mail-in-delivery' })
  secondsLater = 61
  await deliverMail(deps, id)

  expect(postOffice.letters).toHaveLength(1)
})

test('a single-use link is in the mail, and never in the outbox', async () => {
  const url = 'https://permille.test/invite/Zx81-secret'
  const invitationId = newId<InvitationId>()
  const { encryption } = depsWith(null)
  const sealedUrl = encryption.seal(url, invitationContext(invitationId))
  const invited = { toAddress: 'new@permille.test', role: 'brand', brandName: 'Nimbus' }
  await handle(userInvited, { ...invited, invitationId, sealedUrl })
  const id = await newestMail()
  const before = await outcomeOf(id)

  await deliverMail(depsWith(mailerAt(postOffice.port)), id)

  const letter = decoded(postOffice.letters[0])
  expect(before.body).toContain('{{single-use-link}}')
  expect(`${before.body} ${before.sealedSecret}`).not.toContain('Zx81')
  expect(letter.split(url)).toHaveLength(3)
  expect(letter).not.toContain('{{')
  expect(await outcomeOf(id)).toMatchObject({ sealedSecret: null, body: before.body })
})

test('a mail with a single-use link is sent before other waiting mails', async () => {
  const queued = async (mail: WrittenMail) => {
    const id = await post(mail)
    const { priority } = await exactlyOne(
      database.db,
      sql<{
        priority: number
      }>`SELECT priority FROM graphile_worker.jobs WHERE key = ${mailJobKey(id)}`,
    )
    return priority
  }

  const [ofNotice, ofLink] = [
    await queued(notice),
    await queued({ ...notice, secret: 'https://x.test' }),
  ]

  expect(ofLink).toBeLessThan(ofNotice)
})

test('a forgotten password triggers one mail, and only to a known address', async () => {
  const { userId } = await makeAdmin(database.db)
  const { email } = await exactlyOne(
    database.db,
    sql<{ email: string }>`SELECT email FROM users WHERE id = ${userId}`,
  )
  const from = { requestId: newId(), address: '192.0.2.1', userAgent: 'Firefox' }
  const mailsTo = async (address: string) =>
    await manyRows(
      database.db,
      sql<{ body: string; sealedSecret: string | null }>`SELECT body, sealed_secret FROM mails
        WHERE to_address = ${address}`,
    )

  await handle(passwordForgotten, { email, ...from })
  await handle(passwordForgotten, { email: 'nobody@permille.test', ...from })

  expect(await mailsTo(email)).toEqual([
    { body: expect.stringContaining('{{single-use-link}}'), sealedSecret: expect.any(String) },
  ])
  expect(await mailsTo('nobody@permille.test')).toEqual([])
})

test('a mail program can unsubscribe from notifications', async () => {
  const { userId } = await makeAdmin(database.db)
  const id = await post(
    await writeNotificationMail([notificationsOf(userId)], 'https://permille.test'),
  )

  await deliverMail(depsWith(mailerAt(postOffice.port)), id)

  const [letter] = postOffice.letters
  expect(letter).toMatch(
    new RegExp(`List-Unsubscribe:\\s+<https://permille.test${unsubscribePath}/[\\w.-]+>`),
  )
  expect(letter).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
})

async function handle({ name }: { name: string }, payload: object): Promise<void> {
  const addresses = { supportAddress: 'help@permille.test', operatorAddress: null }
  const handlers = notificationHandlers({ ...depsWith(null), ...addresses, log: database.log })
  await handlers.find((handler) => handler.name === name)?.work(payload)
}

async function newestMail(): Promise<MailId> {
  const newest = sql<{ id: MailId }>`SELECT id FROM mails ORDER BY created_at DESC LIMIT 1`
  return (await exactlyOne(database.db, newest)).id
}

function notificationsOf(userId: UserId) {
  const words = { title: 'Paid', text: 'What happened.', path: '/earnings' }
  const to = { email: 'ada@permille.test', isEmailProven: true, displayName: 'Ada' }
  return { id: '' as never, userId, kind: 'dispute', ...to, ...words } as const
}
