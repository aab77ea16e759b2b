import type { UserId } from '@permille/contract/ids'
import { type Cents, toCents } from '@permille/contract/money'
import { lockRow } from '#money/locks.ts'
import { writeOffBrandDebts } from '#money/movements/brand-debts/write-off-brand-debts.ts'
import { writeOffDebts } from '#money/movements/recover-debts.ts'
import type { Transaction } from '#platform/database/database.ts'
import { NotFound, Rejected } from '#platform/errors/errors.ts'
import { writeAudit } from '../accounts/public.ts'
import { type Debtor, findDebtor } from './frozen-money-store.ts'

/**
 * Gives up what a creator or a brand still owes, at the marketplace's expense. What was already repaid stays
 * repaid.
 */
export async function writeOffDebt(
  tx: Transaction,
  act: { userId: UserId; adminUserId: UserId; reason: string; at: Date; requestId: string },
): Promise<{ writtenOffCents: Cents }> {
  const { userId, adminUserId, reason, requestId } = act
  const debtor = await findDebtor(tx, userId)
  if (debtor === undefined) throw new NotFound('debtor-not-found', 'No creator or brand found')
  const writtenOffCents = await giveUp(tx, debtor, act)
  if (writtenOffCents === 0) {
    throw new Rejected('no-debt', 'This user owes nothing.')
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

async function giveUp(
  tx: Transaction,
  { creatorId, brandIds }: Debtor,
  { adminUserId, at }: { adminUserId: UserId; at: Date },
): Promise<Cents> {
  if (brandIds.length > 0) return await writeOffBrandDebts(tx, { brandIds, adminUserId, at })
  if (creatorId === null) return toCents(0)
  await lockRow(tx, 'creator', creatorId)
  return await writeOffDebts(tx, { creatorId, at })
}
