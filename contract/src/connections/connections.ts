import * as z from 'zod/mini'
import { authorizationMinutes } from '../accounts/factor-lifetimes.ts'
import { endpoint } from '../endpoint.ts'
import { platforms } from '../enums.ts'
import { socialAccountId, socialAccountParams } from '../ids.ts'
import { accountNameMaxLength, profileLinkMaxLength } from '../limits.ts'
import type { OAuthPlatform } from '../platforms.ts'
import { byPlatform } from '../refusals/outside.ts'
import { acknowledged, timestamp } from '../shapes.ts'

/** The grant has ended, or lacks a permission that reading views needs. */
export const reconnectReasons = ['expired', 'permission'] as const
export type ReconnectReason = (typeof reconnectReasons)[number]

export const socialAccount = z.object({
  id: socialAccountId,
  platform: z.enum(platforms),
  username: z.string(),
  followerCount: z.int(),
  connectedAt: timestamp,
  /** Proven to belong to this creator; always true after OAuth. */
  isVerified: z.boolean(),
  /** The code to paste into the channel or profile description; null once verified. */
  ownershipCode: z.nullable(z.string()),
  needsReconnect: z.boolean(),
  /** Null unless the account has to be connected again. */
  reconnectReason: z.nullable(z.enum(reconnectReasons)),
})
export type SocialAccount = z.output<typeof socialAccount>

export const listSocialAccountsCall = endpoint({
  name: 'listSocialAccounts',
  method: 'GET',
  path: '/api/creator/social-accounts',
  summary: 'Your connected accounts',
  access: ['creator'],
  response: z.array(socialAccount),
})

export const addSocialAccountCall = endpoint({
  name: 'addSocialAccount',
  method: 'POST',
  path: '/api/creator/social-accounts',
  summary: 'Add a YouTube or X account by username',
  access: ['creator'],
  refusals: [
    'already-connected',
    'account-taken',
    'authorization-required',
    'unknown-account',
    'username-invalid',
    ...byPlatform,
  ],
  body: z.strictObject({
    platform: z.enum(platforms, 'Choose a platform'),
    /** Or the profile's link. */
    username: z
      .string('Username is required')
      .check(
        z.trim(),
        z.minLength(1, 'Username is required'),
        z.maxLength(
          profileLinkMaxLength,
          `Username must be ${accountNameMaxLength} characters or less`,
        ),
      ),
  }),
  response: socialAccount,
  status: 201,
})

export const removeSocialAccountCall = endpoint({
  name: 'removeSocialAccount',
  method: 'DELETE',
  path: '/api/creator/social-accounts/{id}',
  summary: 'Disconnect an account; its posts stay tracked where the platform allows',
  access: ['creator'],
  refusals: ['account-not-found'],
  params: socialAccountParams,
  response: acknowledged,
})

export const verifySocialAccountCall = endpoint({
  name: 'verifySocialAccount',
  method: 'POST',
  path: '/api/creator/social-accounts/{id}/verify',
  summary: 'Verify an account by the ownership code in its description',
  access: ['creator'],
  refusals: [
    'account-not-found',
    'account-taken',
    'account-renamed',
    'code-not-found',
    'suspended',
    ...byPlatform,
  ],
  params: socialAccountParams,
  response: socialAccount,
})

function startAuthorization(platform: OAuthPlatform) {
  return endpoint({
    name: platform === 'tiktok' ? 'startTiktok' : 'startInstagram',
    method: 'GET',
    path: `/api/auth/${platform}`,
    summary: `Start the OAuth redirect; authUrl is valid for ${authorizationMinutes} minutes`,
    access: ['creator'],
    refusals: ['platform-not-configured'],
    response: z.object({ authUrl: z.string() }),
  })
}

export const startInstagramCall = startAuthorization('instagram')
export const startTiktokCall = startAuthorization('tiktok')

/** The same calls, by platform. */
export const startAuthorizationCalls = {
  instagram: startInstagramCall,
  tiktok: startTiktokCall,
} satisfies Record<OAuthPlatform, unknown>

/** Platforms a creator can connect on this server; those without keys are hidden. */
export const listPlatformsCall = endpoint({
  name: 'listPlatforms',
  method: 'GET',
  path: '/api/platforms',
  summary: 'Platforms that can be connected, and how',
  access: 'signed-in',
  response: z.array(
    z.object({ platform: z.enum(platforms), connect: z.enum(['username', 'oauth']) }),
  ),
})

export const readErasureCall = endpoint({
  name: 'readErasure',
  method: 'GET',
  path: '/api/data-deletions/{code}',
  summary: 'The result of a person’s erasure request to their platform, by its confirmation code',
  access: 'public',
  refusals: ['erasure-not-found'],
  params: z.object({ code: z.string() }),
  response: z.object({
    platform: z.enum(platforms),
    /** Zero if nothing was known about the person. */
    accountsCount: z.int(),
    erasedAt: timestamp,
  }),
})
