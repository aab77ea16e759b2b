import {
  holdPayoutCall,
  holdPayoutsCall,
  payCreatorOtherwiseCall,
  releasePayoutsCall,
  retryPayoutCall,
} from '@permille/contract/payouts/payout-holds'
import { asAdmin, type Calling } from '#platform/http/actor.ts'
import { type Route, route } from '#platform/http/calls/route.ts'
import type { PayoutDeps } from '../payout-deps.ts'
import { holdPayout, holdPayoutsOf, releasePayoutsOf } from './hold-payouts.ts'
import { payCreatorOtherwise } from './pay-creator-otherwise.ts'
import { retryPayout } from './retry-payout.ts'

export function holdRoutes(deps: PayoutDeps): Route[] {
  const actOf = (call: ActCall) => ({
    adminUserId: asAdmin(call).userId,
    reason: call.body.reason,
    requestId: call.request.id,
    at: deps.clock.now(),
  })
  return [
    route(holdPayoutsCall, (call) =>
      call.once(
        (db) =>
          db.transaction((tx) => holdPayoutsOf(tx, { ...actOf(call), userId: call.params.id })),
        (done) => ({ ...done }),
      ),
    ),
    route(releasePayoutsCall, (call) =>
      call.once(
        (db) =>
          db.transaction((tx) =>
            releasePayoutsOf(tx, {
              ...actOf(call),
              userId: call.params.id,
              holdId: call.body.holdId,
            }),
          ),
        (done) => ({ ...done }),
      ),
    ),
    route(holdPayoutCall, (call) =>
      call.once(
        (db) =>
          db.transaction((tx) => holdPayout(tx, { ...actOf(call), payoutId: call.params.id })),
        (done) => ({ ...done }),
      ),
    ),
    route(retryPayoutCall, (call) =>
      retryPayout(
        deps,
        { ...actOf(call), expectedCents: call.body.expectedCents, payoutId: call.params.id },
        call.once,
      ),
    ),
    route(payCreatorOtherwiseCall, (call) => {
      const { reference, expectedCents } = call.body
      const act = { ...actOf(call), userId: call.params.id, reference, expectedCents }
      return call.once(
        (db) => db.transaction((tx) => payCreatorOtherwise(tx, act)),
        (done) => ({ ...done }),
      )
    }),
  ]
}

interface ActCall extends Calling {
  readonly body: { readonly reason: string }
  readonly request: { readonly id: string }
}
