import { releaseFreeze } from '#money/movements/release-frozen.ts'
import type { Clock } from '#platform/clock.ts'
import type { DatabaseServer } from '#platform/database/database.ts'
import { writeAudit } from '../accounts/public.ts'
import { readRiskSettings } from '../risk/public.ts'
import { hurryReads } from '../tracking/public.ts'
import { listQuietDoubts, lockQuietDoubt, type OpenDoubt } from './doubt-store.ts'

const doubtsPerRun = 200

/**
 * Ends the doubts whose signals have been gone for the configured number of days, if the platform
 * kept the views: a reading after those days has to confirm it, and is hurried. Returns how many
 * ended.
 */
export async function endQuietDoubts(deps: {
  database: DatabaseServer
  clock: Clock
}): Promise<number> {
  const { database } = deps
  const { quietDays } = (await readRiskSettings(database)).settings
  const quiet = { quietDays, at: deps.clock.now() }
  const due = await listQuietDoubts(database, { ...quiet, max: doubtsPerRun })
  const unread = due.filter(({ wasReadAfter }) => !wasReadAfter)
  const submissionIds = unread.map(({ submissionId }) => submissionId)
  await hurryReads(database, { submissionIds, at: quiet.at })
  let ended = 0
  for (const doubt of due) {
    if (doubt.wasReadAfter && (await endDoubt(database, doubt, quiet))) ended += 1
  }
  return ended
}

async function endDoubt(
  database: DatabaseServer,
  doubt: OpenDoubt,
  quiet: { quietDays: number; at: Date },
): Promise<boolean> {
  const { freezeId, submissionId } = doubt
  const { at, quietDays } = quiet
  return await database.transaction(async (tx) => {
    if (!(await lockQuietDoubt(tx, doubt, quiet))) return false
    const cents = await releaseFreeze(tx, { freezeId, closedBy: null, at })
    await writeAudit(tx, {
      actor: { kind: 'system' },
      action: 'doubt.end',
      objectType: 'submission',
      objectId: submissionId,
      after: { cents, quietDays, freezeId },
    })
    return true
  })
}
