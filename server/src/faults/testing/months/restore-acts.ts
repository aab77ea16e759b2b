import type { PayoutId } from '@permille/contract/ids'
import type { Refund, Transfer } from '#integrations/stripe/payment-provider.ts'
import { type ModelPayment, unaskedOf } from '#money/testing/model-payments.ts'
import { reverse as reverseInModel } from '#money/testing/model-payouts.ts'
import { rebuildPayout } from '#money/testing/model-restore.ts'
import { at } from '#money/testing/money-model-rows.ts'
import { intentOf, moneyActs } from './money-acts.ts'
import type { Month } from './month.ts'
import { payForCampaign } from './month-scene.ts'
import { type Act, pick, type Step } from './post-acts.ts'
import { closePosts } from './refund-acts.ts'

const reason = 'Looked at it'
const withdrawPath = '/api/stripe/create-payout'

/** What happened since the backup outside the product, and was not asked of the model. */
interface Outside {
  /** In cents without the fee. */
  readonly paid: { readonly campaign: number; readonly cents: number } | null
  readonly reversed: { readonly payout: number; readonly cents: number } | null
  /** At the provider's dashboard. */
  readonly refunded: {
    readonly campaign: number
    readonly payment: ModelPayment
    readonly cents: number
  } | null
}

/**
 * Disaster: people go on for a while, then the last backup is restored. What they did here is lost;
 * what the provider did is booked again, and nothing twice.
 */
const restore: Act = async (month, step) => {
  await month.hear()
  const { market } = month
  await market.recover()
  if (step.flag) await queuePayout(month, step)
  const before = await listMade(month)
  const backup = await market.backUp()
  const outside = await goOn(month, step)
  await market.restore(backup)
  const made = await listMade(month)
  await expectHeld(month, made)
  const leftOver = await market.bookLostHistory()
  if (leftOver.length > 0) throw new Error(`left over: ${leftOver.join('; ')}`)
  await recover(month, { outside, before, made })
  month.isQuiet = false
  await month.hear()
  await closePosts(month)
  return true
}

/** So that a payout waits in the backup that is sent after it. */
async function queuePayout(month: Month, step: Step): Promise<void> {
  const fault = { kind: 'status', status: 500, match: 'POST /v1/transfers', times: 1 } as const
  await month.market.suffer([fault])
  await moneyActs.withdraw(month, step)
  await month.market.recover()
}

interface Made {
  readonly transfers: readonly Transfer[]
  readonly refunds: readonly Refund[]
}

/** Newest first. */
async function listMade({ market }: Month): Promise<Made> {
  const { provider } = market.server.sandbox
  const [transfers, refunds] = await Promise.all([
    provider.listEveryTransfer(null),
    provider.listEveryRefund(new Date(0)),
  ])
  return { transfers, refunds }
}

/** Acts in the product alone; a refusal does not matter. */
async function goOn(month: Month, step: Step): Promise<Outside> {
  const { market, scene, model } = month
  const reversed = await reverse(month, step)
  const refunded = await refundOutside(month, step)
  const campaign = step.which % model.campaigns.length
  const cents = Math.ceil(step.cents / 100) * 100
  const order = { campaignId: at(scene.campaigns, campaign), cents }
  const { status } = await payForCampaign(market, scene.brand, order)
  const post = step.which % month.posts.length
  const viewCount = at(model.posts, post).views + step.cents * 10
  const reading = { viewCount, likeCount: viewCount, reason }
  const path = `/api/admin/submissions/${at(scene.posts, post)}/readings`
  await market.press(path, scene.admin, reading)
  await market.endHolds()
  for (const creator of scene.creators) await market.press(withdrawPath, creator)
  for (const of of askable(month, step)) {
    const path = `/api/campaigns/${at(scene.campaigns, of)}`
    if (!month.ended.has(of)) await market.press(`${path}/complete`, scene.brand)
    await market.press(`${path}/refund`, scene.brand)
  }
  await market.hear([{ kind: 'status_after', status: 500 }])
  return { paid: status < 400 ? { campaign, cents } : null, reversed, refunded }
}

