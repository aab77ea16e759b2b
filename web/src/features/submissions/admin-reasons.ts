import type { AdminReason } from '@permille/contract/submissions/reasons'

const words: Readonly<Record<AdminReason, string>> = {
  'creator-limit': 'over the limit of posts per creator',
  flagged: 'flagged',
  'account-not-verified': 'account not verified',
  'channel-shared': 'account verified by another person too',
  'creator-suspended': 'creator suspended',
  'post-gone': 'post gone or no longer public',
  'disclosure-gone': 'no longer marked as advertising',
  'author-changed': 'post of another account now',
  'post-unreadable': 'post not readable for a day',
}

/** Returns "flagged, account not verified". */
export function describeAdminReasons(reasons: readonly AdminReason[]): string {
  return reasons.map((reason) => words[reason]).join(', ')
}
