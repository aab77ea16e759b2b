import { defaultRiskSettings } from '@permille/contract/risk/settings'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MoneyModel } from '../money/testing/money-model.ts'
import { at } from '../money/testing/money-model-rows.ts'
import { brokenInvariants } from '../testing/test-marketplace.ts'
import { bankActs, endCases } from './testing/months/bank-acts.ts'
import { disputeActs } from './testing/months/dispute-acts.ts'
import { FaultyMarket, type MarketFault } from './testing/months/faulty-market.ts'
import { moneyActs } from './testing/months/money-acts.ts'
import { Month } from './testing/months/month.ts'
import {
  type Balances,
  differencesOf,
  ledgerSays,
  modelSays,
  openMonth,
  screensSay,
  screensShould,
} from './testing/months/month-scene.ts'
import { endSuspensions, peopleActs } from './testing/months/people-acts.ts'
import { type Act, postActs } from './testing/months/post-acts.ts'
import { refundActs } from './testing/months/refund-acts.ts'
import { restoreActs } from './testing/months/restore-acts.ts'
import { reviewActs } from './testing/months/review-acts.ts'

// biome-ignore lint/style/noProcessEnv: `npm run simulate` plays as many as it is asked to
const monthsCount = Number(process.env.MONTHS ?? 2)
// biome-ignore lint/style/noProcessEnv: the same months each time, unless others are asked for
const seed = Number(process.env.FAULT_SEED ?? 300)
/** A new installation after this many months, or the last check of its books would take longer than they did. */
const monthsPerInstallation = 50

const acts: Readonly<Record<string, Act>> = {
  ...reviewActs,
  ...postActs,
  ...disputeActs,
  ...moneyActs,
  ...refundActs,
  ...bankActs,
  ...peopleActs,
  ...restoreActs,
}

const faults: readonly MarketFault[] = [
  { kind: 'status_after', status: 500 },
  { kind: 'drop_response' },
  { kind: 'status', status: 500 },
  { kind: 'status', status: 429 },
  { kind: 'status_after', status: 500, match: 'POST', times: 2 },
  { kind: 'drop_response', match: 'POST', times: 2 },
]

/** What needs something to have happened before is picked more often. */
const laterActs = [
  ...['verdict', 'respond', 'decide', 'approveAgain', 'refund'],
  ...['refundAtDashboard', 'writeOffBrand', 'decideFrozen', 'end', 'reverseTransfer'],
  ...['hold', 'release', 'clearFlag', 'takeBackFlag', 'reverse', 'dispute', 'writeOff'],
]
/** Of each post first, or nothing earns. */
const reviews = ['approve', 'approve', 'approve', 'reject', 'resubmit']
const act = fc.oneof(
  { weight: 5, arbitrary: fc.constant('earn') },
  { weight: 4, arbitrary: fc.constantFrom(...reviews) },
  { weight: 4, arbitrary: fc.constantFrom('mature', 'withdraw') },
  { weight: 9, arbitrary: fc.constantFrom(...laterActs) },
  { weight: 9, arbitrary: fc.constantFrom(...Object.keys(acts)) },
)

const step = fc.record({
  name: act,
  which: fc.nat(11),
  cents: fc.integer({ min: 1, max: 5000 }),
  flag: fc.boolean(),
  fault: fc.option(fc.constantFrom(...faults), { nil: undefined }),
  isHeard: fc.boolean(),
})

const pending = { isApproved: false, approvedAs: null } as const
/** The second campaign runs short of them. */
const bonuses = [500, 1500]

/** Two campaigns, one of them short of money, two creators with a post in each that waits for its brand. */
const newModel = () =>
  new MoneyModel({
    campaigns: [
      { funded: 100_000, feeFunded: 10_000 },
      { funded: 4000, feeFunded: 400 },
    ],
    posts: [0, 1].flatMap((creator) =>
      [0, 1].map((of) => ({ ...pending, campaign: of, creator, bonus: at(bonuses, of) })),
    ),
    creators: 2,
  })

let market: FaultyMarket

async function openMarket(): Promise<void> {
  market = await FaultyMarket.open(seed)
  // A post is flagged for its likes alone, so that a month knows what is.
  const show = { effect: 'show' } as const
  const { aboveMedian, fewFollowers, fewLikes, burst, drop, quietDays } = defaultRiskSettings
  const admin = await market.server.person('admin')
  const body = {
    quietDays,
    aboveMedian,
    fewFollowers,
    fewLikes: { ...fewLikes, viewsMax: 0 },
    burst: { ...burst, ...show },
    sharedPayout: show,
    drop: { ...drop, ...show },
  }
  await market.server.call('PUT', '/api/admin/risk-settings', { as: admin, body })
}

beforeAll(openMarket)
afterAll(() => market.close())

const played = new Map<string, number>()

async function playMonth(
  steps: readonly (typeof step extends fc.Arbitrary<infer S> ? S : never)[],
) {
  const model = newModel()
  const scene = await openMonth(market, model)
  const month = new Month({ market, scene, model })
  const done: string[] = []
  const expectSame = async (name: string) =>
    compareBalances(modelSays(model), await ledgerSays(market, scene), `${name}, after ${done}`)
  for (const { name, fault, isHeard, ...of } of steps) {
    month.hour += 1
    const suffered = fault === undefined ? [] : [fault]
    await market.suffer(suffered)
    const isDone = await acts[name]?.(month, of)
    await market.recover()
    if (isDone) {
      month.isQuiet = false
      done.push(name)
      played.set(name, (played.get(name) ?? 0) + 1)
    }
    month.noteSpent()
    await expectSame(name)
    if (isHeard) await month.hear(suffered)
    await expectSame(`news after ${name}`)
  }
  await endSuspensions(month)
  await endCases(month)
  month.isQuiet = false
  await month.hear([{ kind: 'status_after', status: 500 }])
  await expectSame('the end')
  compareBalances(screensShould(model), await screensSay(market, scene), 'the screens in the end')
}

/** Fails with what differs alone: a month has many balances. */
function compareBalances(expected: Balances, received: Balances, when: string): void {
  const differences = differencesOf(expected, received)
  if (differences !== '') throw new Error(`${differences} (${when})`)
}

test('months of trading with a faulty provider match the model, to the cent', async () => {
  console.log(`FAULT_SEED=${seed} repeats this run`)
  const of = { unbiased: true, endOnFailure: true } as const
  for (let left = monthsCount, round = 0; left > 0; left -= monthsPerInstallation, round += 1) {
    if (round > 0) {
      await market.close()
      await openMarket()
    }
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 40, size: 'max' }), playMonth),
      // Acts as often as they are weighed: small numbers first would play the same few.
      { ...of, numRuns: Math.min(left, monthsPerInstallation), seed: seed + round },
    )
    expect(await market.differences()).toEqual([])
    expect(await brokenInvariants(market.server.database.db)).toEqual([])
    console.log(`${Math.min((round + 1) * monthsPerInstallation, monthsCount)} months, 0 cents off`)
  }
  const acted = [...played].sort().map(([name, count]) => `${name} ${count}`)
  console.log(acted.join(', '))
}, 36_000_000)
