import * as z from 'zod/mini'
import { userId } from '../ids.ts'
import { brandKeyScopes, installationKeyScopes } from '../keys/key-scopes.ts'
import { timestamp } from '../shapes.ts'
import { memberRoles } from '../teams/scopes.ts'
import { publicEvent } from './event-parts.ts'

const role = z.enum(memberRoles)
const aboutKey = {
  /** How the key begins. */
  prefix: z.string(),
  scopes: z.array(z.enum([...brandKeyScopes, ...installationKeyScopes])),
}

export const peopleEvents = {
  'member.joined': publicEvent({
    summary: 'Someone joined the brand',
    path: null,
    fields: { userId, role },
  }),
  'member.role_changed': publicEvent({
    summary: 'Someone’s role in the brand was changed',
    path: null,
    fields: { userId, role },
  }),
  'member.removed': publicEvent({
    summary: 'Someone left the brand, or was removed',
    path: null,
    fields: { userId, role },
  }),
  'key.created': publicEvent({
    summary: 'An API key was made, or took another one’s place',
    path: null,
    fields: aboutKey,
  }),
  'key.revoked': publicEvent({
    summary: 'An API key was revoked',
    path: null,
    fields: aboutKey,
  }),
  'brand.transferred': publicEvent({
    summary: 'The brand has a new owner',
    path: null,
    fields: { ownerUserId: userId, formerUserId: userId, isByAdmin: z.boolean() },
  }),
  'webhook.disabled': publicEvent({
    summary:
      'An endpoint was switched off: nothing arrived for days, or its receiver asked for no more',
    path: null,
    fields: { since: timestamp, missedCount: z.int() },
  }),
}
