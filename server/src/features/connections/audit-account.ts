import type { SocialAccountId, UserId } from '@permille/contract/ids'
import type { Transaction } from '#platform/database/database.ts'
import { writeAudit } from '../accounts/public.ts'

/**
 * Claims, proofs and removals of an account decide who is paid for its posts, so they are audited. Without a user it was
 * the system.
 */
export async function auditAccount(
  tx: Transaction,
  { userId, accountId }: { userId?: UserId; accountId: SocialAccountId },
  happened: 'add' | 'verify' | 'authorize' | 'remove',
): Promise<void> {
  await writeAudit(tx, {
    actor: userId === undefined ? { kind: 'system' } : { kind: 'creator', userId },
    action: `social_account.${happened}`,
    objectType: 'social_account',
    objectId: accountId,
  })
}

/** Audits the claims that the system ended because someone else proved ownership. */
export async function auditEvictions(
  tx: Transaction,
  accountIds: readonly SocialAccountId[],
): Promise<void> {
  for (const accountId of accountIds) {
    await writeAudit(tx, {
      actor: { kind: 'system' },
      action: 'social_account.evict',
      objectType: 'social_account',
      objectId: accountId,
    })
  }
}
