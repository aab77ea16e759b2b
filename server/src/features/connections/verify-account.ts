import type { SocialAccountId, UserId } from '@permille/contract/ids'
import { isolate } from '@permille/contract/input/isolate'
import { platformFacts } from '@permille/contract/platforms'
import type { AccountFacts } from '#integrations/social-platform.ts'
import { Rejected } from '#platform/errors/errors.ts'
import { requireNotSuspended } from '../accounts/public.ts'
import { lookUpBy } from './add-account.ts'
import { auditAccount, auditEvictions } from './audit-account.ts'
import type { ConnectionDeps, LookupDeps } from './connection-deps.ts'
import { AccountNotFound, AccountTaken } from './connection-errors.ts'
import {
  evictUnverifiedClaims,
  findOwnAccount,
  isOwnedByAnother,
  lockClaims,
  lockIdentity,
  markVerified,
} from './connection-store.ts'
import { carriesCode, requirePlatform, type SocialAccount } from './social-account.ts'

/**
 * Searches the account's description for the ownership code. Once found, others' unverified claims to the account
 * end, with their submissions, and the creator is paid what the account's posts earned so far (rules §3).
 */
export async function verifyAccount(
  deps: LookupDeps & Pick<ConnectionDeps, 'proofEffects'>,
  target: { userId: UserId; accountId: SocialAccountId; address?: string },
): Promise<SocialAccount> {
  const account = await findOwnAccount(deps.database, target)
  if (account === undefined) throw new AccountNotFound()
  if (account.verifiedAt !== null) return account
  const facts = await findCode(deps, account, target)
  return deps.database.transaction(async (tx) => {
    await requireNotSuspended(tx, target.userId)
    const { userId, platform, platformUserId } = account
    const proof = { userId, platform, platformUserId, at: deps.clock.now() }
    await lockIdentity(tx, proof)
    const existing = await findOwnAccount(tx, target)
    if (existing !== undefined && existing.verifiedAt !== null) return existing
    if (await isOwnedByAnother(tx, proof)) throw new AccountTaken(platform)
    await lockClaims(tx, proof)
    const submissionIds = await deps.proofEffects.endRivals(tx, proof)
    const evicted = await evictUnverifiedClaims(tx, proof)
    const verified = await markVerified(tx, { ...proof, facts })
    if (verified === undefined) throw new AccountNotFound()
    await auditAccount(tx, target, 'verify')
    await auditEvictions(tx, evicted)
    await deps.proofEffects.payOwed(tx, { ...proof, submissionIds })
    return verified
  })
}

async function findCode(
  deps: LookupDeps,
  account: SocialAccount,
  asker: { userId: UserId; address?: string },
): Promise<AccountFacts> {
  const { connection } = requirePlatform(deps.platforms, account.platform)
  await deps.countCall(lookUpBy({ ...asker, platform: account.platform }))
  const facts =
    connection.kind === 'username' ? await connection.lookUpAccount(account.username) : null
  // A renamed account may leave its old name to someone else.
  if (facts?.platformUserId !== account.platformUserId) {
    throw new Rejected(
      'account-renamed',
      `@${isolate(account.username)} is no longer the ${platformFacts[account.platform].title} account you added. Remove it and add it under its new name.`,
    )
  }
  if (!carriesCode(facts.description, account.ownershipCode)) {
    throw new Rejected(
      'code-not-found',
      `We did not find ${account.ownershipCode} in the description of @${isolate(account.username)}. Save it there, wait a minute and try again.`,
    )
  }
  return facts
}
