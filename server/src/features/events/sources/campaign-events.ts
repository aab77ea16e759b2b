import type { AnyEvent, CampaignStep } from '../event.ts'
import {
  type CampaignChange,
  type LowBudget,
  listCampaignChanges,
  listLowBudgets,
} from './campaign-events-store.ts'
import { instant, ofBrand } from './event-parts.ts'
import { eventSource } from './event-source.ts'
import { listNewlyRefundable, type NewlyRefundable } from './refundable-events-store.ts'

export const campaignEvents = eventSource('campaigns', {
  rows: listCampaignChanges,
  event: changed,
})
export const budgetEvents = eventSource('budgets', {
  rows: listLowBudgets,
  event: budgetLow,
  isState: true,
})
export const refundableEvents = eventSource('refundable money', {
  rows: listNewlyRefundable,
  event: refundable,
  isState: true,
})

function changed(change: CampaignChange): AnyEvent {
  const { campaignId: objectId, changeSeq, fromStatus, toStatus, pauseReason } = change
  const { pauseReasons, leftCents, waitsCents } = change
  const step = { changeSeq, fromStatus, toStatus, pauseReason }
  const body = { ...step, pauseReasons, leftCents, waitsCents }
  return { ...ofBrand(change), type: `campaign.${stepOf(change)}`, objectId, body }
}

function stepOf({ isTold, fromStatus, toStatus, hasLiftedAdmin }: CampaignChange): CampaignStep {
  if (!isTold) return 'changed'
  const isMoved = fromStatus !== toStatus
  if (isMoved && (toStatus === 'live' || toStatus === 'completed')) return toStatus
  return hasLiftedAdmin ? 'pause_lifted' : 'paused'
}

function budgetLow(low: LowBudget): AnyEvent {
  const { campaignId, leftCents } = low
  return {
    ...ofBrand(low),
    type: 'campaign.budget_low',
    objectId: campaignId,
    body: { leftCents },
  }
}

function refundable(row: NewlyRefundable): AnyEvent {
  const { campaignId, isRest, amountCents, feeCents, reservedCents, reservedUntil } = row
  return {
    ...ofBrand(row),
    type: isRest ? 'campaign.rest_refundable' : 'campaign.refundable',
    objectId: campaignId,
    body: { amountCents, feeCents, reservedCents, reservedUntil: instant(reservedUntil) },
  }
}
