import * as z from 'zod/mini'
import { endpoint, type ResponseOf } from '../endpoint.ts'
import { accrualId, payoutId, submissionParams } from '../ids.ts'
import { day } from '../input/day.ts'
import { cents, paging, timestamp } from '../shapes.ts'

const accrualKinds = ['views', 'bonus', 'goodwill', 'correction', 'reinstated'] as const

const kind = z.enum(accrualKinds)

export const listAccrualDaysCall = endpoint({
  name: 'listAccrualDays',
  method: 'GET',
  path: '/api/creator/submissions/{id}/accruals/days',
  summary: 'The earnings of one of your posts, one row per UTC day and kind, newest first',
  access: ['creator'],
  refusals: ['submission-not-found'],
  params: submissionParams,
  query: z.strictObject(paging),
  response: z.array(
    z.object({
      /** The id of its first line; `createdAt` is that line’s too. */
      id: accrualId,
      kind,
      day,
      accruedCents: cents,
      lineCount: z.int(),
      /** Views that were paid for on this day; null for other kinds. */
      newViews: z.nullable(z.int()),
      createdAt: timestamp,
    }),
  ),
})
export type AccrualDay = ResponseOf<typeof listAccrualDaysCall>[number]

export const listAccrualsCall = endpoint({
  name: 'listAccruals',
  method: 'GET',
  path: '/api/creator/submissions/{id}/accruals',
  summary:
    'Every amount one of your posts earned, newest first; the amounts add up to its earnings',
  access: ['creator'],
  refusals: ['submission-not-found'],
  params: submissionParams,
  query: z.strictObject({ day: z.optional(day), kind: z.optional(kind), ...paging }),
  response: z.array(
    z.object({
      id: accrualId,
      kind,
      /** The views already paid for; null where nothing is paid for views. */
      viewsBefore: z.nullable(z.int()),
      viewsAtSnapshot: z.int(),
      accruedCents: cents,
      createdAt: timestamp,
      maturesAt: timestamp,
      payoutId: z.nullable(payoutId),
    }),
  ),
})
export type Accrual = ResponseOf<typeof listAccrualsCall>[number]