async function reverse(
  { model, market, payoutIds }: Month,
  { which, cents }: Step,
): Promise<Outside['reversed']> {
  const payout = pick(model.payouts, which, (of) => of.status === 'paid' && of.reversed < of.cents)
  if (payout === undefined) return null
  const of = at(model.payouts, payout)
  const amountCents = Math.min(of.cents - of.reversed, cents)
  const made = await market.server.sandbox.provider.listTransfers(payoutIds.get(payout) as PayoutId)
  await market.server.sandbox.reverseTransfer({ id: at(made, 0).id, amountCents })
  return { payout, cents: amountCents }
}

async function refundOutside(
  month: Month,
  { which, cents: centsMax }: Step,
): Promise<Outside['refunded']> {
  const campaign = which % month.model.campaigns.length
  const { payments } = at(month.model.campaigns, campaign)
  const nth = which % payments.length
  const payment = at(payments, nth)
  const { amount, fee } = unaskedOf(payment)
  const cents = Math.min(centsMax, amount + fee)
  const isDisputed = month.cases.some((each) => each.payment === payment)
  if (isDisputed || month.slowCards.has(payment) || cents === 0) return null
  const intentId = await intentOf(month, campaign, nth)
  await month.market.server.sandbox.refundAtDashboard({ intentId, amountCents: cents })
  return { campaign, payment, cents }
}

/** Those that have ended or end now; no bank answers about their refunds later. */
function askable({ ended, model, slowCards }: Month, { which, cents }: Step): number[] {
  const over =
    cents % 2 === 0 ? [...ended] : [...new Set([...ended, which % model.campaigns.length])]
  return over.filter((of) => !at(model.campaigns, of).payments.some((each) => slowCards.has(each)))
}

async function expectHeld(month: Month, made: Made): Promise<void> {
  const { market, scene } = month
  for (const creator of scene.creators) {
    const { status } = await market.press(withdrawPath, creator)
    if (status < 400) throw new Error(`paid before the provider was compared: ${status}`)
  }
  const { transfers } = await listMade(month)
  if (transfers.length !== made.transfers.length) throw new Error('paid while payouts were held')
}

async function recover(
  month: Month,
  { outside, before, made }: { outside: Outside; before: Made; made: Made },
): Promise<void> {
  const { model, scene, payoutIds } = month
  const { paid, reversed, refunded } = outside
  if (paid !== null) {
    at(model.campaigns, paid.campaign).fund(paid.cents, paid.cents / 10)
    month.funded(paid.campaign)
  }
  await recoverRefunds(month, since(before.refunds, made.refunds))
  if (reversed !== null) reverseInModel(model, reversed.payout, reversed.cents)
  const known = new Set(payoutIds.values())
  for (const { payoutId, destination, amountCents } of since(before.transfers, made.transfers)) {
    const creator = scene.creators.findIndex((each) => each.destination === destination)
    if (payoutId === null || known.has(payoutId)) continue
    payoutIds.set(rebuildPayout(model, creator, amountCents), payoutId)
  }
  if (refunded === null) return
  const { campaign, payment, cents } = refunded
  month.advances.push(
    at(model.campaigns, campaign).refundOutside(payment, { cents }, month.winnableOf(campaign)),
  )
}

async function recoverRefunds(month: Month, refunds: readonly Refund[]): Promise<void> {
  const of = new Map<string, { campaign: number; nth: number }>()
  for (const [campaign, { payments }] of month.model.campaigns.entries()) {
    for (const nth of payments.keys())
      of.set(await intentOf(month, campaign, nth), { campaign, nth })
  }
  for (const { refundId, paymentIntentId, amountCents, feeCents } of refunds) {
    if (refundId === null) continue
    const place = of.get(paymentIntentId ?? '')
    if (place === undefined) throw new Error(`a refund of ${paymentIntentId}`)
    const campaign = at(month.model.campaigns, place.campaign)
    const asked = { cents: amountCents, feeAsked: feeCents ?? 0 }
    const winnable = month.winnableOf(place.campaign)
    const advance = campaign.refundOutside(at(campaign.payments, place.nth), asked, winnable)
    campaign.askedBack += advance.amount + advance.fee
    month.advances.push(advance)
    month.ended.add(place.campaign)
    month.funded(place.campaign)
  }
}

/** The oldest first. */
function since<Thing extends { readonly id: string }>(
  before: readonly Thing[],
  made: readonly Thing[],
): Thing[] {
  const known = new Set(before.map(({ id }) => id))
  return made.filter(({ id }) => !known.has(id)).toReversed()
}

export const restoreActs = { restore } satisfies Record<string, Act>
