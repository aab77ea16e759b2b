import * as z from 'zod/mini'
import { endpoint, type ResponseOf } from '../endpoint.ts'
import { brandId, brandParams } from '../ids.ts'
import { acknowledged } from '../shapes.ts'

export const listBrandNewsCall = endpoint({
  name: 'listBrandNews',
  method: 'GET',
  path: '/api/notifications/brands',
  summary: 'The brands that you are in without owning them, and which of them you muted',
  access: ['brand'],
  scope: null,
  query: z.strictObject({}),
  response: z.array(z.object({ id: brandId, name: z.string(), isMuted: z.boolean() })),
})
export type BrandNews = ResponseOf<typeof listBrandNewsCall>[number]

export const muteBrandCall = endpoint({
  name: 'muteBrand',
  method: 'PUT',
  path: '/api/notifications/brands/{id}',
  summary: 'Mute a brand that you are in without owning it, or end that',
  access: ['brand'],
  scope: null,
  refusals: ['brand-not-found'],
  params: brandParams,
  body: z.strictObject({ isMuted: z.boolean() }),
  response: acknowledged,
})
