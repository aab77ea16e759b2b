import { releaseHolds } from '../../../money/movements/release-holds.ts'
import { at } from '../../../money/testing/money-model-rows.ts'
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
  const isAllowed = canWithdraw(month, creator)
  if (status < 400 !== isAllowed) throw new Error(`withdraw: ${status} ${json.code}`)
  if (!isAllowed) return false
  const payout = month.model.withdraw(creator)
  month.payoutIds.set(payout, json.id)
  if (json.status === 'paid') month.model.pay(payout)
  return true
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
  const id = await findId(
    market,
    sql<{ id: string }>`SELECT stripe_transfer_id AS id FROM payouts
      WHERE id = ${month.payoutIds.get(payout) ?? null}`,
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
