import type { PayoutId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type {
  CallOutcome,
  PaymentProvider,
  Transfer,
} from '#integrations/stripe/payment-provider.ts'
import { addHours, addSeconds, type Clock } from '#platform/clock.ts'
import { exactlyOne, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { Unavailable } from '#platform/errors/errors.ts'
import {
  brokenInvariants,
  makePayableCreator,
  type PayableCreator,
} from '#testing/test-marketplace.ts'
import { suspend } from '#testing/test-users.ts'
import { requestPayout } from './request-payout.ts'
import { applyTransfer, sendPayout } from './send-payout.ts'
import { type PayoutSetup, setUpPayouts } from './testing/payout-setup.ts'

let setup: PayoutSetup
beforeAll(async () => {
  setup = await setUpPayouts()
})
afterAll(() => setup.close())

const db = () => setup.database.db
const now = new Date()
const stopped: Clock = { now: () => now }

interface Given {
  readonly id: PayoutId
  readonly creator: PayableCreator
  readonly transfer: Transfer
}

async function givenPayout(): Promise<Given> {
  const creator = await makePayableCreator(setup, 2500)
  const requester = { creatorId: creator.id, userId: creator.userId }
  const id = await db().transaction((tx) => requestPayout(tx, requester, now))
  // As if the request's own job had run.
  await run(db(), sql`DELETE FROM graphile_worker._private_jobs`)
  const transfer: Transfer = {
    id: `tr_${id}`,
    payoutId: id,
    amountCents: toCents(2500),
    amountReversedCents: toCents(0),
    destination: creator.destination,
    isForeign: false,
    createdAt: now,
  }
  return { id, creator, transfer }
}

interface Responses {
  readonly outcome?: CallOutcome<Transfer>
  readonly listed?: readonly Transfer[] | Error
}

/** Sends it to a provider with these responses; returns the calls made. */
async function send(id: PayoutId, responses: Responses, clock = stopped): Promise<string[]> {
  const { outcome = unknown, listed = [] } = responses
  const calls: string[] = []
  const provider: PaymentProvider = {
    ...setup.deps.provider,
    createTransfer: async ({ idempotencyKey }) => {
      calls.push(`create ${idempotencyKey.split(':').at(-1)}`)
      return outcome
    },
    listTransfers: async () => {
      calls.push('list')
      if (listed instanceof Error) throw listed
      return listed
    },
  }
  await sendPayout({ ...setup.deps, provider, clock }, id)
  return calls
}

const unknown: CallOutcome<Transfer> = {
  kind: 'unknown',
  message: 'no answer',
  replayedFailure: false,
}
const replayed: CallOutcome<Transfer> = {
  kind: 'unknown',
  message: 'failed',
  replayedFailure: true,
}
const poor: CallOutcome<Transfer> = { kind: 'insufficient', message: 'too little' }
const refused: CallOutcome<Transfer> = {
  kind: 'refused',
  code: 'account_invalid',
  message: 'no such',
}
const silent = new Unavailable('payment-provider-unavailable', 'Down')

function readPayout(id: PayoutId) {
  return exactlyOne(
    db(),
    sql`SELECT status, attempt, reason, needs_admin, waits_for_money, calling_until,
        unknown_since IS NOT NULL AS is_unknown FROM payouts WHERE id = ${id}`,
  )
}

async function nextTries(id: PayoutId): Promise<Date[]> {
  const rows = await manyRows(
    db(),
    sql<{
      runAt: Date
    }>`SELECT run_at FROM graphile_worker.jobs WHERE key = ${`send-payout:${id}`}`,
  )
  return rows.map(({ runAt }) => runAt)
}

const actsOn = (id: PayoutId) =>
  manyRows(
    db(),
    sql`SELECT action, actor_kind, after FROM audit_log
      WHERE object_id = ${id} AND action <> 'payout.request'`,
  )

const queued = { status: 'queued', attempt: 1, needsAdmin: false, waitsForMoney: false }
const unclear = 'The provider does not say whether the transfer exists'

test.each<[string, Responses, object, string[]]>([
  ['no answer', {}, { reason: 'no answer', isUnknown: true }, ['create 1']],
  [
    'too low a balance',
    { outcome: poor },
    { attempt: 2, waitsForMoney: true, reason: 'too little', isUnknown: false },
    ['create 1'],
  ],
  [
    'an earlier failure again',
    { outcome: replayed },
    { attempt: 2, reason: 'failed', isUnknown: false },
    ['create 1', 'list'],
  ],
  [
    'an earlier failure again, and no list',
    { outcome: replayed, listed: silent },
    { reason: unclear, isUnknown: true },
    ['create 1', 'list'],
  ],
  [
    'a refusal, and no list',
    { outcome: refused, listed: silent },
    { reason: unclear, isUnknown: true },
    ['create 1', 'list'],
  ],
])('after %s a payout stays queued and is retried', async (_, responses, change, calls) => {
  const { id } = await givenPayout()

  const made = await send(id, responses)

  expect(made).toEqual(calls)
  expect(await readPayout(id)).toEqual({ ...queued, callingUntil: null, ...change })
  expect(await nextTries(id)).toEqual([addSeconds(now, 1)])
  expect(await actsOn(id)).toEqual([])
})

test('a refusal without a transfer fails the payout, and the audit log records it once', async () => {
  const { id } = await givenPayout()

  await send(id, { outcome: refused })
  await send(id, { outcome: refused })

  expect(await readPayout(id)).toMatchObject({ status: 'failed', reason: 'no such' })
  expect(await nextTries(id)).toEqual([])
  const after = { reason: 'no such', code: 'account_invalid' }
  expect(await actsOn(id)).toEqual([{ action: 'payout.failed', actorKind: 'system', after }])
})

test.each([
  ['a refusal', refused],
  ['an earlier failure', replayed],
])('%s of a transfer that the provider lists counts as a paid payout', async (_, outcome) => {
  const { id, transfer } = await givenPayout()

  await send(id, { outcome, listed: [transfer] })

  expect(await readPayout(id)).toMatchObject({ status: 'paid' })
  const after = { transferId: transfer.id, amountCents: 2500 }
  expect(await actsOn(id)).toEqual([{ action: 'payout.paid', actorKind: 'system', after }])
  expect(await brokenInvariants(db())).toEqual([])
})

test('a paid payout marks its locked posts as paid, however often it is reported', async () => {
  const { id, creator, transfer } = await givenPayout()
  const { submissionId } = creator
  await run(
    db(),
    sql`UPDATE submissions SET status = 'locked', locked_at = now(), lock_reason = 'window'
      WHERE id = ${submissionId}`,
  )

  await send(id, { outcome: { kind: 'made', made: transfer } })
  await db().transaction((tx) => applyTransfer(tx, transfer, now))
  await db().transaction((tx) => applyTransfer(tx, { ...transfer, payoutId: null }, now))

  const post = sql`SELECT status FROM submissions WHERE id = ${submissionId}`
  expect(await exactlyOne(db(), post)).toEqual({ status: 'paid' })
  expect(await actsOn(id)).toHaveLength(1)
})

test('a transfer with another amount books nothing and waits for an admin', async () => {
  const { id, transfer } = await givenPayout()
  const less = { ...transfer, amountCents: toCents(2499) }

  await send(id, { outcome: { kind: 'made', made: less } })

  expect(await readPayout(id)).toMatchObject({ ...queued, needsAdmin: true, isUnknown: true })
  expect(await actsOn(id)).toEqual([])
})

test('a key is used for 23 hours; after that the list is read first', async () => {
  const { id } = await givenPayout()
  await send(id, {})
  const at = (ms: number): Clock => ({ now: () => new Date(addHours(now, 23).getTime() + ms) })

  const before = await send(id, {}, at(-1))
  const after = await send(id, {}, at(0))
  const unreadable = await send(id, { listed: silent }, at(1))

  expect([before, after, unreadable]).toEqual([['create 1'], ['list', 'create 1'], ['list']])
  expect(await readPayout(id)).toMatchObject({ needsAdmin: true, reason: unclear })
})

test('a lease lasts 90 seconds, and nothing is created after its end', async () => {
  const { id } = await givenPayout()
  await send(id, {})
  const late = addHours(now, 24)
  const times = [late, late, addSeconds(late, 90)]

  const calls = await send(id, {}, { now: () => times.shift() ?? addSeconds(late, 90) })

  expect(calls).toEqual(['list'])
  expect(await readPayout(id)).toMatchObject({ callingUntil: addSeconds(late, 90) })
})

test('an unexpected error is thrown, not mistaken for an unclear list', async () => {
  const { id } = await givenPayout()

  const sending = send(id, { outcome: refused, listed: new Error('a bug') })

  await expect(sending).rejects.toThrow('a bug')
})

test('a held payout whose list cannot be read waits for an admin, and is not retried', async () => {
  const { id, creator } = await givenPayout()
  await send(id, {})
  await run(db(), sql`DELETE FROM graphile_worker._private_jobs`)
  await suspend(db(), creator.userId)

  const calls = await send(id, { listed: silent })
  const first = await readPayout(id)
  await send(id, {})

  expect(calls).toEqual(['list'])
  expect(first).toMatchObject({ ...queued, needsAdmin: true, reason: unclear, isUnknown: true })
  expect(await readPayout(id)).toMatchObject({ needsAdmin: false, callingUntil: null })
  expect(await nextTries(id)).toEqual([])
})
