import { closeEndedSubmissions } from '#features/tracking/close-ended-submissions.ts'
import type { ModelAdvance, ModelCampaign } from '#money/testing/model-campaign.ts'
import { lackOf, unaskedOf } from '#money/testing/model-payments.ts'
import { at, isOfCampaign, type ModelAccrual, sum } from '#money/testing/money-model-rows.ts'
import { addHours, systemClock } from '#platform/clock.ts'
import { intentOf } from './money-acts.ts'
import type { BankCase, Month } from './month.ts'
import type { Act } from './post-acts.ts'
import { isDoneAsExpected } from './refusals.ts'
import { decidePending } from './review-acts.ts'

const reason = 'Looked at it'

const end: Act = async (month, { which, flag: isApproved }) => {
  const of = which % month.model.campaigns.length
  const path = `/api/campaigns/${at(month.scene.campaigns, of)}/complete`
  const reply = await month.market.press(path, month.scene.brand)
  const refusal = month.ended.has(of) ? 'campaign-status' : null
  if (!isDoneAsExpected(reply, month.isBrandSuspended ? 'not-signed-in' : refusal, 'end'))
    return false
  month.ended.add(of)
  month.funded(of)
  month.isQuiet = false
  await month.hear()
  await decidePending(month, of, isApproved)
  await month.hear()
  await closePosts(month)
  return true
}

/** Those of ended campaigns earn nothing more. */
export async function closePosts(month: Month): Promise<void> {
  const { db: database, log } = month.market.server.database
  const clock = { now: () => addHours(systemClock.now(), 300) }
  await closeEndedSubmissions({ database, log, clock })
  month.posts.forEach((state, post) => {
    const hasEnded = month.ended.has(at(month.model.posts, post).campaign)
    if (hasEnded && state.status === 'approved') state.lock()
  })
}

/** What the brand owes for refunds is paid first. */
const refund: Act = async (month, { which }) => {
  await month.hear()
  const over = [...month.ended]
  const of = over[which % over.length] ?? which % month.model.campaigns.length
  const campaign = at(month.model.campaigns, of)
  const path = `/api/campaigns/${at(month.scene.campaigns, of)}/refund`
  const reply = await month.market.press(path, month.scene.brand)
  const left = campaign.returnableParts(month.winnableOf(of))
  if (!isDoneAsExpected(reply, refundRefusal(month, of, left), 'refund')) return false
  const { json } = reply
  const parts = campaign.refundable(campaign.payFor(month.advances, left))
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
  if (!parts.some(({ payment }) => month.slowCards.has(payment))) return true
  await hearBanks(month)
  for (const part of parts) {
    if (month.slowCards.get(part.payment) !== 'fails') continue
    campaign.returnRefund(part)
    month.funded(of)
  }
  await month.hear()
  return true
}

function refundRefusal(
  month: Month,
  of: number,
  left: ReturnType<ModelCampaign['returnableParts']>,
): string | null {
  if (month.isBrandSuspended) return 'not-signed-in'
  if (month.isQuestioned(of)) return 'payment-disputed'
  const isOpen = month.posts.some(
    ({ status }, post) =>
      (status === 'approved' || status === 'pending') &&
      at(month.model.posts, post).campaign === of,
  )
  if (!month.ended.has(of) || isOpen) return 'campaign-not-over'
  if (left.budget + left.fee > 0) return isPaidLately(month, of, left) ? 'paid-lately' : null
  const isKept = month.winnableOf(of) > 0 && at(month.model.campaigns, of).budget > 0
  return isKept ? 'money-reserved' : 'nothing-to-refund'
}

/** By rules §7, "A new brand's refunds": every payment of a month is of the last seven days. */
function isPaidLately(
  month: Month,
  of: number,
  left: ReturnType<ModelCampaign['returnableParts']>,
): boolean {
  const askedBack = month.model.campaigns.map((each) => each.askedBack)
  const cents = left.budget + left.fee
  const ofIt = cents + at(askedBack, of)
  const beyondLittle = askedBack.reduce(
    (sum, each, campaign) => sum + Math.max(0, (campaign === of ? ofIt : each) - 20_000),
    0,
  )
  return keptByCreators(month) < 10_000 && ofIt > 20_000 && beyondLittle > 100_000
}

