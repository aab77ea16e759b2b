import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { reconcileFundings } from '../features/funding/reconcile-fundings.ts'
import { signEvent } from '../features/funding/testing/funding-setup.ts'
import { exactlyOne } from '../platform/database/query.ts'
import { sql } from '../platform/database/sql.ts'
import { newId } from '../platform/ids.ts'
import { fingerprint } from '../testing/fingerprint.ts'
import { bookedFundings, type OpenFunding, openFundings, pay } from '../testing/open-fundings.ts'
import { seededShuffle } from '../testing/seeded-shuffle.ts'
import type { Reply } from '../testing/test-client.ts'
import { brokenInvariants } from '../testing/test-marketplace.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { until } from '../testing/until.ts'

// Hundreds of calls take a while on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  // The provider's own deliveries are dropped: only what these tests send arrives.
  await server.sandbox.setFault({ provider: 'stripe', kind: 'lose_webhook', times: 1_000_000 })
})

afterAll(() => server.close())

type Signed = ReturnType<typeof signEvent>

function send({ rawBody, signature }: Signed): Promise<Reply> {
  const headers = { 'stripe-signature': signature }
  return server.call('POST', '/api/stripe/webhook', { origin: null, rawBody, headers })
}

function paidEvent(objectId: string, id = `evt_${newId()}`) {
  return { id, type: 'payment_intent.succeeded', objectId }
}

const nowSeconds = () => Date.now() / 1000

it.each<[string, () => Signed]>([
  ['a wrong secret', () => signEvent(paidEvent('pi_x'), { secret: 'whsec_other' })],
  ['an empty secret', () => signEvent(paidEvent('pi_x'), { secret: '' })],
  ['an age of an hour', () => signEvent(paidEvent('pi_x'), { at: nowSeconds() - 3600 })],
  ['no signature', () => ({ ...signEvent(paidEvent('pi_x')), signature: '' })],
  ['a signature of nothing', () => ({ ...signEvent(paidEvent('pi_x')), signature: 't=0,v1=' })],
  ['only an old scheme', () => withSignature((text) => text.replace('v1=', 'v0='))],
  ['another body', () => withBody((text) => text.replace('pi_x', 'pi_y'))],
  ['one space more', () => withBody((text) => `${text} `)],
  ['no body', () => withBody(() => '')],
  ['a body that is no event', () => withBody(() => '[]')],
])('returns 400 for a webhook with %s and stores nothing', async (_name, forge) => {
  const before = await fingerprint(server.database.db)

  const reply = await send(forge())

  expect(reply.status).toBe(400)
  expect(reply.json.message).toMatch(/^[A-Z].*\.$/)
  expect(await fingerprint(server.database.db)).toEqual(before)
})

function withSignature(change: (text: string) => string): Signed {
  const signed = signEvent(paidEvent('pi_x'))
  return { ...signed, signature: change(signed.signature) }
}

function withBody(change: (text: string) => string): Signed {
  const signed = signEvent(paidEvent('pi_x'))
  return { ...signed, rawBody: Buffer.from(change(signed.rawBody.toString())) }
}

it('returns 413 for a webhook of more than 256 kB', async () => {
  const signed = withBody((text) => text + ' '.repeat(300 * 1024))

  const reply = await send(signed)

  expect(reply.status).toBe(413)
})

// Last, because its worker keeps writing.
it('books each payment once, whatever happens to its webhooks', async () => {
  const brand = await server.person('brand')
  const fundings = await openFundings(server, { brand, count: 40, campaignCount: 4 })
  const [paid, unpaid] = [fundings.slice(0, 34), fundings.slice(34)]
  await Promise.all(paid.map((funding) => pay(server, funding)))
  await server.startWorker()

  const replies = await Promise.all(storm(fundings).map(send))
  await until('the inbox is empty', async () => (await countOpenEvents()) === 0)
  await reconcileFundings(server.wiring.parts, -60)

  const booked = await bookedFundings(server)
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
  expect(paid.map(({ fundingId }) => booked.get(fundingId))).toEqual(
    paid.map(() => 'succeeded 1 1000'),
  )
  // Their webhooks said "succeeded" with a valid signature; the provider, when asked, did not.
  expect(unpaid.map(({ fundingId }) => booked.get(fundingId))).toEqual(
    unpaid.map(() => 'pending 0 0'),
  )
  expect(await brokenInvariants(server.database.db)).toEqual([])
})

/**
 * One in ten is lost, the others arrive one to five times, some twice under other ids, in any order.
 */
function storm(fundings: readonly OpenFunding[]): Signed[] {
  const events = fundings
    .filter((_, index) => index % 10 !== 3)
    .flatMap(({ intentId }, index) => {
      const first = signEvent(paidEvent(intentId))
      const other = index % 4 === 0 ? [signEvent(paidEvent(intentId))] : []
      return [...Array.from({ length: 1 + (index % 5) }, () => first), ...other]
    })
  return seededShuffle(events, 20_251_017)
}

async function countOpenEvents(): Promise<number> {
  const { count } = await exactlyOne(
    server.database.db,
    sql<{ count: number }>`SELECT count(*)::int AS count FROM provider_events
      WHERE processed_at IS NULL`,
  )
  return count
}
