import { addHours, type Clock } from '../../platform/clock.ts'
import type { DatabaseServer } from '../../platform/database/database.ts'
import { lockSubmission } from '../submissions/public.ts'
import { deleteSchedules, findEndedTracking } from './tracking-store.ts'

const completionHours = 72
const postsPerRun = 500

/**
 * Locks the posts whose window is over, whose cap is reached or whose campaign ended 72 hours ago:
 * views and earnings freeze (product.md §3). Answers how many.
 */
export async function freezeEndedPosts(deps: {
  database: DatabaseServer
  clock: Clock
}): Promise<number> {
  const now = deps.clock.now()
  const ended = await findEndedTracking(deps.database, {
    now,
    completedBefore: addHours(now, -completionHours),
    most: postsPerRun,
  })
  for (const { submissionId, reason } of ended) {
    await deps.database.transaction(async (tx) => {
      await lockSubmission(tx, { submissionId, reason, at: now })
      await deleteSchedules(tx, [submissionId])
    })
  }
  return ended.length
}
