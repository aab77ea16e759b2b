import type { CampaignId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { reconcileFundings } from '../features/funding/reconcile-fundings.ts'
import { exactlyOne } from '../platform/database/query.ts'
import { sql } from '../platform/database/sql.ts'
import { bookedFundings, openFundings, pay } from '../testing/open-fundings.ts'
import { brokenInvariants } from '../testing/test-marketplace.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { until } from '../testing/until.ts'

// Hundreds of calls take a while on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

const fundingCount = 50
const campaignCount = 5

it('books a payment once when webhook, return and poller see it at the same moment', async () => {
  const brand = await server.person('brand')
  const fundings = await openFundings(server, { brand, count: fundingCount, campaignCount })
  await Promise.all(fundings.map((funding) => pay(server, funding)))
  await until(
    'every webhook is in the inbox',
    async () => (await countPaidEvents()) === fundingCount,
  )

  const campaignIds = new Set(fundings.map(({ campaignId }) => campaignId))
  const twice = [...campaignIds, ...campaignIds]

  const [, answers] = await Promise.all([
    server.startWorker(),
    Promise.all(twice.map((campaignId) => refresh(campaignId, brand))),
    reconcileFundings(server.wiring.parts, -60),
    reconcileFundings(server.wiring.parts, -60),
  ])
  await until('the inbox is empty', async () => (await countOpenEvents()) === 0)

  const booked = await bookedFundings(server)
  expect(answers).toEqual(twice.map(() => 200))
  expect(fundings.map(({ fundingId }) => booked.get(fundingId))).toEqual(
    fundings.map(() => 'succeeded 1 1000'),
  )
  expect(await readSums()).toEqual({ fundedCents: fundingCount * 1000, liveCount: campaignCount })
  expect(await brokenInvariants(server.database.db)).toEqual([])
})

async function refresh(
  campaignId: CampaignId,
  as: Parameters<typeof openFundings>[1]['brand'],
): Promise<number> {
  return (await server.call('POST', `/api/campaigns/${campaignId}/refresh-funding`, { as })).status
}

async function countPaidEvents(): Promise<number> {
  const { count } = await exactlyOne(
    server.database.db,
    sql<{ count: number }>`SELECT count(*)::int AS count FROM provider_events
      WHERE type = 'payment_intent.succeeded'`,
  )
  return count
}

async function countOpenEvents(): Promise<number> {
  const { count } = await exactlyOne(
    server.database.db,
    sql<{ count: number }>`SELECT count(*)::int AS count FROM provider_events
      WHERE processed_at IS NULL`,
  )
  return count
}

function readSums(): Promise<{ fundedCents: number; liveCount: number }> {
  return exactlyOne(
    server.database.db,
    sql<{ fundedCents: number; liveCount: number }>`SELECT sum(funded_cents)::int AS funded_cents,
        count(*) FILTER (WHERE status = 'live')::int AS live_count FROM campaigns`,
  )
}
