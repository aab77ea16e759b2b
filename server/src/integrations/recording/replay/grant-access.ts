import type { OAuthPlatform } from '@permille/contract/platforms'
import {
  createInstagramPlatform,
  instagramEndpointsAt,
} from '#integrations/instagram/instagram-platform.ts'
import type { OAuthConnection, OAuthGrant } from '#integrations/social-platform.ts'
import { createTiktokPlatform, tiktokEndpointsAt } from '#integrations/tiktok/tiktok-platform.ts'
import { type ReplayWorld, redirectUri } from './replay-world.ts'

export const codeVerifier = 'v'.repeat(64)

/** Allows access on the sandbox's page as the account's owner; returns the authorisation code. */
export async function giveConsent(
  world: ReplayWorld,
  platform: OAuthPlatform,
  username: string,
): Promise<string> {
  const request = { state: 'replayed', redirectUri, codeVerifier }
  const page = connectionOf(world, platform).authorizeUrl(request)
  const body = new URLSearchParams({ username })
  const response = await fetch(page, { method: 'POST', body, redirect: 'manual' })
  const code = new URL(response.headers.get('location') ?? page).searchParams.get('code')
  if (code === null) throw new Error(`The sandbox's ${platform} gave no access.`)
  return code
}

/** Tokens of an account of the sandbox. */
export async function grantAccess(
  world: ReplayWorld,
  platform: OAuthPlatform,
  username: string,
): Promise<OAuthGrant> {
  const code = await giveConsent(world, platform, username)
  const request = { code, redirectUri, codeVerifier }
  return connectionOf(world, platform).exchangeCode(request)
}

function connectionOf({ url, keys }: ReplayWorld, platform: OAuthPlatform): OAuthConnection {
  const client =
    platform === 'tiktok'
      ? createTiktokPlatform({
          clientKey: keys.tiktok.id,
          clientSecret: keys.tiktok.secret,
          endpoints: tiktokEndpointsAt(url),
        })
      : createInstagramPlatform({
          appId: keys.instagram.id,
          appSecret: keys.instagram.secret,
          endpoints: instagramEndpointsAt(url),
        })
  if (client.connection.kind !== 'oauth') throw new Error(`${platform} has no consent`)
  return client.connection
}

/** The account that a token of the recording has in the sandbox; tokens of unknown people get one each. */
export function ownerOf({ owners }: ReplayWorld, token: string): string {
  const owner = owners.get(token) ?? `u${token.replace(/^secret_/, '').slice(0, 12)}`
  owners.set(token, owner)
  return owner
}
