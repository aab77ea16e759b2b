import type { SubmissionId } from '@permille/contract/ids'
import { Rejected } from '#platform/errors/errors.ts'
import type { InspectionDeps, ReviewDeps } from '../submission-deps.ts'
import { approveSubmission } from './approve-submission.ts'
import { listDueApprovals, moveToAdmins } from './auto-approval-store.ts'
import { checkDuePosts } from './check-due-posts.ts'

type Deps = ReviewDeps & InspectionDeps

/**
 * Approves submissions past their deadline, as it has just seen them. Those the system may not approve move to
 * the admins' queue instead, with an alarm (rules §3).
 */
export async function autoApprove(deps: Deps, stop?: AbortSignal): Promise<void> {
  await checkDuePosts(deps, stop)
  stop?.throwIfAborted()
  const at = deps.clock.now()
  const moved = await deps.database.transaction((tx) => moveToAdmins(tx, at))
  for (const submissionId of moved) {
    deps.log.warn({ submissionId }, 'a submission passed its deadline; an admin must decide')
  }
  for (const submissionId of await listDueApprovals(deps.database, at)) {
    stop?.throwIfAborted()
    await approveUnlessDecided(deps, submissionId)
  }
}

/** A failed approval does not block the rest of the batch. */
async function approveUnlessDecided(deps: Deps, submissionId: SubmissionId): Promise<void> {
  try {
    await approveSubmission(deps, { submissionId, reviewer: { kind: 'system' } })
  } catch (error) {
    // Someone has decided in the meantime, and their decision stays.
    if (error instanceof Rejected) return
    deps.log.error({ err: error, submissionId }, 'a submission could not be approved')
  }
}
