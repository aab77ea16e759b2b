import {
  listEligibilitiesCall,
  readEligibilityCall,
} from '@permille/contract/submissions/eligibility'
import { asCreator } from '#platform/http/actor.ts'
import { type Route, route } from '#platform/http/calls/route.ts'
import type { SubmitDeps } from '../submission-deps.ts'
import { listEligibilities, readEligibility } from './read-eligibility.ts'

export function eligibilityRoutes(deps: SubmitDeps): Route[] {
  return [
    route(readEligibilityCall, (call) =>
      readEligibility(deps, {
        ...asCreator(call),
        campaignId: call.params.id,
        invite: call.query.invite,
      }),
    ),
    route(listEligibilitiesCall, (call) => listEligibilities(deps, asCreator(call))),
  ]
}