/** What they earned of the brand's money, and nobody took back, froze or bears for the brand. */
function keptByCreators(month: Month): number {
  const { campaigns, accruals } = month.model
  const frozen = sum(accruals.filter((each) => isUndecided(month, each)))
  const paid = campaigns.reduce((total, each) => total + each.paidOut - each.borneByUs, 0)
  return month.cases.reduce((kept, each) => kept + frozenAnyway(month, each), paid - frozen)
}

/** Frozen, and for another reason than a bank's claim. */
function isUndecided({ model: { freezes } }: Month, accrual: ModelAccrual): boolean {
  const { freeze, place } = accrual
  const isClaimed = typeof freeze === 'number' && at(freezes, freeze).campaign !== null
  return place === 'frozen' && isOfCampaign(accrual.kind) && !isClaimed
}

/** What a claim lacks and is undecided as well is missing once; an accrual is of the last claim that lists it. */
function frozenAnyway(month: Month, { claim, freeze, isOpen }: BankCase): number {
  if (claim === null || freeze === null || !(isOpen || claim.isLost)) return 0
  const { freezes } = month.model
  const later = freezes.slice(freeze + 1)
  const meant = [...(at(freezes, freeze).listed ?? [])].filter(
    (each) => isUndecided(month, each) && !later.some(({ listed }) => listed?.has(each)),
  )
  return Math.min(lackOf(claim), sum(meant))
}

/** Some cards' banks answer seconds after a refund was accepted; what one refuses comes back. */
async function hearBanks(month: Month): Promise<void> {
  month.isQuiet = false
  await month.hear()
  await month.market.passTime()
  month.isQuiet = false
}

/** Someone sends money back at the provider's dashboard, a part of a payment or all that it still has. */
const refundAtDashboard: Act = async (month, { which, cents, flag }) => {
  await month.hear()
  const of = which % month.model.campaigns.length
  const campaign = at(month.model.campaigns, of)
  const nth = which % campaign.payments.length
  const payment = at(campaign.payments, nth)
  if (month.cases.some((each) => each.payment === payment)) return false
  const { amount, fee } = unaskedOf(payment)
  const total = flag ? amount + fee : Math.min(cents, amount + fee)
  if (total === 0) return false
  const intentId = await intentOf(month, of, nth)
  await month.market.recover()
  await month.market.server.sandbox.refundAtDashboard({ intentId, amountCents: total })
  const advance = campaign.refundOutside(payment, { cents: total }, month.winnableOf(of))
  month.advances.push(advance)
  const card = month.slowCards.get(payment)
  if (card !== undefined) await hearBanks(month)
  if (card === 'fails') returnFromBank(month, { advance, of })
  month.isQuiet = false
  await month.hear()
  return true
}

/** Nothing is owed for it then, and who paid it has that again. */
function returnFromBank(
  month: Month,
  { advance, of }: { advance: ModelAdvance; of: number },
): void {
  const payers = advance.paid.map(({ campaign }) => campaign)
  at(month.model.campaigns, of).returnOutside(advance)
  month.advances.splice(month.advances.indexOf(advance), 1)
  month.model.campaigns.forEach((campaign, index) => {
    if (index === of || payers.includes(campaign)) month.funded(index)
  })
}

const writeOffBrand: Act = async ({ market, scene, model }) => {
  const path = `/api/admin/users/${scene.brand.userId}/write-off-debt`
  const reply = await market.press(path, scene.admin, { reason })
  const owed = model.campaigns.reduce((total, each) => total + each.owedForRefunds, 0)
  if (!isDoneAsExpected(reply, owed > 0 ? null : 'no-debt', `write-off of ${owed}`)) return false
  for (const campaign of model.campaigns) campaign.writeOffAdvances()
  return true
}

export const refundActs = { end, refund, refundAtDashboard, writeOffBrand } satisfies Record<
  string,
  Act
>
