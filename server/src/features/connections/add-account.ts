import type { Platform } from '@permille/contract/enums'
import type { UserId } from '@permille/contract/ids'
import { isolate } from '@permille/contract/input/isolate'
import { platformFacts } from '@permille/contract/platforms'
import type { AccountFacts } from '#integrations/social-platform.ts'
import { Rejected } from '#platform/errors/errors.ts'
import { newId } from '#platform/ids.ts'
import { auditAccount } from './audit-account.ts'
import type { LookupDeps } from './connection-deps.ts'
import { AccountTaken, AlreadyConnected } from './connection-errors.ts'
import { insertUnverifiedAccount, isOwnedByAnother, lockIdentity } from './connection-store.ts'
import type { PlatformCall } from './count-call.ts'
import {
  newOwnershipCode,
  readUsername,
  requirePlatform,
  type SocialAccount,
} from './social-account.ts'

export interface NewAccount {
  readonly userId: UserId
  readonly platform: Platform
  readonly username: string
  /** The caller's address, if there is one. */
  readonly address?: string
}

/** Adds a YouTube or X account by username, unverified until its ownership code is found. */
export async function addAccount(deps: LookupDeps, request: NewAccount): Promise<SocialAccount> {
  const facts = await lookUp(deps, request)
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

/** One call that reads one account. */
export function lookUpBy(
  request: Pick<NewAccount, 'userId' | 'platform' | 'address'>,
): PlatformCall {
  const purpose = { kind: 'person', userId: request.userId, address: request.address } as const
  return { platform: request.platform, purpose, accountId: null, calls: 1, reads: 1 }
}

async function lookUp(deps: LookupDeps, request: NewAccount): Promise<AccountFacts> {
  const { connection } = requirePlatform(deps.platforms, request.platform)
  const name = platformFacts[request.platform].title
  if (connection.kind !== 'username') {
    throw new Rejected(
      'authorization-required',
      `Connect ${name} by authorising: you will be redirected to ${name}.`,
    )
  }
  const named = readUsername(request.platform, request.username)
  await deps.countCall(lookUpBy(request))
  const facts =
    'channel' in named
      ? ((await connection.lookUpChannel?.(named.channel)) ?? null)
      : await connection.lookUpAccount(named.username)
  if (facts !== null) return facts
  throw new Rejected(
    'unknown-account',
    'channel' in named
      ? `We could not find the channel with the id ${named.channel} on ${name}. Check it, or enter the channel’s name as in @username.`
      : `We could not find @${isolate(named.username)} on ${name}. Check the spelling.`,
  )
}
