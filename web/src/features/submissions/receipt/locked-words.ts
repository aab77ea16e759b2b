import type { OwnSubmission } from '@permille/contract/submissions'

type Locked = Pick<OwnSubmission, 'lockReason' | 'needsProof' | 'watch' | 'holds'>

/**
 * Returns when the money of a locked post is paid; promises no date for money waiting for an admin.
 */
export function sayLocked({ lockReason, needsProof, watch, holds }: Locked): string {
  if (lockReason === 'not_owner') {
    return 'Another creator has verified this account, so the post earns nothing more.'
  }
  if (needsProof) return 'Views are final. They are paid when you verify the account.'
  const isDoubted = watch.doubts.some(({ setAsideCents }) => setAsideCents > 0)
  if (isDoubted || holds.some(({ heldCents }) => heldCents > 0)) {
    return 'New views earn nothing. What is set aside waits for an admin; the rest is paid with your next payout.'
  }
  return 'New views earn nothing. What it has earned is paid with your next payout.'
}
