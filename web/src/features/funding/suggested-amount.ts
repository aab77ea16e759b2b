import type { WaitingMoney } from '@permille/contract/campaigns/campaign-money'
import type { Campaign } from '@permille/contract/campaigns/campaigns'
import { dollarsTyped } from '@permille/contract/input/amounts'
import { fundingMaximumCents, fundingMinimumCents } from '@permille/contract/limits'
import { centsFromDollars, formatCents } from '@permille/contract/money'

/** Null while it is unknown whether posts are owed money. */
export type Fundable = Campaign & { readonly waitsCents: WaitingMoney['waitsCents'] | null }
type Funds = Pick<Fundable, 'budgetCents' | 'fundedCents' | 'burnPerDayCents' | 'waitsCents'>

const suggestedDays = 7
const roundingCents = 1000

/**
 * Returns the initial amount in dollars: the link's; what approved posts are owed, what posts to approve are `short`, and a week
 * of new views; or the part of the budget not funded yet. Otherwise empty.
 */
export function suggestedAmount(campaign: Funds, link = new URLSearchParams()): string {
  const askedCents = centsIn(link, 'amount')
  if (askedCents > 0) return inDollars(askedCents)
  const dueCents = (campaign.waitsCents ?? 0) + centsIn(link, 'short')
  if (dueCents > 0) return inDollars(enoughToGoOn(campaign, dueCents))
  const lackingCents = campaign.budgetCents - campaign.fundedCents
  return lackingCents < fundingMinimumCents ? '' : inDollars(lackingCents)
}

/** Returns 0 for anything that is no amount, because a link can be edited. */
function centsIn(link: URLSearchParams, name: string): number {
  return Math.max(0, Math.round(Number(link.get(name)) * 100) || 0)
}

/** Only what posts are owed would be gone at once, and the campaign paused again. */
function enoughToGoOn({ burnPerDayCents }: Funds, dueCents: number): number {
  const newViewsCents = burnPerDayCents * suggestedDays || dueCents
  return Math.ceil((dueCents + newViewsCents) / roundingCents) * roundingCents
}

/** Within the limits of one payment. */
function inDollars(cents: number): string {
  const payable = Math.min(Math.max(cents, fundingMinimumCents), fundingMaximumCents)
  return (payable / 100).toFixed(2)
}

/**
 * Says what approved posts get at once with the typed amount, and what is left for new views; undefined where no post is owed
 * money, or while no amount is typed.
 */
export function describeUse(
  { waitsCents, leftCents, status }: Pick<Fundable, 'waitsCents' | 'leftCents' | 'status'>,
  amount: string,
): { readonly text: string; readonly isEnough: boolean } | undefined {
  const dollars = dollarsTyped(amount)
  if (!waitsCents || !(dollars > 0 && dollars * 100 <= fundingMaximumCents)) return undefined
  const restCents = leftCents + centsFromDollars(dollars) - waitsCents
  const waits = formatCents(waitsCents)
  if (restCents > 0) {
    const text = `Approved posts get ${waits} at once; ${formatCents(restCents)} is left for new views.`
    return { text, isEnough: true }
  }
  const isPaid = restCents === 0
  const paid = isPaid
    ? 'This pays what waits'
    : `This is not all of the ${waits} that approved posts wait for`
  return { text: `${paid}${outcomeOf(status, isPaid)}.`, isEnough: false }
}

/** A live campaign with too little goes on: a bonus that it does not have whole waits, and views get the rest. */
function outcomeOf(status: Fundable['status'], isPaid: boolean): string {
  if (status !== 'live') return '; the campaign stays paused'
  return isPaid ? '; the campaign pauses' : ''
}
