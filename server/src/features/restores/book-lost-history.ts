import { checkGuaranteed } from '#money/books/incremental/check-guaranteed.ts'
import { findOpenRestore, type LostEvent } from '#money/books/open-restore.ts'
import { watchAllBooks } from '#money/books/watch-books.ts'
import { addHours } from '#platform/clock.ts'
import { isExpectedError } from '#platform/errors/errors.ts'
import { type Recovery, recoverPayment } from '../funding/public.ts'
import { recoverTransfer } from '../payouts/public.ts'
import { recoverRefund } from '../refunds/public.ts'
import type { RestoreDeps } from './restore-deps.ts'
import { noteComparison } from './restore-store.ts'

/** A payment is started up to a day before it is paid, and clocks differ. */
const overlapHours = 48
/** A bank may return a refund this long after it was made. */
const refundOverlapHours = 30 * 24

/**
 * After a restore: lists the provider's actions since the restored moment, books each missing payment, refund
 * and transfer, in this order because each depends on the one before, and lets payouts and refunds continue
 * when nothing is left over. What constraints guarantee is checked too, because they were off while the backup
 * was loaded. Safe to repeat, and in two processes at once.
 */
export async function bookLostHistory(deps: RestoreDeps, stop?: AbortSignal): Promise<void> {
  const restore = await findOpenRestore(deps.database)
  if (restore === null) return
  const { id, backupAt } = restore
  const booked: string[] = []
  const leftOver: LostEvent[] = []
  for (const { id: lostId, recover } of await listLost(deps, backupAt, stop)) {
    stop?.throwIfAborted()
    const recovery = await recovered(deps, lostId, recover)
    if (recovery.kind === 'booked') booked.push(lostId)
    if (recovery.kind === 'left-over') leftOver.push({ id: lostId, what: recovery.what })
  }
  if (leftOver.length === 0) await checkGuaranteed(deps.booksDatabase)
  await noteComparison(deps.database, { id, booked, leftOver, at: deps.clock.now() })
  deps.log[leftOver.length === 0 ? 'info' : 'error'](
    { restoreId: id, backupAt, booked, leftOver },
    'what the provider did since the restored backup was compared',
  )
  // Only a check of the whole books lets payouts continue.
  if (leftOver.length === 0) await watchAllBooks(deps, stop)
}

interface Lost {
  readonly id: string
  readonly recover: () => Promise<Recovery>
}

async function listLost(
  deps: RestoreDeps,
  backupAt: Date,
  stop: AbortSignal | undefined,
): Promise<Lost[]> {
  const { provider } = deps
  const since = addHours(backupAt, -overlapHours)
  const payments = await provider.listEveryFundingIntent(since, stop)
  const refunds = await provider.listEveryRefund(addHours(backupAt, -refundOverlapHours), stop)
  const transfers = await provider.listEveryTransfer(since, stop)
  return [
    ...inOrder(payments).map((each) => ({
      id: each.id,
      recover: () => recoverPayment(deps, each),
    })),
    ...inOrder(refunds).map((each) => ({ id: each.id, recover: () => recoverRefund(deps, each) })),
    ...inOrder(transfers).map((each) => ({
      id: each.id,
      recover: () => recoverTransfer(deps, each),
    })),
  ]
}

/** The oldest first: the provider lists the newest first, and dates in whole seconds. */
function inOrder<Made extends { readonly createdAt: Date }>(made: readonly Made[]): Made[] {
  return made.toReversed().sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
}

/** One that cannot be booked does not block the rest. */
async function recovered(
  { log }: RestoreDeps,
  id: string,
  recover: () => Promise<Recovery>,
): Promise<Recovery> {
  try {
    return await recover()
  } catch (error) {
    log.error({ err: error, id }, 'what the provider did could not be booked')
    const isExpected = isExpectedError(error)
    return {
      kind: 'left-over',
      what: isExpected ? error.message : 'It could not be booked; see the log.',
    }
  }
}
