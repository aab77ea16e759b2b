import {
  type DatabaseServerSeen,
  meetServer,
  noteServerCompared,
} from '#money/books/database-server.ts'
import { findOpenRestore } from '#money/books/open-restore.ts'
import { addHours } from '#platform/clock.ts'
import { listUnbookedTransfers } from '../payouts/public.ts'
import { listUnbookedRefunds } from '../refunds/public.ts'
import { bookLostHistory } from './book-lost-history.ts'
import type { RestoreDeps } from './restore-deps.ts'
import { openRestore } from './restore-store.ts'

/** What the provider dates slightly earlier than it was requested is still compared. */
const overlapHours = 1

/**
 * The database runs on another server: a standby that took over, a copy in the old one's place, or the same one
 * restarted. It may have forgotten what the provider did, so nothing is sent before the provider was compared; this is the
 * comparison, which opens a restore if something is missing. It happens once more when no call of before can still be
 * under way. Safe in two processes at once.
 */
export async function compareNewServer(deps: RestoreDeps, stop?: AbortSignal): Promise<void> {
  const server = await meetServer(deps.database)
  if (server.isSettled || (server.isCompared && server.isRecent)) return
  // Its comparison covers this one, and nothing is sent until then.
  if ((await findOpenRestore(deps.database)) !== null) return
  const missing = await listMissing(deps, server, stop)
  const isLost = missing.length > 0
  const isNoted = await deps.database.transaction(async (tx) => {
    if (!(await noteServerCompared(tx, server))) return false
    if (isLost) await openRestore(tx, server.knownUntil)
    return true
  })
  if (!isNoted) return
  const { startedAt, knownUntil } = server
  deps.log[isLost ? 'error' : 'info'](
    { startedAt, knownUntil, missing },
    'the database runs on another server; the provider was compared',
  )
  if (isLost) await bookLostHistory(deps, stop)
}

/** The provider's ids of what it did and the books do not have. */
async function listMissing(
  deps: RestoreDeps,
  { knownUntil }: DatabaseServerSeen,
  stop: AbortSignal | undefined,
): Promise<string[]> {
  const since = addHours(knownUntil, -overlapHours)
  const payments = await deps.comparePayments(since, stop)
  if (payments.unchecked !== null) throw new Error(payments.unchecked)
  return [
    ...(payments.stopsPayouts ? payments.offenders.map(({ offender }) => offender) : []),
    ...(await listUnbookedRefunds(deps, since, stop)),
    ...(await listUnbookedTransfers(deps, since, stop)),
  ]
}
