import type { BrandId, CampaignId, CreatorId, SubmissionId, UserId } from '@permille/contract/ids'
import {
  brandDebt,
  campaignBudget,
  campaignFeeReserve,
  campaignRefunding,
  creatorAvailable,
  creatorDebt,
  creatorFrozen,
  creatorInTransit,
  creatorPending,
} from '#money/chart-of-accounts.ts'
import type { MoneyModel } from '#money/testing/money-model.ts'
import { at } from '#money/testing/money-model-rows.ts'
import { readBalances } from '#money/testing/read-balances.ts'
import { exactlyOne, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import type { Reply } from '#testing/test-client.ts'
import { makeCreator, type TestCreator } from '#testing/test-marketplace.ts'
import { makeBrand, type Person } from '#testing/test-users.ts'
import type { FaultyMarket } from './faulty-market.ts'
import { nameOfPost, openChannel, type ShownPost, showPost, submitPost } from './month-posts.ts'

export interface MonthCreator extends Person, TestCreator {
  readonly id: CreatorId
  readonly userId: UserId
  /** Their channel. */
  readonly username: string
  /** Their account at the provider. */
  readonly destination: string
}

/** Everyone and everything of one month, by the numbers that the model gives them. */
export interface MonthScene {
  readonly admin: Person
  /** A second one: neither alone pays far more views than were read. */
  readonly otherAdmin: Person
  /** Signed in again after a suspension. */
  brand: Person & { readonly brandId: BrandId }
  readonly creators: MonthCreator[]
  readonly campaigns: readonly CampaignId[]
  readonly posts: readonly SubmissionId[]
  /** The posts at their platform, and their views when they were submitted. */
  readonly shown: readonly ShownPost[]
  readonly shownViews: readonly number[]
}

/** Campaigns that their brand paid for by card, creators with payout accounts, and posts in each. */
export async function openMonth(market: FaultyMarket, model: MoneyModel): Promise<MonthScene> {
  const { server } = market
  const { db } = server.database
  const [admin, otherAdmin] = [await server.person('admin'), await server.person('admin')]
  const brand = await server.signIn(await makeBrand(db))
  const [campaigns, creators] = await Promise.all([
    Promise.all(
      model.campaigns.map(({ funded }, index) =>
        openCampaign(market, brand, { cents: funded, bonusCents: bonusOf(model, index) }),
      ),
    ),
    Promise.all(model.creators.map(() => openCreator(market))),
  ])
  const shownViews = model.posts.map((_, post) => (post + 1) * 700)
  const shown = model.posts.map(({ creator }) => nameOfPost(at(creators, creator).username))
  const posts: SubmissionId[] = []
  for (const [post, { campaign, creator }] of model.posts.entries()) {
    await showPost(market, at(shown, post), at(shownViews, post))
    const of = { campaignId: at(campaigns, campaign), shown: at(shown, post) }
    posts.push(await submitPost(market, at(creators, creator), of))
  }
  return { admin, otherAdmin, brand, creators, campaigns, posts, shown, shownViews }
}

function bonusOf({ posts }: MoneyModel, campaign: number): number {
  return posts.find((post) => post.campaign === campaign)?.bonus ?? 0
}

async function openCampaign(
  market: FaultyMarket,
  brand: Person,
  { cents, bonusCents }: { cents: number; bonusCents: number },
): Promise<CampaignId> {
  const { json } = await market.press('/api/campaigns', brand, {
    name: 'Autumn looks',
    budgetCents: 10_000_000,
    rewardRatePerKViewsCents: 300,
    minPayoutCents: 0,
    maxPayoutCents: 0,
    flatBonusCents: bonusCents,
    platformsAllowed: ['youtube'],
  })
  const campaignId: CampaignId = json.id
  await payForCampaign(market, brand, { campaignId, cents })
  await market.press(`/api/campaigns/${campaignId}/refresh-funding`, brand)
  return campaignId
}

/** Pays if the product takes money for it now. */
export async function payForCampaign(
  market: FaultyMarket,
  brand: Person,
  order: { campaignId: CampaignId; cents: number; card?: string },
): Promise<Reply> {
  const body = { amount: order.cents / 100, campaignId: order.campaignId }
  const reply = await market.press('/api/stripe/create-payment-intent', brand, body)
  if (reply.status >= 400) return reply
  await market.recover()
  const paid = await market.server.sandbox.confirmPayment(reply.json.clientSecret, order.card)
  if (paid !== 200) throw new Error(`the card was refused: ${paid}`)
  return reply
}

async function openCreator(market: FaultyMarket): Promise<MonthCreator> {
  const { server } = market
  const { db } = server.database
  const creator = await makeCreator(db)
  const account = await server.sandbox.openPayoutAccount(creator.id)
  await run(
    db,
    sql`UPDATE creators SET stripe_connect_account_id = ${account},
        payout_account_status = 'connected' WHERE id = ${creator.id}`,
  )
  const username = await openChannel(market, creator)
  return { ...creator, ...(await server.signIn(creator)), destination: account, username }
}

export type Balances = Readonly<Record<string, number>>

/** What the ledger says of everyone. */
export async function ledgerSays(market: FaultyMarket, scene: MonthScene): Promise<Balances> {
  const names = namesOf(scene)
  const balances = await readBalances(market.server.database.db, Object.values(names))
  return Object.fromEntries(
    Object.entries(names).map(([key, name]) => [key, balances.get(name) ?? 0]),
  )
}

function namesOf({ creators, campaigns, brand }: MonthScene): Readonly<Record<string, string>> {
  return Object.fromEntries([
    ...creators.flatMap(({ id }, index) => [
      [`creator ${index} pending`, creatorPending(id)],
      [`creator ${index} available`, creatorAvailable(id)],
      [`creator ${index} frozen`, creatorFrozen(id)],
      [`creator ${index} in transit`, creatorInTransit(id)],
      [`creator ${index} debt`, creatorDebt(id)],
    ]),
    ...campaigns.flatMap((id, index) => [
      [`campaign ${index} budget`, campaignBudget(id)],
      [`campaign ${index} fee reserve`, campaignFeeReserve(id)],
      [`campaign ${index} refunding`, campaignRefunding(id)],
    ]),
    ['brand debt', brandDebt(brand.brandId)],
  ])
}

export function modelSays(model: MoneyModel): Balances {
  return Object.fromEntries([
    ...model.creators.flatMap((index) => [
      [`creator ${index} pending`, model.heldBy(index, 'pending')],
      [`creator ${index} available`, model.heldBy(index, 'available')],
      [`creator ${index} frozen`, model.heldBy(index, 'frozen')],
      [`creator ${index} in transit`, model.heldBy(index, 'inTransit')],
      [`creator ${index} debt`, model.owedBy(index)],
    ]),
    ...model.campaigns.flatMap((campaign, index) => [
      [`campaign ${index} budget`, campaign.budget],
      [`campaign ${index} fee reserve`, campaign.feeReserve],
      [`campaign ${index} refunding`, campaign.refunding],
    ]),
    ['brand debt', model.campaigns.reduce((total, { owed }) => total + owed, 0)],
  ])
}

/** What differs, in one line. */
export function differencesOf(expected: Balances, received: Balances): string {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(received)])]
  const different = names.filter((name) => expected[name] !== received[name])
  return different
    .map((name) => `${name}: ${expected[name]} expected, ${received[name]} received`)
    .join('; ')
}

