import type { UserId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import { lockRow } from '../../money/locks.ts'
import { writeOffDebts } from '../../money/movements/recover-debts.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { NotFound, Rejected } from '../../platform/errors/errors.ts'
import { writeAudit } from '../accounts/public.ts'
import { findCreatorOf } from './frozen-money-store.ts'

/** Gives up what a creator still owes, at the marketplace's expense. What was recovered stays recovered. */
export async function writeOffDebt(
  tx: Transaction,
  act: { userId: UserId; adminUserId: UserId; reason: string; at: Date; requestId: string },
): Promise<{ writtenOffCents: Cents }> {
  const { userId, adminUserId, reason, at, requestId } = act
  const creator = await findCreatorOf(tx, userId)
  if (creator === undefined) throw new NotFound('creator-not-found', 'Creator not found')
  await lockRow(tx, 'creator', creator.id)
  const writtenOffCents = await writeOffDebts(tx, { creatorId: creator.id, at })
  if (writtenOffCents === 0) {
    throw new Rejected('no-debt', 'This creator owes nothing.', { kind: 'conflict' })
  }
  await writeAudit(tx, {
    actor: { kind: 'admin', userId: adminUserId },
    action: 'user.write-off-debt',
    objectType: 'user',
    objectId: userId,
    after: { reason, cents: writtenOffCents },
    requestId,
  })
  return { writtenOffCents }
}
