/** What a brand's programs hear of, and the installation's of every brand. */
export const brandEventTypes = [
  'campaign.created',
  'campaign.edited',
  'campaign.deleted',
  'campaign.live',
  'campaign.paused',
  'campaign.completed',
  'campaign.budget_low',
  'campaign.day',
  'campaign.creator_joined',
  'submission.submitted',
  'submission.resubmitted',
  'submission.approved',
  'submission.rejected',
  'submission.withdrawn',
  'submission.reversed',
  'submission.reinstated',
  'submission.reopened',
  'submission.locked',
  'submission.paid',
  'submission.unpaid',
  'submission.money_held',
  'submission.money_released',
  'submission.money_taken_back',
  'payment.succeeded',
  'payment.failed',
  'refund.requested',
  'refund.succeeded',
  'refund.failed',
  'chargeback.opened',
  'chargeback.closed',
  'dispute.opened',
  'dispute.answered',
  'dispute.decided',
  'member.joined',
  'member.role_changed',
  'member.removed',
  'key.created',
  'key.revoked',
  'brand.transferred',
  'webhook.disabled',
] as const

/** What only the installation's programs hear of. */
export const installationEventTypes = [
  'payout.requested',
  'payout.paid',
  'payout.failed',
  'payout.held',
  'payout.reversed',
  'payouts.stopped',
  'payouts.resumed',
  'creator.registered',
  'brand.created',
  'user.suspended',
  'user.restored',
  'user.deleted',
  'report.opened',
  'exception.opened',
] as const

/** Types of events as programs outside know them. They never change their meaning; a new meaning is a new type. */
export const publicEventTypes = [...brandEventTypes, ...installationEventTypes] as const

const known: ReadonlySet<string> = new Set(publicEventTypes)

export function isPublicEventType(type: string): type is PublicEventType {
  return known.has(type)
}

export type BrandEventType = (typeof brandEventTypes)[number]
export type PublicEventType = (typeof publicEventTypes)[number]
