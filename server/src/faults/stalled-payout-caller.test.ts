import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestPayout } from '../features/payouts/request-payout.ts'
import { sendPayout } from '../features/payouts/send-payout.ts'
import {
  type PayoutSetup,
  readPayoutOf,
  setUpPayouts,
} from '../features/payouts/testing/payout-setup.ts'
import { addSeconds, systemClock } from '../platform/clock.ts'
import { brokenInvariants, makePayableCreator } from '../testing/test-marketplace.ts'
import { type Chance, chanceOf } from './testing/chance.ts'
import { type StallingCaller, startCaller } from './testing/stalling-provider.ts'

const payoutCount = 20
/** Longer than the lease of a call. */
const stallSeconds = 91

// biome-ignore lint/style/noProcessEnv: a run that failed is repeated with the seed it printed
const seed = Number(process.env.FAULT_SEED ?? Date.now() % 1_000_000)

let setup: PayoutSetup
beforeAll(async () => {
  setup = await setUpPayouts()
})
afterAll(() => setup.close())

test('callers that stall longer than their lease pay each payout at most once', async () => {
  console.log(`FAULT_SEED=${seed} repeats this run`)
  const chance = chanceOf(seed)
  const wrong: object[] = []
  for (let count = 0; count < payoutCount; count += 1) {
    const end = await playOne(chance)
    const isRight = end.transferCount === (end.status === 'paid' ? 1 : 0) && end.status !== 'queued'
    if (!isRight || end.failures.length > 0) wrong.push(end)
  }
  expect(wrong).toEqual([])
  expect(await brokenInvariants(setup.database.db)).toEqual([])
}, 90_000)

/**
 * One payout whose callers meet an underfunded or refusing provider, stall, and resume in any
 * order.
 */
async function playOne(chance: Chance) {
  const creator = await makePayableCreator(setup, 2000)
  const requester = { creatorId: creator.id, userId: creator.userId }
  const payoutId = await setup.database.db.transaction((tx) =>
    requestPayout(tx, requester, systemClock.now()),
  )
  const failures: string[] = []
  const time = { aheadSeconds: 0 }
  const callers: StallingCaller[] = []
  const call = async (mayStall: () => boolean): Promise<void> => {
    const clock = { now: () => addSeconds(systemClock.now(), time.aheadSeconds) }
    const caller = await startCaller(setup.deps.provider, {
      call: (provider) => sendPayout({ ...setup.deps, provider, clock }, payoutId),
      mayStall,
      fail: (error) => failures.push(String(error)),
    })
    callers.push(caller)
  }
  await play(chance, {
    call: () => call(() => chance.between(1, 3) > 1),
    wakeOne: async () => await chance.oneOf(callers).wake(),
    stall: () => {
      time.aheadSeconds += stallSeconds
    },
  })
  while (callers.some((caller) => caller.stage() === 'stalled')) await chance.oneOf(callers).wake()
  for (let tries = 0; tries < 3; tries += 1) {
    time.aheadSeconds += stallSeconds
    await call(() => false)
  }
  const { status } = await readPayoutOf(setup, creator.id)
  const transferCount = (await setup.deps.provider.listTransfers(payoutId)).length
  return { payoutId, status, transferCount, failures }
}

interface Moves {
  call(): Promise<void>
  wakeOne(): Promise<void>
  /** Advances the clock past the lease of a call. */
  stall(): void
}

/** First nothing can be paid, then everything can. */
async function play(chance: Chance, moves: Moves): Promise<void> {
  const match = 'POST /v1/transfers'
  await setup.sandbox.emptyBalance()
  for (let calls = chance.between(1, 3); calls > 0; calls -= 1) {
    const trouble = chance.oneOf(troubles)
    if (trouble !== 'empty') await setup.sandbox.setFault({ provider: 'stripe', match, ...trouble })
    await moves.call()
    moves.stall()
  }
  await setup.sandbox.clearFaults()
  await setup.sandbox.fillBalance(10_000)
  for (let turns = chance.between(2, 4); turns > 0; turns -= 1) {
    await moves.call()
    await moves.wakeOne()
    if (chance.between(1, 3) === 1) moves.stall()
  }
}

const troubles = [
  'empty',
  'empty',
  { kind: 'status', status: 402 },
  { kind: 'status', status: 500 },
  { kind: 'drop_response' },
] as const
