import type { PayoutStatus } from '@permille/contract/enums'
import type { CreatorId, PayoutId, UserId } from '@permille/contract/ids'
import { type Cents, formatCents } from '@permille/contract/money'
import { writeAudit } from '#features/accounts/public.ts'
import { readBalance } from '#money/balances.ts'
import { creatorAvailable } from '#money/chart-of-accounts.ts'
import type { Transaction } from '#platform/database/database.ts'
import { type Once, withoutKey } from '#platform/database/once.ts'
import { invariant, NotFound, Rejected } from '#platform/errors/errors.ts'
import { lockHeld } from '../held-payout-store.ts'
import type { PayoutDeps } from '../payout-deps.ts'
import { findPayout } from '../payout-store.ts'
import { requestPayout } from '../request-payout.ts'
import { sendPayout } from '../send-payout.ts'
import { findPayoutRefusal } from './payout-refusals.ts'
import { noteRetry, readTried } from './review-hold-store.ts'

interface Retry {
  readonly payoutId: PayoutId
  readonly adminUserId: UserId
  readonly reason: string
  /** The available balance that was confirmed; omitted: any. */
  readonly expectedCents?: Cents | undefined
  readonly requestId: string
}

/**
 * Requests the available balance of a failed payout's creator again, once for each failed payout, under the rules of
 * every withdrawal. A queued payout is retried automatically, and checked instead.
 */
export async function retryPayout(
  deps: PayoutDeps,
  retry: Retry,
  once: Once = withoutKey(deps.database),
): Promise<{ id: PayoutId; status: PayoutStatus }> {
  const id = await once(
    (database) => database.transaction((tx) => requestAgain(tx, retry, deps.clock.now())),
    (payoutId) => payoutId,
  )
  await sendPayout(deps, id)
  const payout = await findPayout(deps.database, id)
  invariant(payout !== undefined, 'the payout just requested is gone')
  return { id, status: payout.status }
}

async function requestAgain(tx: Transaction, retry: Retry, at: Date): Promise<PayoutId> {
  const { payoutId: of, adminUserId, reason, requestId } = retry
  const failed = await lockHeld(tx, of)
  if (failed === undefined) throw new NotFound('payout-not-found', 'Payout not found')
  const refusal = findPayoutRefusal(failed, 'retry')
  if (refusal !== undefined) throw refusal
  const { creatorId, userId } = await readTried(tx, of)
  const admin = { kind: 'admin', userId: adminUserId } as const
  await requireExpected(tx, creatorId, retry.expectedCents)
  const payoutId = await asAdmin(() => requestPayout(tx, { creatorId, userId, actor: admin }, at))
  await noteRetry(tx, { payoutId, of })
  await writeAudit(tx, {
    actor: admin,
    action: 'payout.retry',
    objectType: 'payout',
    objectId: of,
    after: { reason, payoutId },
    requestId,
  })
  return payoutId
}

/** The creator is locked: the confirmed amount is the one sent. */
export async function requireExpected(
  tx: Transaction,
  creatorId: CreatorId,
  expectedCents: Cents | undefined,
): Promise<void> {
  if (expectedCents === undefined) return
  const available = await readBalance(tx, creatorAvailable(creatorId))
  if (available === expectedCents) return
  throw new Rejected(
    'amount-changed',
    `${formatCents(available)} is available now, not ${formatCents(expectedCents)}. Check it again.`,
  )
}

/** The refusals of a withdrawal speak to the creator. */
export async function asAdmin<Result>(request: () => Promise<Result>): Promise<Result> {
  try {
    return await request()
  } catch (error) {
    if (!(error instanceof Rejected)) throw error
    const message = `The creator cannot withdraw now. They read: “${error.message}”`
    throw new Rejected(error.code, message, { cause: error })
  }
}
