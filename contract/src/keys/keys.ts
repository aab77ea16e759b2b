import * as z from 'zod/mini'
import { endpoint, type ResponseOf } from '../endpoint.ts'
import { brandId, keyId, keyParams, userId } from '../ids.ts'
import { acknowledged, timestamp } from '../shapes.ts'
import { makingScopes } from '../teams/scopes.ts'
import { brandKeyScopes, installationKeyScopes } from './key-scopes.ts'

/** And as many again that a rotation has replaced, in their overlap. */
export const keysMax = 20
export const keyNameMaxLength = 60
/** What a new key lasts for, unless someone chooses otherwise. */
export const keyDaysDefault = 365
/** The ends on offer, in days; null for a key that lasts until it is revoked. */
export const keyDays = [30, 90, keyDaysDefault, null] as const
export const overlapHours = [0, 24, 168] as const
/** After its end a key stays in the list for so long, so that its developer sees why it no longer works. */
export const endedKeysShownDays = 30
/** How many days before a key's end whoever stands behind it is told. */
export const keyWarningDays = [14, 2] as const

const name = z
  .string('A name is required')
  .check(
    z.trim(),
    z.minLength(1, 'A name is required'),
    z.maxLength(keyNameMaxLength, `At most ${keyNameMaxLength} characters`),
  )
const expiresInDays = z.nullable(z.literal([30, 90, 365], 'Choose an end'))
const atLeastOne = 'Choose at least one right'
const overlap = z.strictObject({ overlapHours: z.literal(overlapHours, 'Choose 0, 24 or 168') })

const key = {
  id: keyId,
  name: z.string(),
  /** How the key begins; the rest is shown once. */
  prefix: z.string(),
  createdAt: timestamp,
  createdBy: z.string(),
  /** Who stands behind it now. */
  sponsor: z.string(),
  sponsorId: userId,
  /** Null for a key that lasts until it is revoked. */
  expiresAt: z.nullable(timestamp),
  isEnded: z.boolean(),
  /** To about a minute. */
  lastUsedAt: z.nullable(timestamp),
  lastNetwork: z.nullable(z.string()),
  /** The key that a rotation made in its place. */
  replacedBy: z.nullable(keyId),
}

/** The key itself, which nobody can read again. */
const made = z.object({ id: keyId, apiKey: z.string() })

const ofBrand = { access: ['brand'], scope: makingScopes.keys } as const

export const listKeysCall = endpoint({
  name: 'listKeys',
  method: 'GET',
  path: '/api/brand/keys',
  summary: 'The brand’s API keys, newest first',
  ...ofBrand,
  response: z.array(z.object({ ...key, scopes: z.array(z.enum(brandKeyScopes)) })),
})
export const createKeyCall = endpoint({
  name: 'createKey',
  method: 'POST',
  path: '/api/brand/keys',
  summary: 'Make an API key of the brand; it is shown this once',
  ...ofBrand,
  needsFreshSignIn: true,
  refusals: ['keys-max', 'not-a-member'],
  body: z.strictObject({
    name,
    scopes: z.array(z.enum(brandKeyScopes)).check(z.minLength(1, atLeastOne)),
    expiresInDays,
  }),
  response: made,
  status: 201,
})

export const rotateKeyCall = endpoint({
  name: 'rotateKey',
  method: 'POST',
  path: '/api/brand/keys/{id}/rotate',
  summary:
    'Replace an API key with a new one of the same rights; the old one ends after the overlap',
  ...ofBrand,
  needsFreshSignIn: true,
  refusals: ['key-not-found', 'key-rotated', 'keys-max', 'not-a-member'],
  params: keyParams,
  body: overlap,
  response: made,
  status: 201,
})

export const revokeKeyCall = endpoint({
  name: 'revokeKey',
  method: 'DELETE',
  path: '/api/brand/keys/{id}',
  summary: 'Revoke an API key of the brand; its next call is refused',
  ...ofBrand,
  needsFreshSignIn: true,
  worksWhileSuspended: true,
  refusals: ['key-not-found', 'not-a-member'],
  params: keyParams,
  response: acknowledged,
})

export const readKeyCall = endpoint({
  name: 'readKey',
  method: 'GET',
  path: '/api/key',
  summary: 'What the API key that calls is: its brand, its rights and its end',
  access: ['brand', 'admin'],
  scope: null,
  keys: 'any',
  refusals: ['key-not-found'],
  response: z.object({
    id: keyId,
    name: z.string(),
    /** Null for a key of the installation. */
    brand: z.nullable(z.object({ id: brandId, name: z.string() })),
    scopes: z.array(z.enum([...brandKeyScopes, ...installationKeyScopes])),
    expiresAt: z.nullable(timestamp),
  }),
})

export const listInstallationKeysCall = endpoint({
  name: 'listInstallationKeys',
  method: 'GET',
  path: '/api/admin/keys',
  summary: 'The installation’s API keys, newest first',
  access: ['admin'],
  response: z.array(z.object({ ...key, scopes: z.array(z.enum(installationKeyScopes)) })),
})
export type ApiKey = ResponseOf<typeof listKeysCall | typeof listInstallationKeysCall>[number]

export const createInstallationKeyCall = endpoint({
  name: 'createInstallationKey',
  method: 'POST',
  path: '/api/admin/keys',
  summary: 'Make an API key of the installation, which only reads; it is shown this once',
  access: ['admin'],
  needsFreshSignIn: true,
  refusals: ['keys-max'],
  body: z.strictObject({
    name,
    scopes: z.array(z.enum(installationKeyScopes)).check(z.minLength(1, atLeastOne)),
    expiresInDays,
  }),
  response: made,
  status: 201,
})

export const rotateInstallationKeyCall = endpoint({
  name: 'rotateInstallationKey',
  method: 'POST',
  path: '/api/admin/keys/{id}/rotate',
  summary: 'Replace an API key of the installation; the old one ends after the overlap',
  access: ['admin'],
  needsFreshSignIn: true,
  refusals: ['key-not-found', 'key-rotated', 'keys-max'],
  params: keyParams,
  body: overlap,
  response: made,
  status: 201,
})

export const revokeInstallationKeyCall = endpoint({
  name: 'revokeInstallationKey',
  method: 'DELETE',
  path: '/api/admin/keys/{id}',
  summary: 'Revoke an API key of the installation; its next call is refused',
  access: ['admin'],
  needsFreshSignIn: true,
  refusals: ['key-not-found'],
  params: keyParams,
  response: acknowledged,
})
