import { endPushCall, readPushKeyCall, startPushCall } from '@permille/contract/notifications/push'
import { invariant } from '#platform/errors/errors.ts'
import { asSignedIn } from '#platform/http/actor.ts'
import { type Route, route } from '#platform/http/calls/route.ts'
import type { PushDeps } from '../notification-deps.ts'
import { readPushKeys } from './push-keys.ts'
import { endPush, startPush } from './subscribe-push.ts'

export function pushRoutes(deps: PushDeps): Route[] {
  return [
    route(readPushKeyCall, async () => {
      const { publicKey } = await readPushKeys(deps)
      return { publicKey }
    }),
    route(startPushCall, async (call) => {
      const { userId } = asSignedIn(call)
      const { sessionTokenHash } = call.request
      invariant(sessionTokenHash !== null, 'a signed-in caller has a session')
      const isOn = await startPush(deps, { ...call.body, userId, sessionTokenHash })
      return { ok: true, isOn } as const
    }),
    route(endPushCall, async (call) => {
      const { userId } = asSignedIn(call)
      await endPush(deps, { ...call.body, userId })
      return { ok: true } as const
    }),
  ]
}
