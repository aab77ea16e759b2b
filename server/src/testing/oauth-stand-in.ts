import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type OAuthGrant,
  type OAuthTokens,
  PlatformUnavailable,
  ReconnectNeeded,
  type SocialPlatform,
} from '../integrations/social-platform.ts'

/**
 * An outside party that authorises and rotates tokens as TikTok does, in memory: a refresh token
 * works once, and every call is counted.
 */
export function createOAuthStandIn(platform: 'tiktok' | 'instagram') {
  const world = {
    refreshes: 0,
    isDown: false,
    /** What exchangeCode was given, last first. */
    exchanges: [] as { code: string; redirectUri: string; codeVerifier: string }[],
    lifetimeSeconds: 7200,
    now: () => new Date(),
    /** As when the creator disconnects the product on the platform's side. */
    revoke: () => live.clear(),
  }
  const live = new Set<string>()
  const issue = (): OAuthTokens => {
    const refreshToken = `rft.${randomUUID()}`
    live.add(refreshToken)
    const atMs = world.now().getTime()
    return {
      accessToken: `act.${randomUUID()}`,
      refreshToken,
      accessTokenExpiresAt: new Date(atMs + world.lifetimeSeconds * 1000),
      refreshTokenExpiresAt: new Date(atMs + 180 * 86_400_000),
      scopes: ['user.info.basic', 'video.list'],
    }
  }
  const account = (name: string) => ({
    platformUserId: `open-${name}`,
    username: name,
    followerCount: 900,
    description: null,
  })
  const client: SocialPlatform = {
    platform,
    batch: { size: 20, perAccount: true },
    connection: {
      kind: 'oauth',
      authorizeUrl: (request) =>
        `https://platform.test/authorize?${new URLSearchParams({ ...request })}`,
      exchangeCode: async (request): Promise<OAuthGrant> => {
        world.exchanges.unshift(request)
        if (world.isDown) throw new PlatformUnavailable(platform)
        const [kind, name] = request.code.split(':')
        if (kind !== 'code' || name === undefined) throw new ReconnectNeeded(platform)
        return { account: account(name), tokens: issue() }
      },
      refreshTokens: async (tokens) => {
        world.refreshes += 1
        await sleep(60)
        if (world.isDown) throw new PlatformUnavailable(platform)
        if (!live.delete(tokens.refreshToken ?? '')) throw new ReconnectNeeded(platform)
        return issue()
      },
      readAccount: async () => account('someone'),
    },
    findPost: async () => null,
    readPosts: async () => new Map(),
  }
  return { client, world }
}

export type OAuthStandIn = ReturnType<typeof createOAuthStandIn>
