import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { brokenInvariants } from '../testing/test-marketplace.ts'
import { writeOff } from './testing/model-debts.ts'
import { earn, goodwill } from './testing/model-earning.ts'
import { freeze, release } from './testing/model-freezes.ts'
import { fail, mature, pay, reverse, withdraw } from './testing/model-payouts.ts'
import { takeBack } from './testing/model-take-back.ts'
import { MoneyModel } from './testing/money-model.ts'
import { at } from './testing/money-model-rows.ts'
import { balancesOf, MoneyMarket } from './testing/money-world.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** A few seconds' worth. Run 2,000 before a release that changes how money moves. */
const months = 8

/** Two campaigns, one of them short of money, two creators with a post in each. */
const newModel = () =>
  new MoneyModel({
    campaigns: [
      { funded: 100_000, feeFunded: 10_000 },
      { funded: 6_001, feeFunded: 333 },
    ],
    posts: [0, 1].flatMap((creator) => [0, 1].map((of) => ({ campaign: of, creator }))),
    creators: 2,
  })

interface Step {
  /**
   * Picks from what exists, so that the same step may mean something else after a shorter
   * beginning.
   */
  readonly which: number
  readonly cents: number
  readonly flag: boolean
}

interface Play {
  readonly model: MoneyModel
  readonly world: MoneyMarket
  readonly hour: number
}

/** Each does the same in the model and in the world, or nothing where it is not allowed. */
const acts = {
  earn: async ({ model, world, hour }: Play, { which, cents }: Step) => {
    const post = which % model.posts.length
    const views = (model.posts[post]?.views ?? 0) + cents * 3
    earn(model, { post, views, maturesAt: hour + 72 })
    await world.earn(post, views, hour)
  },
  mature: async ({ model, world, hour }: Play) => {
    mature(model, hour)
    await world.mature(hour)
  },
  freezePost: async ({ model, world, hour }: Play, { which, flag: withUnpaid }: Step) => {
    const of = { post: which % model.posts.length, campaign: null }
    if (model.freezes.some(({ isOpen, post }) => isOpen && post === of.post)) return
    freeze(model, of, withUnpaid)
    await world.freeze(of, { withUnpaid, hour })
  },
  freezeCampaign: async ({ model, world, hour }: Play, { which }: Step) => {
    const of = { post: null, campaign: which % model.campaigns.length }
    freeze(model, of, true)
    await world.freeze(of, { withUnpaid: true, hour })
  },
  release: async ({ model, world, hour }: Play, { which }: Step) => {
    const open = pick(model.freezes, which, ({ isOpen }) => isOpen)
    if (open === undefined) return
    release(model, open, hour)
    await world.release(open, hour)
  },
  takeBack: async ({ model, world, hour }: Play, { which }: Step) => {
    const post = which % model.posts.length
    if (model.isOnItsWay(post)) return
    takeBack(model, post, hour)
    await world.takeBack(post, hour)
  },
  goodwill: async ({ model, world, hour }: Play, { which, cents }: Step) => {
    const post = which % model.posts.length
    goodwill(model, { post, cents, maturesAt: hour + 72 })
    await world.goodwill(post, cents, hour)
  },
  writeOff: async ({ model, world, hour }: Play, { which }: Step) => {
    writeOff(model, which % model.creators.length)
    await world.writeOff(which % model.creators.length, hour)
  },
  withdraw: async ({ model, world, hour }: Play, { which }: Step) => {
    const creator = which % model.creators.length
    if (!model.canWithdraw(creator)) return
    withdraw(model, creator)
    await world.withdraw(creator, hour)
  },
  endPayout: async ({ model, world, hour }: Play, { which, flag }: Step) => {
    const payout = pick(model.payouts, which, ({ status }) => status === 'queued')
    if (payout === undefined) return
    const { cents = 0 } = model.payouts[payout] ?? {}
    if (flag) pay(model, payout)
    else fail(model, payout)
    await (flag ? world.pay(payout, cents, hour) : world.fail(payout, hour))
  },
  reverse: async ({ model, world, hour }: Play, { which, cents, flag }: Step) => {
    const payout = pick(
      model.payouts,
      which,
      (of) => of.status === 'paid' && of.reversed < of.cents,
    )
    if (payout === undefined) return
    const of = model.payouts[payout]
    const left = (of?.cents ?? 0) - (of?.reversed ?? 0)
    const returned = flag ? left : Math.min(left, cents)
    reverse(model, payout, returned)
    await world.reverse(payout, returned, hour)
  },
  requestRefund: async ({ model, world, hour }: Play, { which, cents }: Step) => {
    const of = which % model.campaigns.length
    const campaign = at(model.campaigns, of)
    const amount = Math.min(cents, campaign.budget)
    const fee = Math.min(cents % 7, campaign.feeReserve)
    if (amount === 0) return
    campaign.requestRefund({ payment: at(campaign.payments, 0), amount, fee })
    await world.requestRefund(of, { amount, fee }, hour)
  },
  endRefund: async ({ model, world, hour }: Play, { which, flag: isPaid }: Step) => {
    const refund = pick(world.refunds, which, ({ isOpen }) => isOpen)
    if (refund === undefined) return
    const { campaign: of = 0, amount = 0, fee = 0 } = world.refunds[refund] ?? {}
    const campaign = at(model.campaigns, of)
    campaign.endRefund({ payment: at(campaign.payments, 0), amount, fee }, isPaid)
    await world.endRefund(refund, isPaid, hour)
  },
} satisfies Record<string, (play: Play, step: Step) => Promise<void>>

type Act = keyof typeof acts

function pick<Thing>(
  things: readonly Thing[],
  which: number,
  isMeant: (thing: Thing) => boolean,
): number | undefined {
  const meant = things.flatMap((thing, index) => (isMeant(thing) ? [index] : []))
  return meant[which % meant.length]
}

/** Frequent steps are picked more often. */
const act = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Act>('earn') },
  { weight: 3, arbitrary: fc.constant<Act>('mature') },
  { weight: 3, arbitrary: fc.constantFrom<Act>('withdraw', 'endPayout') },
  { weight: 7, arbitrary: fc.constantFrom(...(Object.keys(acts) as Act[])) },
)
const step = fc.record({
  act,
  which: fc.nat(11),
  cents: fc.integer({ min: 1, max: 5000 }),
  flag: fc.boolean(),
  hours: fc.integer({ min: 1, max: 30 }),
})

test('after every movement of random months each balance matches the model', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 60, size: 'max' }),
      async (steps) => {
        const model = newModel()
        const world = await MoneyMarket.open(database, model)
        let hour = 0
        for (const { act: name, hours, ...of } of steps) {
          hour += hours
          await acts[name]({ model, world, hour }, of)
          expect(await world.balances(), name).toEqual(balancesOf(model))
        }
        expect(await brokenInvariants(database.db)).toEqual([])
      },
    ),
    { numRuns: months, endOnFailure: true },
  )
}, 3_600_000)
