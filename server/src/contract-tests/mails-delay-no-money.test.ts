import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { postUncountedMail } from '../features/notifications/mails/post-mail.ts'
import { writeAccountChange } from '../features/notifications/mails/write-account-mails.tsx'
import { manyRows } from '../platform/database/query.ts'
import { sql } from '../platform/database/sql.ts'
import type { JobQueue } from '../platform/jobs/job.ts'
import { bookedFundings, openFundings, pay } from '../testing/open-fundings.ts'
import { findFreePort, startTestServer, type TestServer } from '../testing/test-server.ts'
import { until } from '../testing/until.ts'

/** At four at a time, fifteen seconds of a server that takes a second for each. */
const waitingMails = 60

let server: TestServer
let postOffice: Awaited<ReturnType<typeof openPostOffice>>

beforeAll(async () => {
  const port = await findFreePort()
  postOffice = await openPostOffice(port)
  server = await startTestServer({ SMTP_URL: `smtp://127.0.0.1:${port}` })
})

afterAll(async () => {
  postOffice.close()
  await server.close()
})

type Manner = 'takes a second for each' | 'never says anything'

/** Takes each mail, a second later, or accepts connections and never greets. */
async function openPostOffice(port: number) {
  const sockets = new Set<Socket>()
  let manner: Manner = 'takes a second for each'
  let tried = 0
  const office = new SMTPServer({
    hideSTARTTLS: true,
    authOptional: true,
    onConnect: (_session, greet) => {
      if (manner === 'never says anything') tried += 1
      else greet()
    },
    onData: (stream, _session, done) => {
      stream.resume()
      void sleep(1000).then(() => {
        if (manner === 'takes a second for each') tried += 1
        done()
      })
    },
  })
  office.server.on('connection', (socket: Socket) => sockets.add(socket))
  await new Promise<void>((resolve) => office.listen(port, '127.0.0.1', resolve))
  return {
    tried: () => tried,
    /** Takes what comes from now on in this manner. */
    behave: (next: Manner) => {
      manner = next
      tried = 0
    },
    close: () => {
      office.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

async function postMails(): Promise<void> {
  const to = { toAddress: 'old@permille.test', userId: null, displayName: 'Ada' }
  const change = { kind: 'email' as const, ...to, at: new Date().toISOString() }
  const notice = await writeAccountChange(change, 'help@permille.test')
  await server.wiring.database.transaction(async (tx) => {
    for (let count = 0; count < waitingMails; count += 1) {
      await postUncountedMail(tx, notice, server.wiring.parts)
    }
  })
}

async function countPasswordMails(): Promise<number> {
  const written = sql<object>`SELECT FROM mails WHERE subject = 'Set a new password for Permille'`
  return (await manyRows(server.database.db, written)).length
}

async function forgetPassword(): Promise<void> {
  const { userId } = await server.person('creator')
  const [user] = await manyRows(
    server.database.db,
    sql<{ email: string }>`SELECT email FROM users WHERE id = ${userId}`,
  )
  await server.call('POST', '/api/auth/forgot-password', { body: { email: user?.email } })
}

it.each<[Manner, number]>([
  // At four at a time, ten are two and a half seconds of the first, and one is ten of the second.
  ['takes a second for each', 10],
  ['never says anything', 1],
])('neither a payment nor a new mail waits for a mail server that %s', async (manner, max) => {
  postOffice.behave(manner)
  await postMails()
  const brand = await server.person('brand')
  const [funding = unpaid()] = await openFundings(server, { brand, count: 1, campaignCount: 1 })
  if (manner === 'takes a second for each') await server.startWorker()
  await until('mails are being sent', async () => postOffice.tried() >= 4)
  const [before, writtenBefore] = [postOffice.tried(), await countPasswordMails()]

  await pay(server, funding)
  await forgetPassword()
  await until(
    'the payment is booked',
    async () =>
      (await bookedFundings(server)).get(funding.fundingId)?.startsWith('succeeded') === true,
  )
  await until('the link is written', async () => (await countPasswordMails()) > writtenBefore)

  expect(postOffice.tried() - before).toBeLessThan(max)
})

function unpaid(): never {
  throw new Error('no payment was started')
}

it('jobs that wait for a mail server and jobs that write mails use separate queues', () => {
  const namesOf = (queue: JobQueue) =>
    server.wiring.jobs.filter((handler) => handler.queue === queue).map(({ name }) => name)

  expect(namesOf('mail-server')).toEqual(['mail-posted'])
  expect(namesOf('mail').sort()).toEqual([
    'account-changed',
    'account-deleted',
    'email-proof-asked',
    'key-changed',
    'left-behind',
    'message-received',
    'password-forgotten',
    'user-invited',
    'visitor-answered',
  ])
})
