import {
  deleteViewCall,
  listSavedViewsCall,
  renameViewCall,
  saveViewCall,
} from '@permille/contract/profile/saved-views'
import type { Clock } from '#platform/clock.ts'
import type { DatabaseServer } from '#platform/database/database.ts'
import { asSignedIn } from '#platform/http/actor.ts'
import { type Route, route } from '#platform/http/calls/route.ts'
import { removeView, renameView, saveView } from './save-view.ts'
import { listSavedViews } from './saved-view-store.ts'

export function savedViewRoutes({
  database,
  clock,
}: {
  database: DatabaseServer
  clock: Clock
}): Route[] {
  const done = { ok: true as const }
  return [
    route(listSavedViewsCall, (call) =>
      listSavedViews(database, { userId: asSignedIn(call).userId, page: call.query.page }),
    ),
    route(saveViewCall, (call) => {
      const view = { ...call.body, userId: asSignedIn(call).userId, at: clock.now() }
      return call.once(
        (db) => db.transaction((tx) => saveView(tx, view)),
        ({ id }) => ({ id }),
      )
    }),
    route(renameViewCall, async (call) => {
      const change = { ...call.params, ...call.body, userId: asSignedIn(call).userId }
      await database.transaction((tx) => renameView(tx, change))
      return done
    }),
    route(deleteViewCall, async (call) => {
      const view = { ...call.params, userId: asSignedIn(call).userId }
      await call.once(
        (db) => db.transaction((tx) => removeView(tx, view)),
        () => null,
      )
      return done
    }),
  ]
}
