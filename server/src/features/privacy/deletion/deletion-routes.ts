import {
  deleteAccountCall,
  deleteUserCall,
  readDeletionCall,
  readUserDeletionCall,
} from '@permille/contract/privacy/account-deletion'
import { actorForThemselves } from '#features/accounts/public.ts'
import type { Clock } from '#platform/clock.ts'
import type { DatabaseServer } from '#platform/database/database.ts'
import { asAdmin, asSignedIn } from '#platform/http/actor.ts'
import { type Route, route } from '#platform/http/calls/route.ts'
import { deleteAccount, readDeletion } from './delete-account.ts'

export function deletionRoutes({
  database,
  clock,
}: {
  database: DatabaseServer
  clock: Clock
}): Route[] {
  return [
    route(readDeletionCall, (call) =>
      readDeletion(database, { userId: asSignedIn(call).userId, at: clock.now() }),
    ),
    route(deleteAccountCall, async (call) => {
      const { userId, kind } = asSignedIn(call)
      const { givesUpCents } = call.body
      const target = {
        userId,
        actor: actorForThemselves({ kind, userId }),
        givesUpCents,
        requestId: call.request.id,
      }
      await database.transaction((tx) => deleteAccount(tx, { ...target, at: clock.now() }))
      call.clearSessionCookie()
      return { ok: true as const }
    }),
    route(readUserDeletionCall, (call) =>
      readDeletion(database, { userId: call.params.id, at: clock.now() }),
    ),
    route(deleteUserCall, async (call) => {
      const actor = { kind: 'admin', userId: asAdmin(call).userId } as const
      const request = { ...call.body, userId: call.params.id, actor, requestId: call.request.id }
      await call.once(
        (db) => db.transaction((tx) => deleteAccount(tx, { ...request, at: clock.now() })),
        () => null,
      )
      return { ok: true as const }
    }),
  ]
}
