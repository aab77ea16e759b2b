import type { FreezeId } from '@permille/contract/ids'
import { releaseFlagCall, takeBackFlagCall } from '@permille/contract/risk/admin-risk'
import type { Clock } from '#platform/clock.ts'
import { asAdmin, type Calling } from '#platform/http/actor.ts'
import { type Route, route } from '#platform/http/calls/route.ts'
import { releaseFlag, takeBackFlag } from './decide-flag.ts'

interface DecidingCall extends Calling {
  readonly params: { readonly id: FreezeId }
  readonly body: { readonly reason: string }
  readonly request: { readonly id: string }
}

export function flagRoutes({ clock }: { clock: Clock }): Route[] {
  const decisionOf = (call: DecidingCall) => ({
    freezeId: call.params.id,
    adminUserId: asAdmin(call).userId,
    reason: call.body.reason,
    at: clock.now(),
    requestId: call.request.id,
  })
  return [
    route(releaseFlagCall, (call) =>
      call.once(
        (db) => db.transaction((tx) => releaseFlag(tx, decisionOf(call))),
        (decided) => ({ ...decided }),
      ),
    ),
    route(takeBackFlagCall, (call) =>
      call.once(
        (db) => db.transaction((tx) => takeBackFlag(tx, decisionOf(call))),
        (decided) => ({ ...decided }),
      ),
    ),
  ]
}
