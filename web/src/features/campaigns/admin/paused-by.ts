import type { AdminCampaign } from '@permille/contract/campaigns/admin-campaigns'
import type { Campaign, PauseReason } from '@permille/contract/campaigns/campaigns'
import { namePauses } from '../name-pauses.ts'

/** Reasons that an admin can end come first. */
const order: readonly PauseReason[] = [
  'admin',
  'funding_lost',
  'manual',
  'budget_exhausted',
  'funding_disputed',
  'suspended',
]

const own = { manual: 'by the brand', suspended: 'brand suspended' }

/** Returns who or what paused a campaign: "by an admin, budget spent". */
export function describePausedBy(reasons: readonly PauseReason[]): string {
  return namePauses(reasons, { order, own })
}

/** Returns what a campaign cannot do because of its reasons; undefined without any. */
export function describePauseForAdmin({
  status,
  pauseReasons,
}: Pick<Campaign, 'status' | 'pauseReasons'>): string | undefined {
  if (pauseReasons.length === 0) return undefined
  const by = describePausedBy(pauseReasons)
  if (status === 'draft') return `Does not go live: paused ${by}.`
  if (status === 'completed') return `Ended and paused ${by}: its money is not refunded.`
  return `Paused: ${by}.`
}

/** Returns what an admin’s Resume does to the campaign now. */
export function describeResume(
  campaign: Pick<AdminCampaign, 'status' | 'pauseReasons' | 'resumeEnds'>,
): string {
  const { status, pauseReasons, resumeEnds } = campaign
  if (status === 'completed') return 'Its brand can refund what is left.'
  const left = pauseReasons.filter((reason) => !resumeEnds.includes(reason))
  if (left.length > 0) return `It stays paused: ${describePausedBy(left)}.`
  return status === 'draft'
    ? 'It goes live at its start.'
    : 'It goes live right away, no matter who paused it, and accepts new posts again.'
}

/** True if a Resume makes it live at once. */
export function isLiveAfterResume({
  status,
  pauseReasons,
  resumeEnds,
}: Pick<AdminCampaign, 'status' | 'pauseReasons' | 'resumeEnds'>): boolean {
  return status === 'paused' && pauseReasons.every((reason) => resumeEnds.includes(reason))
}