/** The same as people read it on their screens. */
export async function screensSay(market: FaultyMarket, scene: MonthScene): Promise<Balances> {
  const creators = scene.creators.map(async (creator, index) => {
    const stats = await market.read('/api/creator/earnings/stats', creator)
    return [
      [`creator ${index} available`, stats.availableBalance],
      [`creator ${index} unpaid`, stats.pendingEarnings],
      [`creator ${index} debt`, stats.owed],
    ]
  })
  const { heldCents, owedCents } = await market.read('/api/brand/billing', scene.brand)
  return Object.fromEntries([
    ...(await Promise.all(creators)).flat(),
    ['left', heldCents],
    ['owed by the brand', owedCents],
  ])
}

export function screensShould(model: MoneyModel): Balances {
  const left = model.campaigns.reduce(
    (total, { budget, feeReserve, refunding }) => total + budget + feeReserve + refunding,
    0,
  )
  return Object.fromEntries([
    ...model.creators.flatMap((index) => [
      [`creator ${index} available`, model.heldBy(index, 'available')],
      [
        `creator ${index} unpaid`,
        model.heldBy(index, 'pending') +
          model.heldBy(index, 'frozen') +
          model.heldBy(index, 'inTransit'),
      ],
      [`creator ${index} debt`, model.owedBy(index)],
    ]),
    ['left', left],
    [
      'owed by the brand',
      model.campaigns.reduce((total, { owedForRefunds }) => total + owedForRefunds, 0),
    ],
  ])
}

/** One id of a row that only the database names. */
export async function findId(
  { server }: FaultyMarket,
  statement: ReturnType<typeof sql<{ id: string }>>,
): Promise<string> {
  return (await exactlyOne(server.database.db, statement)).id
}
