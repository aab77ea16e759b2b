import { isDataError } from '#platform/database/data-error.ts'
import type { Log } from '#platform/log.ts'
import type { PostOutcome } from './read-batch.ts'

const setAsideSeconds = 3600

type Keep = (outcomes: readonly PostOutcome[]) => Promise<void>

/**
 * Settles a batch at once with `keep`. If a reading in it cannot be settled, settles each post separately and
 * sets the bad reading aside: stored as a snapshot that does not count, and read again later.
 */
export async function storeOutcomes(
  log: Log,
  outcomes: readonly PostOutcome[],
  keep: Keep,
): Promise<void> {
  try {
    await keep(outcomes)
    return
  } catch (error) {
    if (!isDataError(error)) throw error
  }
  for (const outcome of outcomes) await settleOrSetAside(log, outcome, keep)
}

async function settleOrSetAside(log: Log, outcome: PostOutcome, keep: Keep): Promise<void> {
  try {
    await keep([outcome])
  } catch (error) {
    if (!isDataError(error) || outcome.kind !== 'read') throw error
    const { post, facts } = outcome
    const { submissionId } = post
    log.error(
      { err: error, submissionId, viewCount: facts.viewCount },
      'a reading cannot be settled and is set aside',
    )
    const views = facts.viewCount?.toLocaleString('en-US') ?? 'unknown'
    const note = `The platform reports ${views} views, which cannot be right`
    await keep([
      { kind: 'postponed', post, note, trouble: 'broken', namedSeconds: setAsideSeconds },
    ])
  }
}
