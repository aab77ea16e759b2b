import type { SocialAccountId } from '@permille/contract/ids'
import { openTokens, sealTokens } from './account-tokens.ts'
import type { ConnectionDeps } from './connection-deps.ts'
import type { SocialAccount } from './social-account.ts'
import { countSealedOtherwise, listSealedOtherwise, replaceSealed } from './token-store.ts'

const accountsPerRead = 200

type Deps = Pick<ConnectionDeps, 'database' | 'encryption' | 'clock' | 'log'>

/**
 * Re-encrypts every token under an earlier key with the current one. Each account is a transaction of its own,
 * so it may be stopped anywhere and run again beside a running server. `leftCount` counts tokens still under
 * another key: being refreshed right now, or under a key that is not configured.
 */
export async function reencryptTokens(
  deps: Deps,
): Promise<{ reencryptedCount: number; leftCount: number }> {
  const { keyId } = deps.encryption
  let reencryptedCount = 0
  let afterId: SocialAccountId | null = null
  for (;;) {
    const at = deps.clock.now()
    const request = { keyId, afterId, at, max: accountsPerRead }
    const accounts: SocialAccount[] = await listSealedOtherwise(deps.database, request)
    for (const account of accounts) {
      if (await reencryptAccount(deps, account, at)) reencryptedCount += 1
    }
    const last = accounts.at(-1)
    if (last === undefined) break
    afterId = last.id
  }
  return { reencryptedCount, leftCount: await countSealedOtherwise(deps.database, keyId) }
}

async function reencryptAccount(deps: Deps, account: SocialAccount, at: Date): Promise<boolean> {
  const { id: accountId, accessToken } = account
  try {
    const tokens = openTokens(deps.encryption, account)
    if (tokens === null || accessToken === null) return false
    const sealed = sealTokens(deps.encryption, { accountId, tokens })
    const seen = { accountId, sealedAccessToken: accessToken, at }
    return await deps.database.transaction((tx) => replaceSealed(tx, seen, sealed))
  } catch (error) {
    deps.log.error({ err: error, accountId }, 'tokens cannot be opened with the configured keys')
    return false
  }
}
