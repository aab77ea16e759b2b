import type Stripe from 'stripe'
import type { Stop, Trail } from '#console/dollar-trail.ts'
import { dollars } from '#console/shown-values.ts'
import { ownedPayouts } from '../payouts/owned-payouts.ts'
import type { StripeSandbox } from '../stripe-sandbox.ts'
import { chargeTitle } from './charge-sections.ts'
import { newestFirst } from './newest-first.ts'
import { ownerOf } from './transfer-sections.ts'

/** Where Stripe saw the newest dollar: paid in, sent to a creator, paid out. */
export function stripeTrail(stripe: StripeSandbox): Trail {
  const charge = newestFirst(stripe.tables.charges).find(({ paid }) => paid)
  const transfer = newestFirst(stripe.tables.transfers).find(({ reversed }) => !reversed)
  return {
    charge: charge === undefined ? null : chargeStop(charge),
    campaign: charge === undefined ? null : campaignStop(stripe, charge),
    transfer: transfer === undefined ? null : transferStop(stripe, transfer),
    payout: transfer === undefined ? null : payoutStop(stripe, transfer),
  }
}

function chargeStop(charge: Stripe.Charge): Stop {
  return {
    figure: dollars(charge.amount),
    says: `by card, ${charge.payment_method_details?.card?.brand ?? 'unknown'} ${charge.payment_method_details?.card?.last4 ?? ''}`.trim(),
    atMs: charge.created * 1000,
    row: charge.id,
  }
}

/** Everything paid for the campaign; only the marketplace knows how much is spent. */
function campaignStop({ tables }: StripeSandbox, charge: Stripe.Charge): Stop | null {
  const { campaignId: campaign } = charge.metadata
  if (campaign === undefined) return null
  const paid = tables.charges
    .values()
    .filter(({ paid: isPaid, metadata }) => isPaid && metadata.campaignId === campaign)
  const leftCents = paid.reduce((sum, each) => sum + each.amount - each.amount_refunded, 0)
  return {
    figure: dollars(leftCents),
    says: `paid in for ${chargeTitle(charge)}`,
    atMs: null,
    row: campaign,
  }
}

function transferStop(stripe: StripeSandbox, transfer: Stripe.Transfer): Stop {
  return {
    figure: dollars(transfer.amount),
    says: `to ${ownerOf(stripe, String(transfer.destination))}`,
    atMs: transfer.created * 1000,
    row: transfer.id,
  }
}

/** The payout of the account that the transfer went to; its money may still be on the way. */
function payoutStop(stripe: StripeSandbox, transfer: Stripe.Transfer): Stop | null {
  const { destination, created } = transfer
  const owned = newestFirst(ownedPayouts(stripe)).find(
    ({ account, payout }) => account === destination && payout.created >= created,
  )
  if (owned === undefined) {
    const says = 'still in the creator’s balance at Stripe'
    return { figure: dollars(transfer.amount), says, atMs: null, row: String(destination) }
  }
  const { id: row, amount, status, arrival_date: arrival } = owned.payout
  const state = status === 'paid' ? 'arrived' : status === 'pending' ? 'arrives' : status
  const says = amount > transfer.amount ? `${state}, with earlier transfers` : state
  return { figure: dollars(amount), says, atMs: arrival * 1000, row }
}
