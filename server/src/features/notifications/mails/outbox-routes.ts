import { listMailsCall, readMailCall, retryMailCall } from '@permille/contract/notifications/mails'
import { asAdmin } from '#platform/http/actor.ts'
import { withFiles } from '#platform/http/calls/list-file.ts'
import { pageRequest, respondWithRows } from '#platform/http/calls/list-page.ts'
import type { RawRoute } from '#platform/http/calls/raw-route.ts'
import { type Route, route } from '#platform/http/calls/route.ts'
import type { NotificationDeps } from '../notification-deps.ts'
import { mailFile } from './mail-file.ts'
import { readMail, retryMail } from './outbox.ts'
import { listMailRows } from './outbox-store.ts'

export function outboxRoutes({
  database,
  mailer,
  clock,
}: Pick<NotificationDeps, 'database' | 'mailer' | 'clock'>): (Route | RawRoute)[] {
  const isMailSent = mailer !== null
  const routes = [
    route(listMailsCall, async (call) => {
      const { to, state, kind } = call.query
      const filter = { ...pageRequest(call.query), to, state, kind }
      return respondWithRows(call, await listMailRows(database, filter))
    }),
    route(readMailCall, async (call) => ({
      ...(await readMail(database, call.params.id)),
      isMailSent,
    })),
    route(retryMailCall, async (call) => {
      const { userId: adminUserId } = asAdmin(call)
      const { id: requestId } = call.request
      const request = { id: call.params.id, adminUserId, at: clock.now(), requestId, isMailSent }
      await call.once(
        (db) => db.transaction((tx) => retryMail(tx, request)),
        () => null,
      )
      return { ok: true } as const
    }),
  ]
  return withFiles(routes, [mailFile])
}
