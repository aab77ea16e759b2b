import { Rejected } from '../../platform/errors/errors.ts'
import type { Log } from '../../platform/log.ts'
import { approveSubmission, type ReviewDeps } from './approve-submission.ts'
import { listDueApprovals, moveToAdmins } from './submission-store.ts'

/**
 * Approves what nobody decided by its deadline. What is flagged or comes from an unverified account
 * moves to the admins' queue instead, with an alarm: the system never approves it (rules §3).
 */
export async function autoApprove(deps: ReviewDeps & { readonly log: Log }): Promise<void> {
  const at = deps.clock.now()
  const moved = await deps.database.transaction((tx) => moveToAdmins(tx, at))
  for (const submissionId of moved) {
    deps.log.warn(
      { submissionId },
      'a flagged submission passed its deadline; an admin must decide',
    )
  }
  for (const submissionId of await listDueApprovals(deps.database, at)) {
    await approveUnlessDecided(deps, submissionId)
  }
}

async function approveUnlessDecided(deps: ReviewDeps, submissionId: string): Promise<void> {
  try {
    await approveSubmission(deps, { submissionId, reviewer: { kind: 'system' } })
  } catch (error) {
    // Somebody decided in the meantime: their decision stands.
    if (!(error instanceof Rejected)) throw error
  }
}
