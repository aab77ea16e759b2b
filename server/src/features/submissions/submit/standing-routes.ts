import { listStandingsCall, readStandingCall } from '@permille/contract/submissions/standing'
import { asCreator } from '#platform/http/actor.ts'
import { type Route, route } from '#platform/http/calls/route.ts'
import type { SubmitDeps } from '../submission-deps.ts'
import { listStandings, readStanding } from './read-standing.ts'

export function standingRoutes(deps: SubmitDeps): Route[] {
  return [
    route(readStandingCall, (call) =>
      readStanding(deps, {
        ...asCreator(call),
        campaignId: call.params.id,
        invite: call.query.invite,
      }),
    ),
    route(listStandingsCall, (call) => listStandings(deps, asCreator(call))),
  ]
}
