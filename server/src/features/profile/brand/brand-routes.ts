import { changeBrandCall, readBrandCall } from '@permille/contract/profile/profile'
import { asBrand } from '#platform/http/actor.ts'
import { type Route, route } from '#platform/http/calls/route.ts'
import type { ProfileDeps } from '../profile-deps.ts'
import { findBrand } from './brand-store.ts'
import { changeBrand } from './change-brand.ts'

export function brandRoutes(deps: ProfileDeps): Route[] {
  return [
    route(readBrandCall, (call) => findBrand(deps.database, asBrand(call).brandId)),
    route(changeBrandCall, (call) => {
      const { body: details, request } = call
      return changeBrand(deps, { brand: asBrand(call), details, requestId: request.id })
    }),
  ]
}
