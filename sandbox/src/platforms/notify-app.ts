import type { OAuthPlatform } from '@permille/contract/platforms'
import type { World } from '../world.ts'
import { instagramSandboxApp } from './instagram/instagram-oauth-routes.ts'
import { type Account, appUserIdOf } from './social/account.ts'
import { sendSignedRequest, sendTiktokRemoval } from './social/app-notices.ts'
import { tiktokSandboxApp } from './tiktok/tiktok-oauth-routes.ts'

/** Notifies the app that a user removed it, as the platform does; returns the app's response. */
export function notifyRemoval(world: World, platform: OAuthPlatform, account: Account) {
  if (platform === 'tiktok') {
    return sendTiktokRemoval(world, { ...tiktokSandboxApp, openId: account.platformUserId })
  }
  return sendToInstagramApp(world, account, '/api/auth/instagram/deauthorize')
}

/** Notifies the app that a user wants their data erased; Meta shows them the app's response. */
export function notifyErasure(world: World, account: Account) {
  return sendToInstagramApp(world, account, '/api/auth/instagram/delete-data')
}

function sendToInstagramApp(world: World, account: Account, path: string) {
  const { appSecret } = instagramSandboxApp
  return sendSignedRequest(world, { path, appSecret, userId: appUserIdOf(account) })
}
