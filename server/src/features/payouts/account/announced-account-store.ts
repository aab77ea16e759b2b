import type { CreatorId } from '@permille/contract/ids'
import type { Transaction } from '#platform/database/database.ts'
import { exactlyOne } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

/** Whether its owner was notified of it, or was paid to it before that. */
export async function wasAnnounced(
  tx: Transaction,
  { creatorId, stripeAccountId }: { creatorId: CreatorId; stripeAccountId: string },
): Promise<boolean> {
  const { isKnown } = await exactlyOne(
    tx,
    sql<{ isKnown: boolean }>`SELECT
      EXISTS (SELECT FROM audit_log WHERE object_id = ${creatorId}
        AND action = 'payout_account.connect' AND after->>'accountId' = ${stripeAccountId})
      OR EXISTS (SELECT FROM payouts WHERE creator_id = ${creatorId} AND destination = ${stripeAccountId})
      AS is_known`,
  )
  return isKnown
}

/** Whether a bank account is new in an account whose bank accounts were known. */
export async function hasOtherDestinations(
  tx: Transaction,
  { creatorId, fingerprints }: { creatorId: CreatorId; fingerprints: readonly string[] },
): Promise<boolean> {
  const { isOther } = await exactlyOne(
    tx,
    sql<{ isOther: boolean }>`SELECT
      EXISTS (SELECT FROM payout_destinations WHERE creator_id = ${creatorId})
      AND EXISTS (SELECT FROM unnest(${fingerprints}::text[]) f WHERE NOT EXISTS (
        SELECT FROM payout_destinations d WHERE d.creator_id = ${creatorId} AND d.fingerprint = f))
      AS is_other`,
  )
  return isOther
}
