import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { day } from '../input/day.ts'
import { id, paging, search, timestamp } from '../shapes.ts'
import { auditActions } from './audit-actions.ts'

export const auditActors = ['admin', 'brand', 'creator', 'system'] as const
export type AuditActorKind = (typeof auditActors)[number]

/** What an entry can be about, in the words of the log. */
export const auditSubjects = [
  'user',
  'brand',
  'creator',
  'campaign',
  'funding',
  'submission',
  'dispute',
  'payout',
  'refund',
  'book_exception',
  'chargeback',
  'fraud_warning',
  'social_account',
  'invitation',
  'mail',
  'message',
  'api_key',
  'webhook',
] as const
export type AuditSubject = (typeof auditSubjects)[number]

/** The page that shows what an entry is about. */
export const auditPages = [
  'user',
  'campaign',
  'submission',
  'payout',
  'chargeback',
  'exception',
  'mail',
] as const
export type AuditPage = (typeof auditPages)[number]

/** Days are in UTC, both of them included. */
export const auditFilter = z.strictObject({
  /** A name, an email, a campaign, or an id. */
  search,
  actor: z.optional(z.enum(auditActors)),
  action: z.optional(z.enum(auditActions)),
  about: z.optional(z.enum(auditSubjects)),
  /** Leaves out sign-ins and sign-outs that nobody refused. */
  without: z.optional(z.literal('sign-ins')),
  /** The id of what the entries are about. */
  of: z.optional(id),
  from: z.optional(day),
  to: z.optional(day),
})
export type AuditFilter = z.output<typeof auditFilter>

const facts = z.nullable(z.record(z.string(), z.unknown()))

const auditEntry = z.object({
  id,
  at: timestamp,
  actor: z.enum(auditActors),
  /** Null for the system, and for a deleted account. */
  by: z.nullable(z.object({ id, name: z.string() })),
  /** The API key that did it; `by` is then whoever stood behind it. */
  key: z.nullable(z.string()),
  /** One of `auditActions`; an older version may have written others. */
  action: z.string(),
  about: z.enum(auditSubjects),
  /** Its name and its page; null for what has neither. */
  subject: z.nullable(z.object({ page: z.enum(auditPages), id, name: z.nullable(z.string()) })),
  before: facts,
  after: facts,
})
export type AuditLine = z.output<typeof auditEntry>

export const listAuditLogCall = endpoint({
  name: 'listAuditLog',
  method: 'GET',
  path: '/api/admin/audit-log',
  summary: 'The audit log, newest first, with search and filters',
  access: ['admin'],
  query: z.extend(auditFilter, paging),
  response: z.array(auditEntry),
})

/** The entries as a CSV file, unpaged, with the same filters. */
export const auditFilePath = '/api/admin/audit-log.csv'
