import { freezeLastEarned, release } from '#money/testing/model-freezes.ts'
import { unaskedOf } from '#money/testing/model-payments.ts'
import { at } from '#money/testing/money-model-rows.ts'
import { sql } from '#platform/database/sql.ts'
import { intentOf } from './money-acts.ts'
import type { BankCase, Month } from './month.ts'
import { findId } from './month-scene.ts'
import { type Act, pick } from './post-acts.ts'
import { type Expected, isDoneAsExpected } from './refusals.ts'

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
  const nothing = { claim: null, freeze: null, isAnswered: false }
  const opened = { id, campaign, payment, ...nothing, isOpen: true }
  month.cases.push(opened)
  await month.hear()
  if (!isInquiry) take(month, opened)
  return true
}

function take(month: Month, opened: BankCase): void {
  const { campaign, payment } = opened
  opened.claim = at(month.model.campaigns, campaign).claim(payment)
  opened.freeze = freezeLastEarned(month.model, campaign, opened.claim.lacking)
  opened.isAnswered = false
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
  release(month.model, of.freeze, month.hour)
  if (said === 'lost') {
    month.lost.add(of.campaign)
    campaign.lose(of.claim)
  } else campaign.win(of.claim)
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
  const reply = await month.market.press(path, month.scene.admin, body)
  if (!isDoneAsExpected(reply, answerRefusal(of, isAccepted), 'answer to a bank')) return false
  of.isAnswered = true
  month.isQuiet = false
  await month.hear()
  if (isAccepted) await close(month, of, 'lost')
  return true
}

/** The bank reads one answer to each of its letters, and a question takes no money that could be given up. */
function answerRefusal({ claim, isAnswered }: BankCase, isAccepted: boolean): Expected {
  if (claim === null && isAccepted) return isAnswered ? inquiryRefusals : 'inquiry-not-accepted'
  return isAnswered ? 'chargeback-answered' : null
}

/** Which of the two is said first does not matter. */
const inquiryRefusals = ['inquiry-not-accepted', 'chargeback-answered']

export const bankActs = { claim, verdict, respond } satisfies Record<string, Act>
