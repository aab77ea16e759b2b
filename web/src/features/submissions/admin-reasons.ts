import type { AdminReason } from '@permille/contract/submissions/reasons'

const words: Readonly<Record<AdminReason, string>> = {
  'creator-limit': 'over the limit of posts per creator',
  flagged: 'flagged',
  'account-not-verified': 'account not verified',
  'creator-suspended': 'creator suspended',
}

/** Returns "flagged, account not verified". */
export function sayAdminReasons(reasons: readonly AdminReason[]): string {
  return reasons.map((reason) => words[reason]).join(', ')
}
