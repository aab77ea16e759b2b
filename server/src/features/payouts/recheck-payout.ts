import type { PayoutStatus } from '@permille/contract/enums'
import type { PayoutId, UserId } from '@permille/contract/ids'
import type { Transaction } from '#platform/database/database.ts'
import { type Once, withoutKey } from '#platform/database/once.ts'
import { invariant, NotFound } from '#platform/errors/errors.ts'
import { writeAudit } from '../accounts/public.ts'
import { lockHeld } from './held-payout-store.ts'
import { findPayoutRefusal } from './holds/payout-refusals.ts'
import type { PayoutDeps } from './payout-deps.ts'
import { findPayout } from './payout-store.ts'
import { sendPayout } from './send-payout.ts'

interface Question {
  readonly payoutId: PayoutId
  readonly adminUserId: UserId
  readonly requestId: string
}

/**
 * Checks a payout before the schedule does. Repeats the same call under the same key, so it pays once; a
 * settled payout is not looked up.
 */
export async function recheckPayout(
  deps: PayoutDeps,
  question: Question,
  once: Once = withoutKey(deps.database),
): Promise<{ id: PayoutId; status: PayoutStatus }> {
  const { payoutId: id } = question
  await once(
    (database) => database.transaction((tx) => noteQuestion(tx, question)),
    () => null,
  )
  await sendPayout(deps, id)
  const payout = await findPayout(deps.database, id)
  invariant(payout !== undefined, 'the payout just asked about is gone')
  return { id, status: payout.status }
}

async function noteQuestion(tx: Transaction, question: Question): Promise<void> {
  const { payoutId, adminUserId, requestId } = question
  const payout = await lockHeld(tx, payoutId)
  if (payout === undefined) throw new NotFound('payout-not-found', 'Payout not found')
  const refusal = findPayoutRefusal(payout, 'check')
  if (refusal !== undefined) throw refusal
  await writeAudit(tx, {
    actor: { kind: 'admin', userId: adminUserId },
    action: 'payout.ask',
    objectType: 'payout',
    objectId: payoutId,
    requestId,
  })
}
