import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { campaignId } from '../ids.ts'
import { historyDaysMaximum, historyDaysMinimum } from '../limits.ts'
import { cents } from '../shapes.ts'

/** One UTC day: views gained that day, and the money they earned or cost. */
export const historyDay = z.object({
  day: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  viewCount: z.int(),
  amountCents: cents,
})
export type HistoryDay = z.output<typeof historyDay>

const historyQuery = z.strictObject({
  days: z._default(
    z.coerce
      .number('days must be a number')
      .check(z.int(), z.minimum(historyDaysMinimum), z.maximum(historyDaysMaximum)),
    30,
  ),
})

export const readCreatorHistoryCall = endpoint({
  name: 'readCreatorHistory',
  method: 'GET',
  path: '/api/creator/history',
  summary: 'Views and earnings per day, oldest first',
  access: ['creator'],
  query: historyQuery,
  response: z.array(historyDay),
})

export const readBrandHistoryCall = endpoint({
  name: 'readBrandHistory',
  method: 'GET',
  path: '/api/brand/history',
  summary: 'Views and spend per day, oldest first',
  access: ['brand'],
  query: z.extend(historyQuery, { campaignId: z.optional(campaignId) }),
  response: z.array(historyDay),
})

export const readAdminHistoryCall = endpoint({
  name: 'readAdminHistory',
  method: 'GET',
  path: '/api/admin/history',
  summary: 'Views gained and money paid out per day, oldest first',
  access: ['admin'],
  query: historyQuery,
  response: z.array(historyDay),
})
