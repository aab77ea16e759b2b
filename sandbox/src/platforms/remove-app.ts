import type { OAuthPlatform } from '@permille/contract/platforms'
import { notifyErasure, notifyRemoval } from './notify-app.ts'
import { accountKey } from './social/account.ts'
import type { ConsentWorld } from './social/consent.ts'

interface Grants {
  accountKeys(): ReadonlySet<string>
  revokeAccount(accountKey: string): void
  withdrawScope(accountKey: string, scope: string): void
}

export type PlatformGrants = Readonly<Record<OAuthPlatform, Grants>>

/** Revokes every token of the account and notifies the app; returns its response to an erasure. */
export async function removeApp(
  { world, tables }: ConsentWorld,
  grants: PlatformGrants,
  { platform, username, erases }: { platform: OAuthPlatform; username: string; erases: boolean },
): Promise<{ app?: unknown }> {
  grants[platform].revokeAccount(accountKey(platform, username))
  const account = tables.account(platform, username)
  if (account === undefined) return {}
  await notifyRemoval(world, platform, account)
  return erases ? { app: await notifyErasure(world, account) } : {}
}
