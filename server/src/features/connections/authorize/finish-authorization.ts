import type { SocialAccountId } from '@permille/contract/ids'
import type { OAuthPlatform } from '@permille/contract/platforms'
import { requireNotSuspended } from '#features/accounts/public.ts'
import {
  type OAuthConnection,
  type OAuthGrant,
  ReconnectNeeded,
} from '#integrations/social-platform.ts'
import { invariant, Rejected } from '#platform/errors/errors.ts'
import { newId } from '#platform/ids.ts'
import { sealTokens } from '../account-tokens.ts'
import { auditAccount } from '../audit-account.ts'
import type { AccessTokenDeps, ConnectionDeps } from '../connection-deps.ts'
import { AccountTaken, AuthorizationExpired } from '../connection-errors.ts'
import { isOwnedByAnother, lockIdentity } from '../connection-store.ts'
import type { PlatformCall } from '../count-call.ts'
import { requirePlatform } from '../social-account.ts'
import { findOwnIdentity, insertAuthorized, renewAuthorized } from '../token-store.ts'
import { hashState, type OAuthBrowser, redirectUriOf } from './oauth-state.ts'
import { consumeState } from './oauth-state-store.ts'

export interface ReturnFromPlatform extends OAuthBrowser {
  readonly platform: OAuthPlatform
  readonly state: string
  /** Absent when the user declined. */
  readonly code: string | undefined
  /** The caller's address, in `callerAddress` form. */
  readonly address?: string | undefined
}

type Deps = AccessTokenDeps & Pick<ConnectionDeps, 'appUrl'>

/**
 * Stores the account with its tokens, verified at once, and returns its id. The call is counted before it is
 * made, so that an invented code uses its sender's own share of the quota.
 */
export async function finishAuthorization(
  deps: Deps,
  returned: ReturnFromPlatform,
): Promise<SocialAccountId> {
  const { connection } = requirePlatform(deps.platforms, returned.platform)
  invariant(connection.kind === 'oauth', `${returned.platform} is connected through OAuth`)
  const at = deps.clock.now()
  const codeVerifier = await deps.database.transaction((tx) =>
    consumeState(tx, { ...returned, stateHash: hashState(returned.state), at }),
  )
  if (codeVerifier === undefined) throw new AuthorizationExpired()
  if (returned.code === undefined) {
    throw new Rejected('access-denied', 'You did not allow the connection, so nothing was added.')
  }
  await deps.countCall(exchangeBy(returned))
  const grant = await exchange(connection, {
    code: returned.code,
    codeVerifier,
    redirectUri: redirectUriOf(deps.appUrl, returned.platform),
  })
  return keepAccount(deps, { ...returned, grant, at })
}

/**
 * Exchanges the code for tokens, then reads whose account it is. A new account has no id yet for platforms
 * that count accounts separately.
 */
function exchangeBy({ platform, userId, address }: ReturnFromPlatform): PlatformCall {
  const purpose = { kind: 'person', userId, address } as const
  return { platform, purpose, accountId: `new:${userId}`, calls: 2, reads: 0 }
}

async function exchange(
  connection: OAuthConnection,
  request: { code: string; codeVerifier: string; redirectUri: string },
): Promise<OAuthGrant> {
  try {
    return await connection.exchangeCode(request)
  } catch (error) {
    if (!(error instanceof ReconnectNeeded)) throw error
    throw new Rejected('authorization-failed', 'The platform did not accept the authorization.', {
      cause: error,
    })
  }
}

function keepAccount(
  deps: Deps,
  kept: OAuthBrowser & { platform: OAuthPlatform; grant: OAuthGrant; at: Date },
): Promise<SocialAccountId> {
  const { account: facts, tokens } = kept.grant
  const identity = { platform: kept.platform, platformUserId: facts.platformUserId }
  return deps.database.transaction(async (tx) => {
    await requireNotSuspended(tx, kept.userId)
    await lockIdentity(tx, identity)
    const claim = { ...identity, userId: kept.userId }
    if (await isOwnedByAnother(tx, claim)) throw new AccountTaken(kept.platform)
    const existing = await findOwnIdentity(tx, claim)
    const id = existing ?? newId<SocialAccountId>()
    const authorized = { ...claim, id, facts, at: kept.at }
    const sealed = sealTokens(deps.encryption, { accountId: id, tokens })
    if (existing === undefined) await insertAuthorized(tx, authorized, sealed)
    else await renewAuthorized(tx, authorized, sealed)
    await auditAccount(tx, { userId: kept.userId, accountId: id }, 'authorize')
    return id
  })
}
