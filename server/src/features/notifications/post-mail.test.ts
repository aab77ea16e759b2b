import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSmtpMailer } from '../../integrations/mail/smtp-mailer.ts'
import { systemClock } from '../../platform/clock.ts'
import { exactlyOne } from '../../platform/database/query.ts'
import { sql } from '../../platform/database/sql.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { accountNotice } from './account-notice.ts'
import { deliverMail, postMail } from './post-mail.ts'

let database: TestDatabase
let postOffice: { server: SMTPServer; port: number; letters: string[] }

beforeAll(async () => {
  database = await openTestDatabase()
  postOffice = await openPostOffice()
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

const notice = accountNotice(
  {
    kind: 'email',
    toAddress: 'old@permille.test',
    displayName: 'Ada',
    at: '2026-01-01T00:00:00.000Z',
  },
  'help@permille.test',
)

function mailerAt(port: number, password = 'secret') {
  return createSmtpMailer({
    url: `smtp://post:${password}@127.0.0.1:${port}`,
    fromAddress: 'no-reply@permille.test',
  })
}

async function sentAtOf(id: string): Promise<Date | null> {
  const row = await exactlyOne(
    database.db,
    sql<{ sentAt: Date | null }>`SELECT sent_at FROM mails WHERE id = ${id}`,
  )
  return row.sentAt
}

test('a notice goes to the old address once, however often its job runs', async () => {
  const deps = { database: database.db, clock: systemClock, mailer: mailerAt(postOffice.port) }
  const id = await database.db.transaction((tx) => postMail(tx, notice))

  await deliverMail(deps, id)
  await deliverMail(deps, id)

  expect(postOffice.letters).toHaveLength(1)
  expect(postOffice.letters[0]).toContain('To: old@permille.test')
  expect(postOffice.letters[0]).toContain('help@permille.test')
  expect(await sentAtOf(id)).not.toBeNull()
})

test('without a mail server a mail stays in the outbox', async () => {
  const id = await database.db.transaction((tx) => postMail(tx, notice))

  await deliverMail({ database: database.db, clock: systemClock, mailer: null }, id)

  expect(await sentAtOf(id)).toBeNull()
})

test.each([
  ['is away', () => mailerAt(1)],
  ['does not let us in', () => mailerAt(postOffice.port, 'guessed')],
])('a mail server that %s is tried again', async (_how, mailer) => {
  const id = await database.db.transaction((tx) => postMail(tx, notice))
  const deps = { database: database.db, clock: systemClock, mailer: mailer() }

  await expect(deliverMail(deps, id)).rejects.toMatchObject({ code: 'mail-unavailable' })

  expect(await sentAtOf(id)).toBeNull()
})
