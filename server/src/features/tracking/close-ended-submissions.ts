import type { SubmissionId } from '@permille/contract/ids'
import { addHours, type Clock } from '#platform/clock.ts'
import type { DatabaseServer } from '#platform/database/database.ts'
import type { Log } from '#platform/log.ts'
import { closeSubmission } from '../submissions/public.ts'
import {
  deleteSchedules,
  type EndedTracking,
  findEndedWindows,
  findFullSubmissions,
  hurryLastReads,
} from './tracking-store.ts'

const unreadHoursMax = 24
/** For a post approved after its window: what is left of its campaign is kept for it. */
const lateHoursMax = 1
const postsPerRun = 500

interface ClosingDeps {
  readonly database: DatabaseServer
  readonly clock: Clock
  readonly log: Log
}

/**
 * Closes the submissions whose window is over: views and earnings stop (rules §3; a completed campaign ends its
 * posts' windows). Each is read once more after its window's end, so that nothing earned before it is lost; one
 * approved only then has an hour for it. Returns how many had ended.
 */
export async function closeEndedSubmissions(deps: ClosingDeps): Promise<number> {
  const now = deps.clock.now()
  await hurryLastReads(deps.database, now)
  const ended = await findEndedWindows(deps.database, {
    now,
    unreadSince: addHours(now, -unreadHoursMax),
    lateSince: addHours(now, -lateHoursMax),
    max: postsPerRun,
  })
  return await closeAll(deps, ended)
}

/**
 * Closes the submissions that have reached their cap (rules §3): `among` those just read, or all, because a
 * top-up, an admin's reading or the end of a flag may fill one too. Returns how many there were.
 */
export async function closeFullSubmissions(
  deps: ClosingDeps,
  among?: readonly SubmissionId[],
): Promise<number> {
  return await closeAll(deps, await findFullSubmissions(deps.database, { among, max: postsPerRun }))
}

async function closeAll(deps: ClosingDeps, ended: readonly EndedTracking[]): Promise<number> {
  for (const each of ended) {
    try {
      await close(deps.database, each, deps.clock.now())
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
