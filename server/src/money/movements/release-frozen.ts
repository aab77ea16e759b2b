import type { CreatorId, UserId } from '@permille/contract/ids'
import { type Cents, toCents } from '@permille/contract/money'
import type { Transaction } from '../../platform/database/database.ts'
import { exactlyOne } from '../../platform/database/query.ts'
import { sql } from '../../platform/database/sql.ts'
import { creatorAvailable, creatorFrozen, creatorPending } from '../chart-of-accounts.ts'
import { postEntries } from '../ledger.ts'
import { ledgerKey } from '../ledger-events.ts'

/**
 * Releases money frozen while its creator was suspended: back into its hold until its own date, or
 * withdrawable if that has passed. The caller must have locked the creator. Returns the sum.
 */
export async function releaseFrozen(
  tx: Transaction,
  release: { id: string; creatorId: CreatorId; userId: UserId; at: Date },
): Promise<Cents> {
  const { heldCents, availableCents } = await exactlyOne(
    tx,
    sql<{ heldCents: Cents; availableCents: Cents }>`
      WITH freed AS (
        DELETE FROM accrual_freezes f USING earning_accruals a
        WHERE a.id = f.accrual_id AND f.creator_id = ${release.creatorId} AND f.cause = 'suspended'
        RETURNING f.accrual_id, f.creator_id, f.accrued_cents, a.matures_at,
          a.matures_at > ${release.at}::timestamptz AS is_held
      ), held AS (
        INSERT INTO accrual_holds (accrual_id, creator_id, accrued_cents, matures_at)
        SELECT accrual_id, creator_id, accrued_cents, matures_at FROM freed WHERE is_held
      ), available AS (
        INSERT INTO accrual_withdrawables (accrual_id, creator_id, accrued_cents)
        SELECT accrual_id, creator_id, accrued_cents FROM freed WHERE NOT is_held
      )
      SELECT coalesce(sum(accrued_cents) FILTER (WHERE is_held), 0)::bigint AS held_cents,
        coalesce(sum(accrued_cents) FILTER (WHERE NOT is_held), 0)::bigint AS available_cents
      FROM freed`,
  )
  const shared = {
    event: 'freeze-released',
    debit: creatorFrozen(release.creatorId),
    userId: release.userId,
    at: release.at,
  } as const
  await postEntries(tx, [
    {
      ...shared,
      amountCents: heldCents,
      credit: creatorPending(release.creatorId),
      key: ledgerKey('freeze-released', { release: release.id, part: 'pending' }),
    },
    {
      ...shared,
      amountCents: availableCents,
      credit: creatorAvailable(release.creatorId),
      key: ledgerKey('freeze-released', { release: release.id, part: 'available' }),
    },
  ])
  return toCents(heldCents + availableCents)
}
