import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { socialAccountId } from '../ids.ts'
import { cents, timestamp } from '../shapes.ts'

const accountEarnings = z.object({
  accountId: socialAccountId,
  submissionCount: z.int(),
  totalViews: z.int(),
  totalEarnings: cents,
  /** When the views of one of its posts were last read; null before the first time. */
  lastReadAt: z.nullable(timestamp),
})
export type AccountEarnings = z.output<typeof accountEarnings>

export const readEarningsByAccountCall = endpoint({
  name: 'readEarningsByAccount',
  method: 'GET',
  path: '/api/creator/earnings/by-account',
  summary: 'Earnings of each connected account’s approved posts; accounts without any are left out',
  access: ['creator'],
  response: z.object({ accounts: z.array(accountEarnings) }),
})
