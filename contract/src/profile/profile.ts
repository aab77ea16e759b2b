import * as z from 'zod/mini'
import { endpoint, type ResponseOf } from '../endpoint.ts'
import { platforms } from '../enums.ts'
import { submissionId } from '../ids.ts'
import { timestamp } from '../shapes.ts'
import { brandDetails } from './brand-form.ts'
import { profileChanges } from './profile-form.ts'

export const creatorProfile = z.object({
  handle: z.string(),
  bio: z.nullable(z.string()),
  country: z.nullable(z.string()),
  city: z.nullable(z.string()),
  timezone: z.nullable(z.string()),
  languages: z.array(z.string()),
  contentCategories: z.array(z.string()),
  isVerified: z.boolean(),
  user: z.object({
    displayName: z.string(),
    email: z.string(),
    avatarUrl: z.nullable(z.string()),
  }),
})

export const readProfileCall = endpoint({
  name: 'readProfile',
  method: 'GET',
  path: '/api/creator/profile',
  summary: 'Your creator profile',
  access: ['creator'],
  response: creatorProfile,
})
export type OwnProfile = ResponseOf<typeof readProfileCall>

export const updateProfileCall = endpoint({
  name: 'updateProfile',
  method: 'PUT',
  path: '/api/creator/profile',
  summary: 'Change any part of your creator profile',
  access: ['creator'],
  refusals: ['name-reserved', 'username-taken'],
  body: profileChanges,
  response: creatorProfile,
})

export const checkUsernameCall = endpoint({
  name: 'checkUsername',
  method: 'GET',
  path: '/api/creator/check-username/{username}',
  summary: 'Whether a username is free; malformed names return 200 too',
  access: ['creator'],
  params: z.strictObject({ username: z.string() }),
  response: z.object({ available: z.boolean(), message: z.string() }),
})

export const publicProfileCall = endpoint({
  name: 'publicProfile',
  method: 'GET',
  path: '/api/profile/{username}',
  summary: 'The public profile of a creator',
  access: 'public',
  refusals: ['creator-not-found'],
  params: z.strictObject({ username: z.string().check(z.maxLength(200)) }),
  response: z.object({
    creator: z.object({
      handle: z.string(),
      bio: z.nullable(z.string()),
      country: z.nullable(z.string()),
      city: z.nullable(z.string()),
      timezone: z.nullable(z.string()),
      languages: z.array(z.string()),
      contentCategories: z.array(z.string()),
      isVerified: z.boolean(),
      user: z.object({ displayName: z.string(), avatarUrl: z.nullable(z.string()) }),
    }),
    socialAccounts: z.array(
      z.object({ platform: z.enum(platforms), username: z.string(), followerCount: z.int() }),
    ),
    submissions: z.array(
      z.object({
        id: submissionId,
        platform: z.enum(platforms),
        postUrl: z.string(),
        title: z.nullable(z.string()),
        thumbnailUrl: z.nullable(z.string()),
      }),
    ),
    stats: z.object({
      memberSince: timestamp,
      totalViews: z.int(),
      earningsRange: z.string(),
      campaignsCompleted: z.int(),
    }),
  }),
})
export type PublicProfile = ResponseOf<typeof publicProfileCall>

const brandSettings = z.object({
  name: z.string(),
  logoUrl: z.nullable(z.string()),
  website: z.nullable(z.string()),
  /** Billing details are null for whoever may not read billing. */
  legalName: z.nullable(z.string()),
  billingAddress: z.nullable(z.string()),
  taxNumber: z.nullable(z.string()),
})
export type BrandSettings = z.output<typeof brandSettings>

export const readBrandCall = endpoint({
  name: 'readBrand',
  method: 'GET',
  path: '/api/brand/settings',
  summary: 'Your brand, as creators and receipts show it',
  access: ['brand'],
  scope: 'campaigns:read',
  response: brandSettings,
})

export const changeBrandCall = endpoint({
  name: 'changeBrand',
  method: 'PUT',
  path: '/api/brand/settings',
  summary: 'Change how creators and receipts show your brand',
  access: ['brand'],
  scope: 'brand:write',
  refusals: ['name-reserved', 'name-taken', 'not-your-upload', 'storage-unavailable'],
  body: brandDetails,
  response: brandSettings,
})

export const requestAvatarUploadCall = endpoint({
  name: 'requestAvatarUpload',
  method: 'POST',
  path: '/api/objects/upload',
  summary: 'Create an upload URL for one image',
  access: 'signed-in',
  response: z.object({ method: z.literal('PUT'), url: z.string() }),
})

export const setAvatarCall = endpoint({
  name: 'setAvatar',
  method: 'PUT',
  path: '/api/user/avatar',
  summary: 'Use an uploaded image as your avatar',
  access: 'signed-in',
  refusals: ['not-your-upload', 'storage-unavailable'],
  body: z.strictObject({
    avatarUrl: z.string().check(z.minLength(1), z.maxLength(500)),
  }),
  response: z.object({ avatarUrl: z.string() }),
})
