import type { PauseReason } from '@permille/contract/campaigns'

/** Who or what paused a campaign, for admins. */
export const pausedBy: Record<PauseReason, string> = {
  manual: 'by the brand',
  admin: 'by an admin',
  budget_exhausted: 'budget spent',
  funding_disputed: 'payment disputed',
  funding_lost: 'payment lost to its bank',
  suspended: 'brand suspended',
}
