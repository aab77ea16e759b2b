import * as z from 'zod/mini'
import { endpoint, type ResponseOf } from '../endpoint.ts'
import { platforms } from '../enums.ts'
import { timestamp } from '../shapes.ts'

/** What an installation depends on, in display order. */
export const setupParties = [
  'providers',
  'address',
  'database',
  'stripe',
  ...platforms,
  'mail',
  'storage',
] as const
export type SetupParty = (typeof setupParties)[number]

/**
 * `unchecked`: it could not be determined, now or ever. `skipped`: not checked, because nothing depends on it
 * here. `seen` gives the reason for both.
 */
export const setupVerdicts = ['passed', 'failed', 'unchecked', 'skipped'] as const

/** One claim about the installation's setup and what a read-only check of it found. */
export const setupCheck = z.object({
  party: z.enum(setupParties),
  /** Stable and kebab-case, unique within its party. */
  code: z.string(),
  /** A sentence that is true if the check passed. */
  claim: z.string(),
  verdict: z.enum(setupVerdicts),
  seen: z.string(),
  /** What to do; null if there is nothing. */
  remedy: z.nullable(z.string()),
  /** The page of the party's dashboard where to do it. */
  where: z.nullable(z.string()),
})
export type SetupCheck = z.output<typeof setupCheck>

const setup = z.object({
  checkedAt: timestamp,
  checks: z.array(setupCheck),
  /**
   * Objects of other software on the same Stripe account that events were about in the last 90 days, and that
   * we leave alone; null if there were none.
   */
  foreign: z.nullable(
    z.object({
      paymentsCount: z.int(),
      transfersCount: z.int(),
      accountsCount: z.int(),
      lastAt: timestamp,
    }),
  ),
})

export const readSetupCall = endpoint({
  name: 'readSetup',
  method: 'GET',
  path: '/api/admin/setup',
  summary:
    'The last check of keys, addresses and accounts at every outside party; the first request makes one',
  access: ['admin'],
  response: setup,
})
export type Setup = ResponseOf<typeof readSetupCall>

export const checkSetupCall = endpoint({
  name: 'checkSetup',
  method: 'POST',
  path: '/api/admin/setup/check',
  summary: 'Check the setup now, without moving money; one check runs at a time',
  access: ['admin'],
  response: setup,
})
