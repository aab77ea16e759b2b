export const rejectionCodes = [
  'off_brief',
  'wrong_account',
  'duplicate',
  'not_public',
  'out_of_window',
  'missing_disclosure',
  'low_quality',
  'suspected_fraud',
  'other',
] as const
export type RejectionCode = (typeof rejectionCodes)[number]

/** Why a post is rejected: a reviewer's reason, or its creator withdrew it while it was in review. */
export const closingCodes = [...rejectionCodes, 'withdrawn'] as const
export type ClosingCode = (typeof closingCodes)[number]

/** `not_owner`: someone else has verified the account; `deleted`: the creator deleted theirs. */
export const lockReasons = [
  'window',
  'cap',
  'budget',
  'gone',
  'ended',
  'not_owner',
  'deleted',
] as const
export type LockReason = (typeof lockReasons)[number]

/**
 * Why the system leaves a post to an admin if no one decides in time. `channel-shared`: another person has verified the
 * account too. The last four show when the system reads the post, right before it would approve it; unreadable: for
 * a day.
 */
export const adminReasons = [
  'creator-limit',
  'flagged',
  'account-not-verified',
  'channel-shared',
  'creator-suspended',
  'post-gone',
  'disclosure-gone',
  'author-changed',
  'post-unreadable',
] as const
export type AdminReason = (typeof adminReasons)[number]
