import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { campaignId } from '../ids.ts'
import { aDay, day } from '../input/day.ts'
import { historyDaysMaximum, historyDaysMinimum } from '../limits.ts'
import { cents } from '../shapes.ts'

/** Long ranges have a row for each week or month; weeks begin on Mondays. */
export const historyUnits = ['day', 'week', 'month'] as const
export type HistoryUnit = (typeof historyUnits)[number]

/** A UTC day, week or month: views gained in it, and the money they earned or cost. */
export const historyDay = z.object({
  day: z.iso.date().check(z.describe('Its first day, in UTC, within the range asked for.')),
  unit: z
    .enum(historyUnits)
    .check(z.describe('What the row sums up: the same in every row of a response.')),
  viewCount: z.int(),
  amountCents: cents,
})
export type HistoryDay = z.output<typeof historyDay>

/**
 * Which days: the last `days`, or those from `from`; up to today, or to `to`. In UTC, both ends included. On `first` and
 * `last` something was counted for the first and the last time.
 */
const rangeFields = {
  days: z._default(
    z.coerce.number().check(z.int(), z.minimum(historyDaysMinimum), z.maximum(historyDaysMaximum)),
    30,
  ),
  from: z.optional(z.union([z.literal('first'), day], aDay)),
  to: z.optional(z.union([z.literal('last'), day], aDay)),
}

interface Ends {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** Words sort after days, and so never end too early. */
const endsInOrder = z.refine<Ends>(
  ({ from = '', to = 'last' }: Ends) => from === 'first' || from <= to,
  {
    error: 'A range ends on the day it begins, or later',
    path: ['to'],
  },
)

const historyQuery = z.strictObject(rangeFields).check(endsInOrder)
export type HistoryQuery = z.input<typeof historyQuery>

export const readCreatorHistoryCall = endpoint({
  name: 'readCreatorHistory',
  method: 'GET',
  path: '/api/creator/history',
  summary: 'Views and earnings per day, over long ranges per week or month, oldest first',
  access: ['creator'],
  query: historyQuery,
  response: z.array(historyDay),
})

export const readBrandHistoryCall = endpoint({
  name: 'readBrandHistory',
  method: 'GET',
  path: '/api/brand/history',
  summary: 'Views and spend per day, over long ranges per week or month, oldest first',
  access: ['brand'],
  scope: 'campaigns:read',
  query: z.strictObject({ ...rangeFields, campaignId: z.optional(campaignId) }).check(endsInOrder),
  response: z.array(historyDay),
})

export const readAdminHistoryCall = endpoint({
  name: 'readAdminHistory',
  method: 'GET',
  path: '/api/admin/history',
  summary:
    'Views gained and money paid out per day, over long ranges per week or month, oldest first',
  access: ['admin'],
  scope: 'campaigns:read',
  query: historyQuery,
  response: z.array(historyDay),
})
