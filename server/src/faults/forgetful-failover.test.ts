import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pay, requesterOf, setUpDrill } from '../commands/testing/lost-history.ts'
import { changeCampaignStatus } from '../features/campaigns/public.ts'
import { reconcilePayouts } from '../features/payouts/reconcile-payouts.ts'
import { requestPayout, withdraw } from '../features/payouts/request-payout.ts'
import { reconcileRefunds } from '../features/refunds/reconcile-refunds.ts'
import { refundCampaign } from '../features/refunds/request-refund.ts'
import { compareNewServer } from '../features/restores/compare-new-server.ts'
import { watchBooks } from '../money/books/watch-books.ts'
import { connectDatabase } from '../platform/database/database.ts'
import { migrate } from '../platform/database/migrate.ts'
import { exactlyOne, run } from '../platform/database/query.ts'
import { sql } from '../platform/database/sql.ts'
import { createLog } from '../platform/log.ts'
import {
  brokenInvariants,
  makeDraft,
  makePayableCreator,
  type PayableCreator,
} from '../testing/test-marketplace.ts'
import { makeBrand } from '../testing/test-users.ts'
import { until } from '../testing/until.ts'
import type { Dependencies } from '../wiring/dependencies.ts'
import { type OwnPostgres, openOwnPostgres } from './testing/own-postgres.ts'

const migrationsDir = fileURLToPath(new URL('../../../migrations', import.meta.url))
const log = createLog('silent')
const earnedCents = 2000

let postgres: OwnPostgres
let drill: Awaited<ReturnType<typeof setUpDrill>>
/** It lives on while its database changes. */
let parts: Dependencies

beforeAll(async () => {
  postgres = await openOwnPostgres()
  const { connectionString } = postgres
  await migrate({ connectionString, migrationsDir, log })
  const options = { connectionString, connectionsMax: 5, statementTimeoutMs: 30_000, log }
  const db = connectDatabase(options)
  const applicationUrl = connectionString
  drill = await setUpDrill({ db, connectionString, applicationUrl, log, close: () => db.close() })
  parts = drill.start(drill.configOf(connectionString))
  await watchBooks(parts)
}, 60_000)

afterAll(async () => {
  await drill.close()
  await postgres.discard()
})

function makeCreator(): Promise<PayableCreator> {
  return makePayableCreator({ database: drill.source, sandbox: drill.sandbox }, earnedCents)
}

async function receivedBy({ destination: own }: PayableCreator): Promise<number> {
  const transfers = await drill.sandbox.provider.listEveryTransfer(null)
  return transfers
    .filter(({ destination }) => destination === own)
    .reduce((sum, { amountCents }) => sum + amountCents, 0)
}

/** In words; how the payout stands if it was accepted. */
function ask(creator: PayableCreator): Promise<string> {
  return withdraw(parts, requesterOf(creator)).then(
    ({ status }) => status,
    (error: Error) => error.message,
  )
}

async function sendEverything(): Promise<void> {
  await reconcilePayouts(parts, -60)
  await reconcileRefunds(parts, -60)
}

/** As if the server had taken over three minutes ago: no call that the one before had allowed is under way any more. */
async function letCallsEnd(): Promise<void> {
  const ago = sql<never>`interval '3 minutes'`
  await run(
    parts.database,
    sql`UPDATE database_servers SET first_seen_at = first_seen_at - ${ago},
        compared_at = compared_at - ${ago} WHERE started_at = pg_postmaster_start_time()`,
  )
}

async function isConnected(): Promise<boolean> {
  return run(parts.database, sql`SELECT`).then(
    () => true,
    () => false,
  )
}

async function countRestores(): Promise<number> {
  const { count } = await exactlyOne(
    parts.database,
    sql<{ count: number }>`SELECT count(*)::int AS count FROM restores`,
  )
  return count
}

/** A funded campaign that has ended. */
async function givenRefundable() {
  const brand = await makeBrand(drill.source.db)
  const campaignId = await makeDraft(drill.source.db, brand)
  await pay(drill, parts, { brand, campaignId, amountCents: 10_000 })
  const ending = { campaignId, change: 'complete', editor: brand, at: new Date() } as const
  await drill.source.db.transaction((tx) => changeCampaignStatus(tx, ending))
  return { campaignId, brand, requestId: 'again' }
}

const stopped =
  'Payouts are paused while we check the books. Your balance is safe; try again later.'

test('after a failover that forgot payouts and a refund, nothing is sent before the provider was compared', async () => {
  const [forgotten, later, late] = [await makeCreator(), await makeCreator(), await makeCreator()]
  const refundable = await givenRefundable()
  postgres.copy()
  const before = await ask(forgotten)
  await refundCampaign(parts, refundable)
  const { id: payoutId, destination } = await underWay(late)
  await postgres.replaceByCopy()
  await until('it is connected', isConnected)

  const asked = [await ask(forgotten), await ask(later)]
  await refundCampaign(parts, refundable)
  await sendEverything()
  expect([before, ...asked]).toEqual(['paid', stopped, stopped])
  expect([await receivedBy(forgotten), await receivedBy(later)]).toEqual([earnedCents, 0])

  await compareNewServer(parts)
  const accepted = [await ask(later), await ask(late)]
  await sendEverything()
  expect([...accepted, await receivedBy(later)]).toEqual(['queued', 'queued', 0])
  expect(await ask(forgotten)).toMatch(/any earnings available/)

  // The call that the old server had allowed takes effect only now.
  await drill.sandbox.provider.createTransfer({
    payoutId,
    destination,
    amountCents: earnedCents as never,
    idempotencyKey: `late:${payoutId}`,
  })
  await letCallsEnd()
  await sendEverything()
  await compareNewServer(parts)
  await sendEverything()
  const creators = [forgotten, later, late]
  expect(await Promise.all(creators.map(receivedBy))).toEqual(creators.map(() => earnedCents))
  expect(await drill.sandbox.provider.listEveryRefund(new Date(0))).toHaveLength(1)
  expect(await brokenInvariants(parts.database)).toEqual([])
}, 60_000)

/** A payout whose call has begun and not arrived. */
async function underWay(creator: PayableCreator) {
  const id = await drill.source.db.transaction((tx) =>
    requestPayout(tx, requesterOf(creator), new Date()),
  )
  return { id, destination: creator.destination }
}

test('a restart that forgot nothing opens no restore, and payouts go on', async () => {
  const creator = await makeCreator()
  const before = await countRestores()
  await postgres.kill()
  await postgres.start()
  await until('it is connected', isConnected)

  const atOnce = await ask(creator)
  await compareNewServer(parts)
  const compared = await ask(creator)
  await letCallsEnd()
  await compareNewServer(parts)
  await sendEverything()

  expect([atOnce, compared]).toEqual([stopped, 'queued'])
  expect(await receivedBy(creator)).toBe(earnedCents)
  expect(await countRestores()).toBe(before)
}, 60_000)
