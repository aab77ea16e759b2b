import * as z from 'zod/mini'
import { endpoint, type ResponseOf } from '../endpoint.ts'

/** What the operator sets when the server starts. Secrets and addresses of machines are not among it. */
export const readOperatorSettingsCall = endpoint({
  name: 'readOperatorSettings',
  method: 'GET',
  path: '/api/admin/settings',
  summary: 'The operator’s settings: fee, holds and limits',
  access: ['admin'],
  response: z.object({
    platformFeeBps: z.int(),
    currency: z.string(),
    platformCountry: z.string(),
    earningsHoldHours: z.int(),
    accountChangeHoldHours: z.int(),
    approvalUndoSeconds: z.int(),
    trackingWindowDays: z.int(),
    /** Null: the interval follows each post's growth. */
    trackingIntervalSeconds: z.nullable(z.int()),
    submitsPerDay: z.int(),
    registrationsPerHour: z.int(),
    xReadsPerDay: z.int(),
    isAdminFactorRequired: z.boolean(),
    supportEmail: z.nullable(z.string()),
    isMailSent: z.boolean(),
  }),
})
export type OperatorSettings = ResponseOf<typeof readOperatorSettingsCall>
