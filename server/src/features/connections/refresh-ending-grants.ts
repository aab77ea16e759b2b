import { ReconnectNeeded } from '#integrations/social-platform.ts'
import { addHours } from '#platform/clock.ts'
import { Unavailable } from '#platform/errors/errors.ts'
import { accessTokenFor, refreshMarginHours } from './access-token.ts'
import type { AccessTokenDeps } from './connection-deps.ts'
import { findAccount } from './connection-store.ts'
import { listEndingGrants } from './token-store.ts'

/** Instagram's grants expire for good after 60 days without a refresh. */
export async function refreshEndingGrants(
  deps: AccessTokenDeps,
  stop?: AbortSignal,
): Promise<void> {
  const before = addHours(deps.clock.now(), refreshMarginHours.instagram)
  for (const accountId of await listEndingGrants(deps.database, before)) {
    stop?.throwIfAborted()
    const account = await findAccount(deps.database, accountId)
    if (account !== undefined) await tryRefresh(deps, account)
  }
}

async function tryRefresh(
  deps: AccessTokenDeps,
  account: Parameters<typeof accessTokenFor>[1],
): Promise<void> {
  try {
    await accessTokenFor(deps, account)
  } catch (error) {
    // A lost grant is marked on the account; an outage is left to a later run.
    if (!(error instanceof ReconnectNeeded || error instanceof Unavailable)) throw error
  }
}
