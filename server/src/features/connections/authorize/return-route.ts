import { memberPages } from '@permille/contract/pages'
import type { OAuthPlatform } from '@permille/contract/platforms'
import { isExpectedError } from '#platform/errors/errors.ts'
import { type RawCall, type RawRoute, rawRoute } from '#platform/http/calls/raw-route.ts'
import type { AccessTokenDeps, ConnectionDeps } from '../connection-deps.ts'
import { AuthorizationExpired } from '../connection-errors.ts'
import { finishAuthorization } from './finish-authorization.ts'

/** Where the platform redirects the browser to; always ends on the social accounts page. */
export function returnRoute(
  deps: AccessTokenDeps & Pick<ConnectionDeps, 'appUrl'>,
  platform: OAuthPlatform,
): RawRoute {
  return rawRoute({
    name: platform === 'tiktok' ? 'finishTiktok' : 'finishInstagram',
    method: 'GET',
    path: `/api/auth/${platform}/callback`,
    summary: 'Return from the platform’s authorization page',
    // Someone signed out in the meantime sees that on a page, not a bare 401.
    access: 'public',
    success: {
      type: null,
      description: 'Leads to the connected accounts, with the outcome in the address.',
    },
    needsOwnOrigin: false,
    bodyMaxBytes: 1024,
    handle: async (call) => {
      const problem = await finish(deps, call, platform)
      const query = problem === null ? `connected=${platform}` : `connect_error=${problem}`
      return { redirectTo: `${memberPages.socialAccounts}?${query}` }
    },
  })
}

/** Null when the account is connected, otherwise the code of the message to show. */
async function finish(
  deps: AccessTokenDeps & Pick<ConnectionDeps, 'appUrl'>,
  { actor, query, request }: RawCall,
  platform: OAuthPlatform,
): Promise<string | null> {
  try {
    if (actor?.kind !== 'creator' || request.sessionTokenHash === null) {
      throw new AuthorizationExpired()
    }
    await finishAuthorization(deps, {
      userId: actor.userId,
      sessionHash: request.sessionTokenHash,
      platform,
      state: textOf(query.state) ?? '',
      code: textOf(query.code),
      address: request.address,
    })
    return null
  } catch (error) {
    if (!isExpectedError(error)) throw error
    return error.code
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' && value.length <= 4096 ? value : undefined
}
