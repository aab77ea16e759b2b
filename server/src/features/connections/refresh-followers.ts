import type { AccountFacts } from '#integrations/social-platform.ts'
import type { AccessTokenDeps } from './connection-deps.ts'
import { storeFollowers } from './connection-store.ts'
import { requirePlatform, type SocialAccount } from './social-account.ts'
import { withAccess } from './with-access.ts'

/**
 * Reads the account's current profile and stores its follower count. A renamed or deleted account keeps its
 * stored profile: a post's owner is read from the post itself.
 */
export async function refreshFollowers(
  deps: AccessTokenDeps,
  account: SocialAccount,
): Promise<void> {
  const facts = await askPlatform(deps, account)
  if (facts?.platformUserId !== account.platformUserId) return
  if (facts.followerCount === account.followerCount) return
  await deps.database.transaction((tx) =>
    storeFollowers(tx, { accountId: account.id, followerCount: facts.followerCount }),
  )
}

async function askPlatform(
  deps: AccessTokenDeps,
  account: SocialAccount,
): Promise<AccountFacts | null> {
  const { connection } = requirePlatform(deps.platforms, account.platform)
  if (connection.kind === 'username') return connection.lookUpAccount(account.username)
  return withAccess(deps, account, async ({ accessToken }) =>
    accessToken === null ? null : connection.readAccount(accessToken),
  )
}
