import { releaseFreeze } from '#money/movements/release-frozen.ts'
import type { Clock } from '#platform/clock.ts'
import type { DatabaseServer } from '#platform/database/database.ts'
import { writeAudit } from '../accounts/public.ts'
import { readRiskSettings } from '../risk/public.ts'
import { hurryReads } from '../tracking/public.ts'
import { listQuietFlags, lockQuietFlag, type OpenFlag } from './flag-store.ts'

const flagsPerRun = 200

/**
 * Ends the flags whose signals have been gone for the configured number of days, if the platform still counts
 * the views: a reading after those days has to confirm it, and is scheduled at once. Returns how many ended.
 */
export async function endQuietFlags(deps: {
  database: DatabaseServer
  clock: Clock
}): Promise<number> {
  const { database } = deps
  const { quietDays } = (await readRiskSettings(database)).settings
  const quiet = { quietDays, at: deps.clock.now() }
  const due = await listQuietFlags(database, { ...quiet, max: flagsPerRun })
  const unread = due.filter(({ wasReadAfter }) => !wasReadAfter)
  const submissionIds = unread.map(({ submissionId }) => submissionId)
  await hurryReads(database, { submissionIds, at: quiet.at })
  let ended = 0
  for (const flag of due) {
    if (flag.wasReadAfter && (await endFlag(database, flag, quiet))) ended += 1
  }
  return ended
}

async function endFlag(
  database: DatabaseServer,
  flag: OpenFlag,
  quiet: { quietDays: number; at: Date },
): Promise<boolean> {
  const { freezeId, submissionId } = flag
  const { at, quietDays } = quiet
  return await database.transaction(async (tx) => {
    if (!(await lockQuietFlag(tx, flag, quiet))) return false
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
