import type { AccountFacts } from '../../integrations/social-platform.ts'
import { Rejected } from '../../platform/errors/errors.ts'
import { requireStanding } from '../accounts/public.ts'
import type { AddAccountDeps } from './add-account.ts'
import { auditAccount } from './audit-account.ts'
import { AccountNotFound, AccountTaken } from './connection-errors.ts'
import {
  evictUnverifiedClaims,
  findOwnAccount,
  isOwnedByAnother,
  lockIdentity,
  markVerified,
} from './connection-store.ts'
import {
  carriesCode,
  type PlatformRegistry,
  platformNames,
  requirePlatform,
  type SocialAccount,
} from './social-account.ts'

/**
 * Looks for the ownership code in the account's description. Once it is found, the unverified
 * claims of others to the same account end (rules §3).
 */
export async function verifyAccount(
  deps: AddAccountDeps,
  own: { userId: string; accountId: string },
): Promise<SocialAccount> {
  const account = await findOwnAccount(deps.database, own)
  if (account === undefined) throw new AccountNotFound()
  if (account.verifiedAt !== null) return account
  const facts = await findCode(deps.platforms, account)
  return deps.database.transaction(async (tx) => {
    await requireStanding(tx, own.userId)
    const claim = { ...account, at: deps.clock.now() }
    await lockIdentity(tx, claim)
    const known = await findOwnAccount(tx, own)
    if (known !== undefined && known.verifiedAt !== null) return known
    if (await isOwnedByAnother(tx, claim)) throw new AccountTaken(account.platform)
    const verified = await markVerified(tx, { accountId: account.id, facts, at: claim.at })
    if (verified === undefined) throw new AccountNotFound()
    await evictUnverifiedClaims(tx, claim)
    await auditAccount(tx, own, 'verify')
    return verified
  })
}

async function findCode(
  platforms: PlatformRegistry,
  account: SocialAccount,
): Promise<AccountFacts> {
  const { connection } = requirePlatform(platforms, account.platform)
  const facts =
    connection.kind === 'username' ? await connection.lookUpAccount(account.username) : null
  // A renamed account may leave its old name to somebody else.
  if (facts?.platformUserId !== account.platformUserId) {
    throw new Rejected(
      'account-renamed',
      `@${account.username} is no longer the ${platformNames[account.platform]} account you added. Remove it and add it under its new name.`,
    )
  }
  if (!carriesCode(facts.description, account.ownershipCode)) {
    throw new Rejected(
      'code-not-found',
      `We did not find ${account.ownershipCode} in the description of @${account.username}. Save it there, wait a minute and try again.`,
    )
  }
  return facts
}
