import { closeEndedSubmissions } from '../../../features/tracking/close-ended-submissions.ts'
import { releaseHolds } from '../../../money/movements/release-holds.ts'
import type { ModelPayment } from '../../../money/testing/model-campaign.ts'
import { at } from '../../../money/testing/money-model.ts'
import { addHours, systemClock } from '../../../platform/clock.ts'
import { sql } from '../../../platform/database/sql.ts'
import type { Month } from './month.ts'
import { findId, payForCampaign } from './month-scene.ts'
import { type Act, pick } from './post-acts.ts'

const reason = 'Looked at it'

const mature: Act = async (month) => {
  const { db } = month.market.server.database
  await db.transaction((tx) => releaseHolds(tx, { at: new Date(), creatorsMax: 1000 }))
  month.model.mature(month.hour)
  return true
}

const withdraw: Act = async (month, { which }) => {
  const creator = payable(month, which)
  const path = '/api/stripe/create-payout'
  const { status, json } = await month.market.press(path, at(month.scene.creators, creator))
  const isAllowed = month.model.canWithdraw(creator)
  if (status < 400 !== isAllowed) throw new Error(`withdraw: ${status} ${json.code}`)
  if (!isAllowed) return false
  const payout = month.model.withdraw(creator)
  if (json.status === 'paid') month.model.pay(payout)
  return true
}

function payable({ model, scene }: Month, which: number): number {
  const ready = [...scene.creators.keys()].filter((creator) => model.canWithdraw(creator))
  return ready[which % ready.length] ?? which % scene.creators.length
}

/** The provider refuses the account. */
const withdrawInVain: Act = async (month, { which }) => {
  const creator = payable(month, which)
  if (!month.model.canWithdraw(creator)) return false
  await month.market.recover()
  const error = { type: 'invalid_request_error', code: 'account_invalid', message: 'No.' }
  const refusal = { provider: 'stripe', match: 'POST /v1/transfers', kind: 'status', status: 400 }
  await month.market.server.sandbox.setFault({ ...refusal, body: { error } })
  const path = '/api/stripe/create-payout'
  const { status, json } = await month.market.press(path, at(month.scene.creators, creator))
  if (json.code !== 'payout-refused') throw new Error(`in vain: ${status} ${json.code}`)
  month.model.fail(month.model.withdraw(creator))
  return true
}

const writeOff: Act = async (month, { which }) => {
  const { model, scene } = month
  const owing = pick(model.debts, which, (debt) => debt.owed > debt.recovered + debt.writtenOff)
  const creator = owing ?? which % scene.creators.length
  const { userId } = at(month.scene.creators, creator)
  const path = `/api/admin/users/${userId}/write-off-debt`
  const { status } = await month.market.press(path, month.scene.admin, { reason })
  if (status < 400 !== month.model.owedBy(creator) > 0) throw new Error(`write off: ${status}`)
  month.model.writeOff(creator)
  return status < 400
}

/** The operator reverses a transfer at the provider, whole or in part. */
const reverseTransfer: Act = async (month, { which, cents, flag }) => {
  await month.hear()
  const { model, market } = month
  const payout = pick(model.payouts, which, (of) => of.status === 'paid' && of.reversed < of.cents)
  if (payout === undefined) return false
  const of = at(model.payouts, payout)
  const left = of.cents - of.reversed
  const amountCents = flag ? left : Math.min(left, cents)
  const { id: creatorId } = at(month.scene.creators, of.creator)
  const nth = model.payouts.slice(0, payout).filter(({ creator }) => creator === of.creator).length
  const id = await findId(
    market,
    sql<{ id: string }>`SELECT stripe_transfer_id AS id FROM payouts
      WHERE creator_id = ${creatorId} ORDER BY created_at, id LIMIT 1 OFFSET ${nth}`,
  )
  await market.recover()
  await market.server.sandbox.reverseTransfer({ id, amountCents })
  month.isQuiet = false
  model.reverse(payout, amountCents)
  await month.hear()
  return true
}

const cards = {
  fails: 'pm_card_refundFail',
  pays: 'pm_card_pendingRefund',
} as const

const topUp: Act = async (month, { which, cents, flag: isPlain }) => {
  await month.hear()
  const of = which % month.model.campaigns.length
  const amount = Math.ceil(cents / 100) * 100
  const answer = isPlain ? null : which < 6 ? 'fails' : 'pays'
  const order = {
    campaignId: at(month.scene.campaigns, of),
    cents: amount,
    ...(answer !== null && { card: cards[answer] }),
  }
  const isTaken = await payForCampaign(month.market, month.scene.brand, order)
  if (!isTaken) return false
  const campaign = at(month.model.campaigns, of)
  campaign.fund(amount, amount / 10)
  if (answer !== null)
    month.slowCards.set(at(campaign.payments, campaign.payments.length - 1), answer)
  month.funded(of)
  month.isQuiet = false
  await month.hear()
  return true
}

