import { addHours, type Clock } from '#platform/clock.ts'
import type { DatabaseServer } from '#platform/database/database.ts'
import type { Log } from '#platform/log.ts'
import { closeSubmission } from '../submissions/public.ts'
import {
  deleteSchedules,
  type EndedTracking,
  findEndedTracking,
  hurryLastReads,
} from './tracking-store.ts'

const unreadHoursMax = 24
/** For a post approved after its window: what is left of its campaign is kept for it. */
const lateHoursMax = 1
const postsPerRun = 500

/**
 * Closes the submissions whose cap is reached or whose window is over: views and earnings stop (rules §3; a
 * completed campaign ends its posts' windows). Each is read once more after its window's end, so that nothing
 * earned before it is lost; one approved only then has an hour for it. Returns how many had ended.
 */
export async function closeEndedSubmissions(deps: {
  database: DatabaseServer
  clock: Clock
  log: Log
}): Promise<number> {
  const now = deps.clock.now()
  await hurryLastReads(deps.database, now)
  const ended = await findEndedTracking(deps.database, {
    now,
    unreadSince: addHours(now, -unreadHoursMax),
    lateSince: addHours(now, -lateHoursMax),
    max: postsPerRun,
  })
  for (const each of ended) {
    try {
      await close(deps.database, each, now)
    } catch (error) {
      deps.log.error(
        { err: error, submissionId: each.submissionId },
        'a submission could not be closed; will retry',
      )
    }
  }
  return ended.length
}

async function close(
  database: DatabaseServer,
  { submissionId, reason }: EndedTracking,
  at: Date,
): Promise<void> {
  await database.transaction(async (tx) => {
    await closeSubmission(tx, { submissionId, reason, at })
    await deleteSchedules(tx, [submissionId])
  })
}
