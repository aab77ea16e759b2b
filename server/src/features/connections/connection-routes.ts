import {
  addSocialAccountCall,
  listPlatformsCall,
  listSocialAccountsCall,
  readErasureCall,
  removeSocialAccountCall,
  type SocialAccount as SocialAccountResponse,
  startAuthorizationCalls,
  verifySocialAccountCall,
} from '@permille/contract/connections/connections'
import { platforms as platformOrder } from '@permille/contract/enums'
import type { SocialAccountId, UserId } from '@permille/contract/ids'
import { isOAuthPlatform, type OAuthPlatform } from '@permille/contract/platforms'
import { asCreator } from '#platform/http/actor.ts'
import type { Call } from '#platform/http/calls/call.ts'
import type { RawRoute } from '#platform/http/calls/raw-route.ts'
import { type Route, route, type Sendable } from '#platform/http/calls/route.ts'
import { countInWindow } from '#platform/limits/call-window.ts'
import { addAccount } from './add-account.ts'
import { returnRoute } from './authorize/return-route.ts'
import { startAuthorization } from './authorize/start-authorization.ts'
import type { ConnectionDeps } from './connection-deps.ts'
import { AccountNotFound, AuthorizationExpired } from './connection-errors.ts'
import { findOwnAccount, listAccounts } from './connection-store.ts'
import { noticeRoutes } from './notices/notice-routes.ts'
import { readErasure } from './notices/read-erasure.ts'
import { removeAccount } from './remove-account.ts'
import type { PlatformRegistry, SocialAccount } from './social-account.ts'
import { verifyAccount } from './verify-account.ts'

// Every lookup costs a unit of the installation's daily quota at the platform.
const lookUpsPerMinute = { name: 'look-ups', callsMax: 20, windowSeconds: 60 }
const lookUpsPerDay = { name: 'look-ups-a-day', callsMax: 100, windowSeconds: 86_400 }
const lookUpsPerAddress = { name: 'look-ups-by-address', callsMax: 500, windowSeconds: 86_400 }

export function connectionRoutes(deps: ConnectionDeps): (Route | RawRoute)[] {
  const { database, platforms } = deps
  return [
    route(listPlatformsCall, () => connectable(platforms)),
    route(listSocialAccountsCall, async (call) => {
      const accounts = await listAccounts(database, asCreator(call).userId)
      return accounts.map(present)
    }),
    ...lookUpRoutes(deps),
    ...noticeRoutes(deps),
    route(readErasureCall, (call) => readErasure(database, call.params.code)),
    route(removeSocialAccountCall, async (call) => {
      const target = { userId: asCreator(call).userId, accountId: call.params.id }
      await call.once(
        (once) => removeAccount({ ...deps, database: once }, target),
        () => null,
      )
      return { ok: true } as const
    }),
    ...platformOrder
      .filter(isOAuthPlatform)
      .flatMap((platform) => [
        route(startAuthorizationCalls[platform], (call) => begin(deps, call, platform)),
        returnRoute(deps, platform),
      ]),
  ]
}

function lookUpRoutes(deps: ConnectionDeps): Route[] {
  return [
    route(addSocialAccountCall, async (call) => {
      const asker = await countLookUp(deps, call)
      const accountId = await call.once(
        (once) => addAccount({ ...deps, database: once }, { ...asker, ...call.body }),
        (account) => account.id,
      )
      return present(await readOwnAccount(deps, { userId: asker.userId, accountId }))
    }),
    route(verifySocialAccountCall, async (call) => {
      const asker = await countLookUp(deps, call)
      const target = { ...asker, accountId: call.params.id }
      await call.once(
        (once) => verifyAccount({ ...deps, database: once }, target),
        () => null,
      )
      return present(await readOwnAccount(deps, target))
    }),
  ]
}

/** Per user and per address, wherever it is counted, because accounts are free. */
async function countLookUp(
  { database }: ConnectionDeps,
  call: Pick<Call<unknown>, 'actor' | 'request'>,
): Promise<{ userId: UserId; address: string }> {
  const { userId } = asCreator(call)
  const { address } = call.request
  await countInWindow(database, lookUpsPerMinute, userId)
  await countInWindow(database, lookUpsPerDay, userId)
  await countInWindow(database, lookUpsPerAddress, address)
  return { userId, address }
}

async function readOwnAccount(
  { database }: Pick<ConnectionDeps, 'database'>,
  target: { userId: UserId; accountId: SocialAccountId },
): Promise<SocialAccount> {
  const account = await findOwnAccount(database, target)
  if (account === undefined) throw new AccountNotFound()
  return account
}

async function begin(
  deps: ConnectionDeps,
  call: Pick<Call<unknown>, 'actor' | 'request'>,
  platform: OAuthPlatform,
): Promise<{ authUrl: string }> {
  const { userId } = asCreator(call)
  const { sessionTokenHash } = call.request
  if (sessionTokenHash === null) throw new AuthorizationExpired()
  const browser = { userId, sessionHash: sessionTokenHash }
  return { authUrl: await startAuthorization(deps, { ...browser, platform }) }
}

function connectable(
  registry: PlatformRegistry,
): { platform: (typeof platformOrder)[number]; connect: 'username' | 'oauth' }[] {
  return platformOrder.flatMap((platform) => {
    const found = registry.get(platform)
    return found === undefined ? [] : [{ platform, connect: found.connection.kind }]
  })
}

function present(account: SocialAccount): Sendable<SocialAccountResponse> {
  const isVerified = account.verifiedAt !== null
  return {
    id: account.id,
    platform: account.platform,
    username: account.username,
    followerCount: account.followerCount,
    connectedAt: account.connectedAt,
    isVerified,
    ownershipCode: isVerified ? null : account.ownershipCode,
    needsReconnect: account.needsReconnectAt !== null,
    reconnectReason: account.reconnectReason,
  }
}
