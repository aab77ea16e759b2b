import * as z from 'zod/mini'
import { endpoint, type ResponseOf } from '../endpoint.ts'
import { platforms, submissionStatuses } from '../enums.ts'
import { campaignId, savedViewId, savedViewParams } from '../ids.ts'
import { searchMaxLength, viewNameMaxLength } from '../limits.ts'
import { riskFilters } from '../risk/signals.ts'
import { acknowledged } from '../shapes.ts'
import { submissionQueues } from '../submissions/admin-submissions.ts'
import { queueOrders } from '../submissions/orders.ts'
import { dueFilters } from '../submissions/submissions.ts'

/** How many a person may save of one page. */
export const savedViewsMax = 20

/** The lists whose filters and order can be saved, with the names that these have in the address. */
const filterNamesOf = {
  'review-desk': ['status', 'campaign', 'platform', 'risk', 'due', 'search', 'sort'],
  'all-submissions': ['queue', 'campaign', 'platform', 'risk', 'search', 'sort'],
} as const

const viewPages = ['review-desk', 'all-submissions'] as const
export type ViewPage = (typeof viewPages)[number]

const filters = z.strictObject({
  status: z.optional(z.enum([...submissionStatuses, 'disputed'])),
  queue: z.optional(z.enum([...submissionQueues, 'disputes'])),
  campaign: z.optional(campaignId),
  platform: z.optional(z.enum(platforms)),
  risk: z.optional(z.enum(riskFilters)),
  due: z.optional(z.enum(dueFilters)),
  search: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(searchMaxLength))),
  /** The list's order; after a minus the other way around. */
  sort: z.optional(z.enum([...queueOrders, ...queueOrders.map((order) => `-${order}` as const)])),
})
export type ViewFilters = z.output<typeof filters>

const viewName = z
  .string('Name the view')
  .check(
    z.trim(),
    z.minLength(1, 'Name the view'),
    z.maxLength(viewNameMaxLength, `The name must be ${viewNameMaxLength} characters or less`),
  )

const page = z.enum(viewPages)

export const listSavedViewsCall = endpoint({
  name: 'listSavedViews',
  method: 'GET',
  path: '/api/user/views',
  summary: 'Your saved filters for a list, by name',
  access: ['brand', 'admin'],
  scope: null,
  query: z.strictObject({ page }),
  response: z.array(
    z.object({
      id: savedViewId,
      name: z.string(),
      /** As in the page's URL. */
      filters: z.record(z.string(), z.string()),
    }),
  ),
})
export type SavedView = ResponseOf<typeof listSavedViewsCall>[number]

export const saveViewCall = endpoint({
  name: 'saveView',
  method: 'POST',
  path: '/api/user/views',
  summary: 'Save the filters of a list under a name',
  access: ['brand', 'admin'],
  scope: null,
  refusals: ['too-many-views', 'view-name-taken'],
  body: z.strictObject({ page, name: viewName, filters }).check(
    z.refine((view) => isOfPage(view), {
      message: 'This list has no such filter',
      path: ['filters'],
    }),
  ),
  response: z.object({ id: savedViewId }),
  status: 201,
})

function isOfPage(view: { page: ViewPage; filters: ViewFilters }): boolean {
  const known: readonly string[] = filterNamesOf[view.page]
  return Object.keys(view.filters).every((name) => known.includes(name))
}

export const renameViewCall = endpoint({
  name: 'renameView',
  method: 'PUT',
  path: '/api/user/views/{id}',
  summary: 'Rename a saved view',
  access: ['brand', 'admin'],
  scope: null,
  refusals: ['view-name-taken', 'view-not-found'],
  params: savedViewParams,
  body: z.strictObject({ name: viewName }),
  response: acknowledged,
})

export const deleteViewCall = endpoint({
  name: 'deleteView',
  method: 'DELETE',
  path: '/api/user/views/{id}',
  summary: 'Delete a saved view',
  access: ['brand', 'admin'],
  scope: null,
  refusals: ['view-not-found'],
  params: savedViewParams,
  response: acknowledged,
})
