import { createServer, type Server } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, it, vi } from 'vitest'
import { postUncountedMail } from '../features/notifications/mails/post-mail.ts'
import { writeAccountChange } from '../features/notifications/mails/write-account-mails.tsx'
import { bookedFundings, openFundings, pay } from '../testing/open-fundings.ts'
import { findFreePort, startTestServer, type TestServer } from '../testing/test-server.ts'
import { until } from '../testing/until.ts'

vi.setConfig({ testTimeout: 120_000 })

const waitingMails = 300

let server: TestServer
let postOffice: { readonly tried: () => number; close(): void }

afterEach(async () => {
  postOffice.close()
  await server.close()
})

/** Takes each mail, a second later. */
async function openSlowPostOffice(port: number) {
  let taken = 0
  const office = new SMTPServer({
    hideSTARTTLS: true,
    authOptional: true,
    onData: (stream, _session, done) => {
      stream.resume()
      void sleep(1000).then(() => {
        taken += 1
        done()
      })
    },
  })
  await new Promise<void>((resolve) => office.listen(port, '127.0.0.1', resolve))
  return { tried: () => taken, close: () => office.close() }
}

/** Accepts connections, and never says anything. */
async function openSilentPostOffice(port: number) {
  let tried = 0
  const office: Server = createServer(() => {
    tried += 1
  })
  await new Promise<void>((resolve) => office.listen(port, '127.0.0.1', resolve))
  return { tried: () => tried, close: () => office.close() }
}

async function startWithWaitingMails(open: (port: number) => Promise<typeof postOffice>) {
  const port = await findFreePort()
  postOffice = await open(port)
  server = await startTestServer({ SMTP_URL: `smtp://127.0.0.1:${port}` })
  const to = { toAddress: 'old@permille.test', userId: null, displayName: 'Ada' }
  const change = { kind: 'email' as const, ...to, at: new Date().toISOString() }
  const notice = await writeAccountChange(change, 'help@permille.test')
  await server.wiring.database.transaction(async (tx) => {
    for (let count = 0; count < waitingMails; count += 1) {
      await postUncountedMail(tx, notice, server.wiring.parts)
    }
  })
}

it.each([
  // At four at a time, ten are two and a half seconds of the first, and one is ten of the second.
  ['takes a second for each', 10, openSlowPostOffice],
  ['never says anything', 1, openSilentPostOffice],
] as const)('a payment does not wait for a mail server that %s', async (_name, max, open) => {
  await startWithWaitingMails(open)
  const brand = await server.person('brand')
  const [funding = unpaid()] = await openFundings(server, { brand, count: 1, campaignCount: 1 })
  await server.startWorker()
  await until('mails are being sent', async () => postOffice.tried() >= 4)
  const before = postOffice.tried()

  await pay(server, funding)
  await until(
    'the payment is booked',
    async () =>
      (await bookedFundings(server)).get(funding.fundingId)?.startsWith('succeeded') === true,
  )

  expect(postOffice.tried() - before).toBeLessThan(max)
})

function unpaid(): never {
  throw new Error('no payment was started')
}

it('everything that waits for a mail server is in the queue for mails, and nothing else is', async () => {
  postOffice = { tried: () => 0, close: () => undefined }
  server = await startTestServer()

  const ofMails = server.wiring.jobs.filter(({ queue }) => queue === 'mail')

  expect(ofMails.map(({ name }) => name).sort()).toEqual([
    'account-changed',
    'account-deleted',
    'email-proof-asked',
    'mail-posted',
    'message-received',
    'password-forgotten',
    'user-invited',
    'visitor-answered',
  ])
})
