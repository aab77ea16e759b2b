import * as z from 'zod/mini'
import { endpoint, type ResponseOf } from '../endpoint.ts'
import { brandId } from '../ids.ts'
import { cents, timestamp } from '../shapes.ts'
import { brandRoles } from '../teams/scopes.ts'

export const listBrandsCall = endpoint({
  name: 'listBrands',
  method: 'GET',
  path: '/api/brands',
  summary: 'Your brands, with what waits in each; the one whose posts wait longest first',
  access: ['brand'],
  scope: null,
  query: z.strictObject({}),
  response: z.array(
    z.object({
      id: brandId,
      name: z.string(),
      logoUrl: z.nullable(z.string()),
      role: z.enum(brandRoles),
      liveCampaigns: z.int(),
      leftCents: cents,
      /** Whole days that the money of a live campaign lasts at its pace, of whichever is gone first; null while none spends. */
      daysLeft: z.nullable(z.int()),
      /** Posts that wait for a decision; 0 for a role that does not see posts. */
      toReview: z.int(),
      oldestWaitingAt: z.nullable(timestamp),
      /** Earned by creators since the month began (UTC). */
      spentThisMonthCents: cents,
    }),
  ),
})
export type OwnBrand = ResponseOf<typeof listBrandsCall>[number]
