import type { SubmissionId } from '@permille/contract/ids'
import type { Clock } from '#platform/clock.ts'
import type { DatabaseServer } from '#platform/database/database.ts'
import { closeSubmission } from '../submissions/public.ts'
import type { PostOutcome } from './read-batch.ts'
import { deleteLeased, hurryWitnesses, readWitnesses } from './tracking-store.ts'

/** With growing pauses in between, this many absences in a row take days. */
const absencesUntilGone = 8

export function maybeGone(outcome: PostOutcome): boolean {
  return outcome.kind === 'absent' && outcome.post.missedCount + 1 >= absencesUntilGone
}

/**
 * Locks the posts that are gone, and returns the uncertain ones: if the platform has returned none of its other
 * posts since a post's absence began, the platform may be at fault. A few others are then read next.
 */
export async function closeGone(
  deps: { database: DatabaseServer; clock: Clock },
  outcomes: readonly PostOutcome[],
  leasedUntil: Date,
): Promise<PostOutcome[]> {
  const [first] = outcomes
  if (first === undefined) return []
  const { platform } = first.post
  const { trackedCount, lastSeenAt } = await readWitnesses(deps.database, platform)
  const isGone = ({ post: { absentSince } }: PostOutcome): boolean => {
    if (trackedCount === 1) return true
    return absentSince !== null && lastSeenAt !== null && lastSeenAt >= absentSince
  }
  for (const { post } of outcomes.filter(isGone)) {
    await close(deps, { submissionId: post.submissionId, leasedUntil })
  }
  const flagged = outcomes.filter((outcome) => !isGone(outcome))
  if (flagged.length > 0) await hurryWitnesses(deps.database, { platform, at: deps.clock.now() })
  return flagged
}

/** Another worker took a post over while its outcome was being written, and will read it itself. */
export class LeaseLost extends Error {}

async function close(
  deps: { database: DatabaseServer; clock: Clock },
  { submissionId, leasedUntil }: { submissionId: SubmissionId; leasedUntil: Date },
): Promise<void> {
  try {
    await deps.database.transaction(async (tx) => {
      await closeSubmission(tx, { submissionId, reason: 'gone', at: deps.clock.now() })
      if (!(await deleteLeased(tx, { submissionId, leasedUntil }))) throw new LeaseLost()
    })
  } catch (error) {
    if (!(error instanceof LeaseLost)) throw error
  }
}
