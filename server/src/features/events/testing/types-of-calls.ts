import type { PublicEventType } from '@permille/contract/events/event-types'

/** Types that acts through calls provoke; a recorded day provokes the others. */
export const typesOfCalls: readonly PublicEventType[] = [
  'campaign.edited',
  'campaign.deleted',
  'campaign.creator_joined',
  'member.joined',
  'member.role_changed',
  'member.removed',
  'key.created',
  'key.revoked',
  'user.suspended',
  'user.restored',
  'user.deleted',
  'report.opened',
]
