import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { acknowledged, timestamp } from '../shapes.ts'

/** The day on which the terms last changed; a new day asks everyone to accept again. */
export const termsVersion = '2026-11-27'

export const readTermsCall = endpoint({
  name: 'readTerms',
  method: 'GET',
  path: '/api/account/terms',
  summary: 'Which terms you have accepted, and when',
  access: 'signed-in',
  response: z.object({
    /** Null for users from before there were terms. */
    accepted: z.nullable(z.object({ version: z.string(), at: timestamp })),
  }),
})

export const acceptTermsCall = endpoint({
  name: 'acceptTerms',
  method: 'POST',
  path: '/api/account/terms',
  summary: 'Accept the newest terms',
  access: 'signed-in',
  body: z.strictObject({
    version: z.literal(termsVersion, 'The terms have changed since. Reload the page.'),
  }),
  response: acknowledged,
})
