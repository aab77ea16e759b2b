import { toCents } from '@permille/contract/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settleViews } from '#money/movements/settle-views.ts'
import { systemClock } from '#platform/clock.ts'
import { manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import {
  makeApprovedPost,
  makeCreator,
  makePayableCreator,
  readingOf,
} from '#testing/test-marketplace.ts'
import { payoutEventHandlers } from '../handle-payout-event.ts'
import { settlementSentence } from '../payout.ts'
import { listPayoutsOf } from '../payout-store.ts'
import { payoutHandlers } from '../payout-work.ts'
import { withdraw } from '../request-payout.ts'
import { sendPayout } from '../send-payout.ts'
import { type PayoutSetup, readPayoutOf, setUpPayouts } from '../testing/payout-setup.ts'
import { readDues, saveReading } from './provider-balance-store.ts'
import {
  readProviderMoney,
  readShortfall,
  refreshProviderBalance,
  watchProviderBalance,
} from './read-provider-money.ts'

let setup: PayoutSetup
beforeAll(async () => {
  setup = await setUpPayouts()
})
afterAll(() => setup.close())

const dayAndMore = 3 * 24 * 3600

async function payByCard(amountCents: number) {
  const fundingId = crypto.randomUUID()
  const { clientSecret } = await setup.deps.provider.createFundingIntent({
    fundingId,
    campaignId: 'any',
    amountCents,
    description: 'Test funding',
    idempotencyKey: `fund:${fundingId}`,
  } as Parameters<typeof setup.deps.provider.createFundingIntent>[0])
  expect(await setup.sandbox.confirmPayment(clientSecret)).toBe(200)
}

function handleBalance(accountId: string | null = null) {
  const handler = payoutEventHandlers(setup.deps)['balance.']
  const event = { id: 'evt_1', type: 'balance.available', objectId: 'balance', accountId }
  return handler?.({ ...event, receivedAt: new Date(), attempts: 0, processedAt: null })
}

test('before the provider was first read, its balance is unknown', async () => {
  const { db } = setup.database

  expect(await readProviderMoney(db)).toMatchObject({
    readAt: null,
    availableCents: 0,
    pendingCents: 0,
    shortfall: null,
  })
  expect(await readShortfall(db)).toBeNull()
})

test('a payout waits for a card payment to settle, says so, and is sent when that is reported', async () => {
  const creator = await makePayableCreator(setup, 5000)
  await payByCard(10_000)

  const response = await withdraw(setup.deps, { creatorId: creator.id, userId: creator.userId })
  const [own] = await listPayoutsOf(setup.database.db, { creatorId: creator.id, limit: 1 })
  await refreshProviderBalance(setup.deps)
  const before = await readProviderMoney(setup.database.db)

  expect(response).toMatchObject({ status: 'queued', reason: settlementSentence })
  expect(own?.reason).toBe(settlementSentence)
  expect(before).toMatchObject({
    availableCents: 0,
    pendingCents: 9680,
    owedNowCents: 5000,
    waiting: { count: 1, cents: 5000 },
  })

  await setup.sandbox.setSettings({ clockOffsetSeconds: dayAndMore })
  const outcome = await handleBalance()
  const settled = await readProviderMoney(setup.database.db)
  const [job] = await manyRows(
    setup.database.db,
    sql<{
      runAt: Date
    }>`SELECT run_at FROM graphile_worker.jobs WHERE key = ${`send-payout:${response.id}`}`,
  )
  await sendPayout(setup.deps, response.id)
  await refreshProviderBalance(setup.deps)

  expect(outcome).toEqual({ kind: 'done', outcome: 'payouts-resumed' })
  expect(settled).toMatchObject({ availableCents: 9680, pendingCents: 0 })
  expect(job?.runAt.getTime()).toBeLessThanOrEqual(systemClock.now().getTime())
  expect(await readPayoutOf(setup, creator.id)).toMatchObject({ status: 'paid' })
  expect(await readProviderMoney(setup.database.db)).toMatchObject({
    availableCents: 4680,
    pendingCents: 0,
    waiting: { count: 0, cents: 0 },
  })
})

test('an event about a creator’s own balance resumes nothing', async () => {
  expect(await handleBalance('acct_of_a_creator')).toEqual({ kind: 'done', outcome: 'ignored' })
})

test('the last cents taken by fees are forecast, and due when creators can request them', async () => {
  await setup.sandbox.emptyBalance()
  await makePayableCreator(setup, 10_000)
  await payByCard(10_000)
  await refreshProviderBalance(setup.deps)

  const { shortfall, readAt } = await readProviderMoney(setup.database.db)

  expect(shortfall).toEqual({ cents: 320, dueAt: readAt })
  expect(await readShortfall(setup.database.db)).toEqual(shortfall)
})

test('a charged card raises no alarm: the provider’s balance is read again at once', async () => {
  await refreshProviderBalance(setup.deps)
  const { pendingCents: before } = await readProviderMoney(setup.database.db)
  await payByCard(20_000)

  const handler = payoutHandlers(setup.deps).find(({ name }) => name === 'funding-booked')
  await handler?.work({ fundingId: crypto.randomUUID() })

  const { pendingCents } = await readProviderMoney(setup.database.db)
  expect(pendingCents - before).toBe(19_390)
})

test('debts and waiting money add up over accounts, holds and payouts', async () => {
  const { db } = setup.database
  await refreshProviderBalance(setup.deps)
  const before = await readProviderMoney(db)
  const { id } = await makeApprovedPost(db, { fundedCents: 10_000 })
  for (const [minute, views] of [
    ['00', 1000],
    ['59', 3000],
  ] as const) {
    const at = new Date(`2026-03-07T09:${minute}:00Z`)
    const readings = [readingOf(id, views, at)]
    await db.transaction((tx) => settleViews(tx, { readings, at, holdHours: 72 }))
  }
  for (const part of ['budget', 'refunding']) await addAccount(`campaign:${newId()}:${part}`)
  for (const part of ['available', 'in_transit', 'frozen', 'frozen']) {
    await addAccount(`creator:${newId()}:${part}`)
  }
  for (const isWaiting of [true, true, false]) await addQueuedPayout(isWaiting)

  await refreshProviderBalance(setup.deps)
  const after = await readProviderMoney(db)

  expect(after.owedNowCents - before.owedNowCents).toBe(200_000)
  expect(after.owedLaterCents - before.owedLaterCents).toBe(900 + 200_000)
  expect(after.inCampaignsCents - before.inCampaignsCents).toBe(9100 + 200_000)
  expect(after.waiting.count - before.waiting.count).toBe(2)
  expect(after.waiting.cents - before.waiting.cents).toBe(2000)
})

test('debts are stated as of the moment the provider’s balance was read', async () => {
  const { db } = setup.database
  await refreshProviderBalance(setup.deps)
  const read = await readProviderMoney(db)
  await addAccount(`creator:${newId()}:available`)

  const later = await readProviderMoney(db)
  await refreshProviderBalance(setup.deps)
  const readAgain = await readProviderMoney(db)

  expect(later).toEqual(read)
  expect(readAgain.owedNowCents - read.owedNowCents).toBe(100_000)
  expect(await readShortfall(db)).toEqual(readAgain.shortfall)
})

/** $1,000.00, more than any other account holds. */
function addAccount(name: string) {
  return run(
    setup.database.db,
    sql`INSERT INTO ledger_accounts (name, balance_cents) VALUES (${name}, 100000)`,
  )
}

async function addQueuedPayout(isWaiting: boolean): Promise<void> {
  const creator = await makeCreator(setup.database.db)
  await run(
    setup.database.db,
    sql`INSERT INTO payouts (id, creator_id, total_cents, destination, status, waits_for_money)
      VALUES (gen_random_uuid(), ${creator.id}, 1000, 'acct_test', 'queued', ${isWaiting})`,
  )
}

test('of two provider readings at the same moment the second stays, an older one never', async () => {
  const { db } = setup.database
  const readAt = new Date('2030-01-01T00:00:00Z')
  const dues = await readDues(db)
  const reading = (availableCents: number, at = readAt) =>
    saveReading(db, {
      availableCents: toCents(availableCents),
      pendingCents: toCents(0),
      readAt: at,
      dues,
    })

  for (const cents of [1, 2]) await reading(cents)
  await reading(3, new Date(readAt.getTime() - 1))

  expect(await readProviderMoney(db)).toMatchObject({ availableCents: 2, readAt })
})

test('the operator is notified of a refused provider key, but not of an outage', async () => {
  const refuse = (status: number) =>
    setup.sandbox.setFault({
      provider: 'stripe',
      match: 'GET /v1/balance',
      kind: 'status',
      status,
      times: 9,
    })
  const news = () =>
    manyRows(
      setup.database.db,
      sql<{ task: string }>`SELECT task_identifier AS task FROM graphile_worker.jobs
        WHERE task_identifier = 'provider-refused-us'`,
    )

  await refuse(503)
  await expect(watchProviderBalance(setup.deps)).rejects.toThrow('not responding')
  const afterOutage = await news()
  await setup.sandbox.clearFaults()
  await refuse(401)
  await expect(watchProviderBalance(setup.deps)).rejects.toThrow('not set up correctly')
  await setup.sandbox.clearFaults()

  expect(afterOutage).toEqual([])
  expect(await news()).toHaveLength(1)
})
