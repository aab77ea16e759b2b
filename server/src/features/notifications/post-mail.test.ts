import type { AddressInfo } from 'node:net'
import { createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSmtpMailer } from '../../integrations/mail/smtp-mailer.ts'
import { systemClock } from '../../platform/clock.ts'
import { exactlyOne } from '../../platform/database/query.ts'
import { sql } from '../../platform/database/sql.ts'
import { openTestDatabase, type TestDatabase } from '../../platform/database/test-database.ts'
import { accountNotice } from './account-notice.ts'
import { deliverMail, postMail } from './post-mail.ts'

let database: TestDatabase
let postOffice: { server: Server; port: number; letters: string[] }

beforeAll(async () => {
  database = await openTestDatabase()
  postOffice = await openPostOffice()
})
afterAll(async () => {
  postOffice.server.close()
  await database.close()
})

/** As much of SMTP (RFC 5321) as one plain mail takes. */
async function openPostOffice() {
  const letters: string[] = []
  const server = createServer((socket) => converse(socket, letters))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, port: (server.address() as AddressInfo).port, letters }
}

function converse(socket: Socket, letters: string[]): void {
  let letter: string | null = null
  socket.write('220 test\r\n')
  socket.on('data', (chunk) => {
    for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
      if (letter !== null && line !== '.') {
        letter += `${line}\n`
        continue
      }
      if (letter !== null) letters.push(letter)
      letter = line === 'DATA' ? '' : null
      socket.write(line === 'DATA' ? '354 go on\r\n' : '250 ok\r\n')
    }
  })
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

function mailerAt(port: number) {
  return createSmtpMailer({
    url: `smtp://127.0.0.1:${port}`,
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

test('a mail server that is away is tried again', async () => {
  const id = await database.db.transaction((tx) => postMail(tx, notice))
  const deps = { database: database.db, clock: systemClock, mailer: mailerAt(1) }

  await expect(deliverMail(deps, id)).rejects.toMatchObject({ code: 'mail-unavailable' })

  expect(await sentAtOf(id)).toBeNull()
})