const end: Act = async (month, { which }) => {
  const of = which % month.model.campaigns.length
  const path = `/api/campaigns/${at(month.scene.campaigns, of)}/complete`
  const { status } = await month.market.press(path, month.scene.brand)
  if (status < 400 === month.ended.has(of)) throw new Error(`complete: ${status}`)
  if (status >= 400) return false
  month.ended.add(of)
  month.isQuiet = false
  await month.hear()
  const { db: database, log } = month.market.server.database
  const clock = { now: () => addHours(systemClock.now(), 300) }
  await closeEndedSubmissions({ database, log, clock })
  month.posts.forEach((state, post) => {
    const hasEnded = month.ended.has(at(month.model.posts, post).campaign)
    if (hasEnded && state.status === 'approved') state.status = 'locked'
  })
  return true
}

const refund: Act = async (month, { which }) => {
  const over = [...month.ended]
  const of = over[which % over.length] ?? which % month.model.campaigns.length
  const campaign = at(month.model.campaigns, of)
  const path = `/api/campaigns/${at(month.scene.campaigns, of)}/refund`
  const { status, json } = await month.market.press(path, month.scene.brand)
  if (status >= 400) return false
  const parts = campaign.refundable()
  const shown = json.map((each: { totalCents: number; feeCents: number }) => [
    each.totalCents,
    each.feeCents,
  ])
  const wanted = parts.map(({ amount, fee }) => [amount + fee, fee])
  if (JSON.stringify(shown) !== JSON.stringify(wanted)) {
    throw new Error(`refund: ${JSON.stringify(shown)}, not ${JSON.stringify(wanted)}`)
  }
  parts.forEach((part, index) => {
    campaign.requestRefund(part)
    if (json[index].status === 'succeeded') campaign.endRefund(part, true)
    else month.refunds.push({ ...part, campaign: of })
  })
  if (parts.some(({ payment }) => month.slowCards.has(payment))) await hearBanks(month, parts)
  return true
}

/** Some cards' banks answer seconds after a refund was accepted; what one refuses comes back. */
async function hearBanks(
  month: Month,
  parts: readonly { payment: ModelPayment; amount: number; fee: number }[],
): Promise<void> {
  month.isQuiet = false
  await month.hear()
  await month.market.passTime()
  for (const { payment, amount, fee } of parts) {
    if (month.slowCards.get(payment) !== 'fails') continue
    payment.refunded -= amount
    payment.feeRefunded -= fee
  }
  month.isQuiet = false
  await month.hear()
}

/** Someone sends money back at the provider's dashboard, as much as the campaign can bear. */
const refundAtDashboard: Act = async (month, { which, cents }) => {
  await month.hear()
  const of = which % month.model.campaigns.length
  const campaign = at(month.model.campaigns, of)
  const nth = which % campaign.payments.length
  const payment = at(campaign.payments, nth)
  const isClaimed = month.cases.some((each) => each.payment === payment)
  if (isClaimed || month.slowCards.has(payment)) return false
  const left = campaign
    .refundable()
    .reduce((total, part) => ({ amount: total.amount + part.amount, fee: total.fee + part.fee }), {
      amount: 0,
      fee: 0,
    })
  const amountMax = Math.min(left.amount, payment.amount - payment.refunded)
  const feeMax = Math.min(left.fee, payment.fee - payment.feeRefunded)
  const total = Math.min(cents, amountMax + feeMax)
  if (total === 0) return false
  const intentId = await intentOf(month, of, nth)
  await month.market.recover()
  await month.market.server.sandbox.refundAtDashboard({ intentId, amountCents: total })
  const amount = Math.min(amountMax, total)
  const part = { payment, amount, fee: total - amount }
  campaign.requestRefund(part)
  campaign.endRefund(part, true)
  month.isQuiet = false
  await month.hear()
  return true
}

export function intentOf(month: Month, campaign: number, nth: number): Promise<string> {
  return findId(
    month.market,
    sql<{ id: string }>`SELECT stripe_payment_intent_id AS id FROM campaign_funding
      WHERE campaign_id = ${at(month.scene.campaigns, campaign)} AND status = 'succeeded'
      ORDER BY settled_at, id LIMIT 1 OFFSET ${nth}`,
  )
}

export const moneyActs = {
  mature,
  withdraw,
  withdrawInVain,
  writeOff,
  reverseTransfer,
  topUp,
  end,
  refund,
  refundAtDashboard,
} satisfies Record<string, Act>
