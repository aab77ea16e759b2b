import type { SuspensionChanged } from '../accounts/public.ts'
import { pauseForSuspension, resumeAfterSuspension } from '../campaigns/public.ts'
import { moveAnswerDeadlines } from '../disputes/public.ts'
import { resumePayouts } from '../payouts/public.ts'

/**
 * A suspension pauses a brand's live campaigns. Lifting it resumes them, sends a creator's requested payout,
 * and extends a brand's deadlines to answer disputes by the time it was suspended (rules §1).
 */
export const suspensionChanged: SuspensionChanged = async (
  tx,
  { userId, isSuspended, at, requestId },
) => {
  if (isSuspended) await pauseForSuspension(tx, { userId, at, requestId })
  else {
    await resumeAfterSuspension(tx, { userId, at })
    await resumePayouts(tx, { userId, at })
    await moveAnswerDeadlines(tx, { userId })
  }
}
