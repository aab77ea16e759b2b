import { writeOff as giveUp } from '#money/testing/model-debts.ts'
import {
  fail,
  mature as matureAll,
  pay,
  reverse,
  withdraw as withdrawAll,
} from '#money/testing/model-payouts.ts'
import { at } from '#money/testing/money-model-rows.ts'
import { sql } from '#platform/database/sql.ts'
import type { Month } from './month.ts'
import { findId, payForCampaign } from './month-scene.ts'
import { type Act, pick } from './post-acts.ts'
import { type Expected, isDoneAsExpected } from './refusals.ts'

const reason = 'Looked at it'

const mature: Act = async (month) => {
  await month.market.endHolds()
  matureAll(month.model, Infinity)
  return true
}

const withdraw: Act = async (month, { which }) => {
  const creator = payable(month, which)
  const path = '/api/stripe/create-payout'
  const reply = await month.market.press(path, at(month.scene.creators, creator))
  if (!isDoneAsExpected(reply, withdrawalRefusal(month, creator), 'withdrawal')) return false
  const payout = withdrawAll(month.model, creator)
  month.payoutIds.set(payout, reply.json.id)
  if (reply.json.status === 'paid') pay(month.model, payout)
  return true
}

function withdrawalRefusal({ model }: Month, creator: number): string | null {
  if (model.suspended.has(creator)) return 'not-signed-in'
  if (model.payouts.some((each) => each.creator === creator && each.status === 'queued'))
    return 'payout-open'
  if (model.canWithdraw(creator)) return null
  return model.heldBy(creator, 'available') > 0 ? 'payout-too-small' : 'no-balance'
}

function payable(month: Month, which: number): number {
  const all = [...month.scene.creators.keys()]
  const ready = all.filter((creator) => canWithdraw(month, creator))
  return ready[which % ready.length] ?? which % all.length
}

function canWithdraw({ model }: Month, creator: number): boolean {
  return model.canWithdraw(creator) && !model.suspended.has(creator)
}

/** The provider refuses the account. */
const withdrawInVain: Act = async (month, { which }) => {
  const creator = payable(month, which)
  if (!canWithdraw(month, creator)) return false
  await month.market.recover()
  const error = { type: 'invalid_request_error', code: 'account_invalid', message: 'No.' }
  const refusal = { provider: 'stripe', match: 'POST /v1/transfers', kind: 'status', status: 400 }
  await month.market.server.sandbox.setFault({ ...refusal, body: { error } })
  const path = '/api/stripe/create-payout'
  const { status, json } = await month.market.press(path, at(month.scene.creators, creator))
  if (json.code !== 'payout-refused') throw new Error(`in vain: ${status} ${json.code}`)
  fail(month.model, withdrawAll(month.model, creator))
  return true
}

const writeOff: Act = async (month, { which }) => {
  const { model, scene } = month
  const creator = pick(model.creators, which, (of) => model.owedBy(of) > 0) ?? which % 2
  const { userId } = at(scene.creators, creator)
  const path = `/api/admin/users/${userId}/write-off-debt`
  const reply = await month.market.press(path, scene.admin, { reason })
  if (!isDoneAsExpected(reply, model.owedBy(creator) > 0 ? null : 'no-debt', 'write-off'))
    return false
  giveUp(model, creator)
  return true
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
  const id = await findId(
    market,
    sql<{ id: string }>`SELECT stripe_transfer_id AS id FROM payouts
      WHERE id = ${month.payoutIds.get(payout) ?? null}`,
  )
  await market.recover()
  await market.server.sandbox.reverseTransfer({ id, amountCents })
  month.isQuiet = false
  reverse(model, payout, amountCents)
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
  const reply = await payForCampaign(month.market, month.scene.brand, order)
  if (!isDoneAsExpected(reply, paymentRefusal(month, of), 'top-up')) return false
  const campaign = at(month.model.campaigns, of)
  campaign.fund(amount, amount / 10)
  if (answer !== null)
    month.slowCards.set(at(campaign.payments, campaign.payments.length - 1), answer)
  month.funded(of)
  month.isQuiet = false
  await month.hear()
  return true
}

/**
 * A bank that claims a payment comes first, and one that has kept it, unless the campaign had ended by then, which takes nothing
 * anyway.
 */
function paymentRefusal(month: Month, campaign: number): Expected {
  if (month.isBrandSuspended) return 'not-signed-in'
  if (month.isClaimed(campaign)) return 'funding-disputed'
  const hasEnded = month.ended.has(campaign)
  if (!month.lost.has(campaign)) return hasEnded ? 'campaign-completed' : null
  return hasEnded ? ['funding-lost', 'campaign-completed'] : 'funding-lost'
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
} satisfies Record<string, Act>
