import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { brandId, brandParams, userId, userParams } from '../ids.ts'
import { nameText } from '../input/name.ts'
import { displayNameMaxLength } from '../limits.ts'
import { acknowledged, reason } from '../shapes.ts'

export const brandsPerPersonMax = 500

export const createBrandCall = endpoint({
  name: 'createBrand',
  method: 'POST',
  path: '/api/brands',
  summary: 'Open another brand of your own, as many as an admin allows you',
  access: ['brand'],
  scope: null,
  refusals: ['brands-max', 'name-reserved', 'name-taken'],
  body: z.strictObject({ name: nameText('Brand name is required', displayNameMaxLength) }),
  response: z.object({ id: brandId }),
  status: 201,
})

export const setBrandsMaxCall = endpoint({
  name: 'setBrandsMax',
  method: 'PUT',
  path: '/api/admin/users/{id}/brands-max',
  summary: 'Set how many brands a person may own',
  access: ['admin'],
  needsFreshSignIn: true,
  refusals: ['user-not-found'],
  params: userParams,
  body: z.strictObject({
    max: z.int().check(z.minimum(0), z.maximum(brandsPerPersonMax)),
    reason,
  }),
  response: acknowledged,
})

export const transferBrandByAdminCall = endpoint({
  name: 'transferBrandByAdmin',
  method: 'POST',
  path: '/api/admin/brands/{id}/transfer',
  summary: 'Make someone with a brand’s account the owner of a brand; both people are told',
  access: ['admin'],
  needsFreshSignIn: true,
  refusals: [
    'brand-not-found',
    'brand-suspended',
    'email-unproven',
    'member-suspended',
    'owner-stays',
    'user-not-found',
  ],
  params: brandParams,
  body: z.strictObject({ userId, reason }),
  response: acknowledged,
})
