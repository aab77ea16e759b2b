import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { cents } from '../shapes.ts'

export const readBrandStatsCall = endpoint({
  name: 'readBrandStats',
  method: 'GET',
  path: '/api/brand/stats',
  summary: 'The brand’s totals',
  access: ['brand'],
  scope: 'campaigns:read',
  response: z.object({
    totalBudget: cents,
    /** The total paid in for creators of the same campaigns. */
    totalFunded: cents,
    totalPaid: cents,
    activeCampaigns: z.int(),
    totalSubmissions: z.int(),
  }),
})

export const readCreatorStatsCall = endpoint({
  name: 'readCreatorStats',
  method: 'GET',
  path: '/api/creator/stats',
  summary: 'The creator’s totals',
  access: ['creator'],
  response: z.object({
    totalEarnings: cents,
    /** The part of `pendingEarnings` that can be withdrawn. */
    availableBalance: cents,
    pendingEarnings: cents,
    totalSubmissions: z.int(),
    totalViews: z.int(),
  }),
})

export const readAdminStatsCall = endpoint({
  name: 'readAdminStats',
  method: 'GET',
  path: '/api/admin/stats',
  summary: 'The marketplace’s totals',
  access: ['admin'],
  scope: 'campaigns:read',
  response: z.object({
    totalUsers: z.int(),
    totalBrands: z.int(),
    totalCreators: z.int(),
    totalCampaigns: z.int(),
    totalSubmissions: z.int(),
    totalPaidOut: cents,
  }),
})
