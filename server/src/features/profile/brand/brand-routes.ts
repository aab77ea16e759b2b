import { changeBrandCall, readBrandCall } from '@permille/contract/profile/profile'
import { asBrand } from '#platform/http/actor.ts'
import { type Route, route } from '#platform/http/calls/route.ts'
import type { ProfileDeps } from '../profile-deps.ts'
import { findBrand } from './brand-store.ts'
import { changeBrand } from './change-brand.ts'

const noBillingDetails = { legalName: null, billingAddress: null, taxNumber: null }

export function brandRoutes(deps: ProfileDeps): Route[] {
  return [
    route(readBrandCall, async (call) => {
      const { brandId, scopes } = asBrand(call)
      const brand = await findBrand(deps.database, brandId)
      return scopes.has('billing:read') ? brand : { ...brand, ...noBillingDetails }
    }),
    route(changeBrandCall, (call) => {
      const { body: details, request } = call
      return changeBrand(deps, { brand: asBrand(call), details, requestId: request.id })
    }),
  ]
}
