import type { SuspensionChanged } from '../accounts/public.ts'
import { pauseForSuspension, resumeAfterSuspension } from '../campaigns/public.ts'
import { moveAnswerDeadlines } from '../disputes/public.ts'
import { resumePayouts } from '../payouts/public.ts'

/**
 * A suspension pauses a brand's live campaigns; lifting it resumes those, sends the payout a
 * creator had requested, and gives a brand the time back in which it could not answer disputes (rules §1).
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
