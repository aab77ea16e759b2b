import { authorizationMinutes } from '@permille/contract/accounts/factor-lifetimes'
import type { OAuthPlatform } from '@permille/contract/platforms'
import { addSeconds } from '#platform/clock.ts'
import { invariant } from '#platform/errors/errors.ts'
import type { ConnectionDeps } from '../connection-deps.ts'
import { requirePlatform } from '../social-account.ts'
import { hashState, newOAuthSecrets, type OAuthBrowser, redirectUriOf } from './oauth-state.ts'
import { insertState } from './oauth-state-store.ts'

/** URL of the platform's own page, for the browser to open. */
export async function startAuthorization(
  deps: Pick<ConnectionDeps, 'database' | 'platforms' | 'clock' | 'appUrl'>,
  request: OAuthBrowser & { platform: OAuthPlatform },
): Promise<string> {
  const { connection } = requirePlatform(deps.platforms, request.platform)
  invariant(connection.kind === 'oauth', `${request.platform} is connected through OAuth`)
  const secrets = newOAuthSecrets()
  const at = deps.clock.now()
  await deps.database.transaction((tx) =>
    insertState(tx, {
      ...request,
      stateHash: hashState(secrets.state),
      codeVerifier: secrets.codeVerifier,
      at,
      expiresAt: addSeconds(at, authorizationMinutes * 60),
    }),
  )
  return connection.authorizeUrl({
    state: secrets.state,
    redirectUri: redirectUriOf(deps.appUrl, request.platform),
    codeVerifier: secrets.codeVerifier,
  })
}
