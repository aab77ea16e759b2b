import type { Platform } from '@permille/contract/enums'
import type { AccountFacts } from '../../integrations/social-platform.ts'
import type { Clock } from '../../platform/clock.ts'
import type { DatabaseServer } from '../../platform/database/database.ts'
import { Rejected } from '../../platform/errors/errors.ts'
import { newId } from '../../platform/ids.ts'
import { auditAccount } from './audit-account.ts'
import { AccountTaken, AlreadyConnected } from './connection-errors.ts'
import { insertUnverifiedAccount, isOwnedByAnother, lockIdentity } from './connection-store.ts'
import {
  newOwnershipCode,
  type PlatformRegistry,
  platformNames,
  readUsername,
  requirePlatform,
  type SocialAccount,
} from './social-account.ts'

export interface AddAccountDeps {
  readonly database: DatabaseServer
  readonly platforms: PlatformRegistry
  readonly clock: Clock
}

/** Adds a YouTube or X account by username, unverified until its ownership code is found. */
export async function addAccount(
  deps: AddAccountDeps,
  request: { userId: string; platform: Platform; username: string },
): Promise<SocialAccount> {
  const facts = await lookUp(deps.platforms, request)
  return deps.database.transaction(async (tx) => {
    const identity = { platform: request.platform, platformUserId: facts.platformUserId }
    await lockIdentity(tx, identity)
    if (await isOwnedByAnother(tx, { ...identity, userId: request.userId })) {
      throw new AccountTaken(request.platform)
    }
    const account = await insertUnverifiedAccount(tx, {
      id: newId(),
      userId: request.userId,
      platform: request.platform,
      facts,
      ownershipCode: newOwnershipCode(),
      at: deps.clock.now(),
    })
    if (account === undefined) throw new AlreadyConnected(request.platform)
    await auditAccount(tx, { userId: request.userId, accountId: account.id }, 'add')
    return account
  })
}

async function lookUp(
  platforms: PlatformRegistry,
  request: { platform: Platform; username: string },
): Promise<AccountFacts> {
  const { connection } = requirePlatform(platforms, request.platform)
  const name = platformNames[request.platform]
  if (connection.kind !== 'username') {
    throw new Rejected(
      'authorization-required',
      `Connect ${name} by authorising: you will be redirected to ${name}.`,
    )
  }
  const username = readUsername(request.platform, request.username)
  const facts = await connection.lookUpAccount(username)
  if (facts !== null) return facts
  throw new Rejected(
    'unknown-account',
    `We could not find @${username} on ${name}. Check the spelling.`,
  )
}
