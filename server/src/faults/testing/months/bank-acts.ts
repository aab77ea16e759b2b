import { unaskedOf } from '../../../money/testing/model-campaign.ts'
import { at } from '../../../money/testing/money-model-rows.ts'
import { sql } from '../../../platform/database/sql.ts'
import { intentOf } from './money-acts.ts'
import type { BankCase, Month } from './month.ts'
import { findId } from './month-scene.ts'
import { type Act, pick } from './post-acts.ts'

async function atBank(month: Month, form: string, fields: Record<string, string>): Promise<void> {
  month.isQuiet = false
  await month.market.recover()
  await fetch(`${month.market.server.sandbox.url}/console/stripe/${form}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
}

/** A cardholder claims a payment back, or only asks about it. */
const claim: Act = async (month, { which, flag: isInquiry }) => {
  await month.hear()
  const campaign = which % month.model.campaigns.length
  const { payments } = at(month.model.campaigns, campaign)
  const nth = which % payments.length
  const payment = at(payments, nth)
  const unasked = unaskedOf(payment)
  if (unasked.amount + unasked.fee === 0 || month.cases.some((each) => each.payment === payment))
    return false
  const intentId = await intentOf(month, campaign, nth)
  await atBank(month, 'charge', { charge: intentId, how: isInquiry ? 'ask' : 'claim' })
  const all = await month.market.server.sandbox.provider.listDisputes(new Date(0))
  const { id = '' } = all.find(({ paymentIntentId }) => paymentIntentId === intentId) ?? {}
  const opened = { id, campaign, payment, claim: null, freeze: null, isOpen: true }
  month.cases.push(opened)
  await month.hear()
  if (!isInquiry) take(month, opened)
  return true
}

function take(month: Month, opened: BankCase): void {
  opened.freeze = month.model.freeze({ post: null, campaign: opened.campaign }, true)
  opened.claim = at(month.model.campaigns, opened.campaign).claim(opened.payment)
}

/** The bank decides a claim, or escalates a question or lets it rest. */
const verdict: Act = async (month, { which, flag }) => {
  await month.hear()
  const index = pick(month.cases, which, ({ isOpen }) => isOpen)
  if (index === undefined) return false
  const of = at(month.cases, index)
  const said = of.claim === null ? (flag ? 'escalate' : 'won') : flag ? 'won' : 'lost'
  await say(month, of, said)
  return true
}

async function say(month: Month, of: BankCase, said: 'escalate' | 'won' | 'lost'): Promise<void> {
  await atBank(month, 'dispute', { dispute: of.id, verdict: said })
  await month.hear()
  if (said === 'escalate') take(month, of)
  else await close(month, of, said)
}

/** Every bank decides in the end. */
export async function endCases(month: Month): Promise<void> {
  const open = month.cases.filter(({ isOpen }) => isOpen)
  for (const [index, of] of open.entries()) await say(month, of, index % 2 === 0 ? 'lost' : 'won')
}

async function close(month: Month, of: BankCase, said: 'won' | 'lost'): Promise<void> {
  of.isOpen = false
  if (of.claim === null || of.freeze === null) return
  const campaign = at(month.model.campaigns, of.campaign)
  month.model.release(of.freeze, month.hour)
  if (said === 'lost') return campaign.lose(of.claim)
  campaign.win(of.claim)
  month.funded(of.campaign)
  month.isQuiet = false
  await month.hear()
}

/** An admin sends the evidence, or gives up. */
const respond: Act = async (month, { which, flag: isAccepted }) => {
  await month.hear()
  const index = pick(month.cases, which, ({ isOpen }) => isOpen)
  if (index === undefined) return false
  const of = at(month.cases, index)
  const id = await findId(
    month.market,
    sql<{ id: string }>`SELECT id FROM chargebacks WHERE stripe_dispute_id = ${of.id}`,
  )
  const body = isAccepted ? { reason: 'Not worth it' } : { statement: 'Delivered' }
  const path = `/api/admin/chargebacks/${id}/${isAccepted ? 'accept' : 'evidence'}`
  const { status } = await month.market.press(path, month.scene.admin, body)
  if (status >= 400) return false
  month.isQuiet = false
  await month.hear()
  if (isAccepted) await close(month, of, of.claim === null ? 'won' : 'lost')
  return true
}

export const bankActs = { claim, verdict, respond } satisfies Record<string, Act>
