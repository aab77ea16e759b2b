import { listBrandNewsCall, muteBrandCall } from '@permille/contract/notifications/brand-news'
import {
  listGroupedNotificationsCall,
  listNotificationGroupsCall,
} from '@permille/contract/notifications/notification-groups'
import {
  countUnreadCall,
  listNotificationsCall,
  readNotificationsCall,
  readPreferencesCall,
  setPreferenceCall,
  unreadCountMax,
} from '@permille/contract/notifications/notifications'
import { notificationStreamPath } from '@permille/contract/notifications/stream'
import { memberPages } from '@permille/contract/pages'
import * as z from 'zod/mini'
import { invariant } from '#platform/errors/errors.ts'
import { asSignedIn } from '#platform/http/actor.ts'
import { pageRequest, respondWithRows } from '#platform/http/calls/list-page.ts'
import { type RawCall, type RawRoute, rawRoute } from '#platform/http/calls/raw-route.ts'
import { type Route, route } from '#platform/http/calls/route.ts'
import { listBrandNews } from './brand-news-store.ts'
import { outboxRoutes } from './mails/outbox-routes.ts'
import { unsubscribe, unsubscribePath } from './mails/unsubscribe.ts'
import type { NotificationDeps, PushDeps } from './notification-deps.ts'
import { listNotificationGroups } from './notification-group-store.ts'
import { countUnread, listNotifications } from './notification-store.ts'
import { muteBrand, readPreferences, setPreference } from './preferences.ts'
import { pushRoutes } from './push/push-routes.ts'
import { readNotificationGroup } from './read-notification-group.ts'
import { readNotifications } from './read-notifications.ts'
import { toldRoles } from './recipients.ts'
import { createStreamHub } from './stream/stream-hub.ts'
import { inWords } from './words/group-words.ts'

export function notificationRoutes(deps: NotificationDeps & PushDeps): (Route | RawRoute)[] {
  const { database } = deps
  return [
    route(listNotificationsCall, async (call) => {
      const { userId } = asSignedIn(call)
      const filter = { ...pageRequest(call.query), userId, isUnread: call.query.unread === '1' }
      return respondWithRows(call, await listNotifications(database, filter))
    }),
    route(listNotificationGroupsCall, async (call) => {
      const { userId } = asSignedIn(call)
      const { unread, utcOffsetMinutes } = call.query
      const filter = { ...pageRequest(call.query), userId, isUnread: unread === '1' }
      const rows = await listNotificationGroups(database, { ...filter, utcOffsetMinutes })
      return respondWithRows(call, rows.map(inWords))
    }),
    route(listGroupedNotificationsCall, async (call) => {
      const { userId } = asSignedIn(call)
      const { utcOffsetMinutes } = call.query
      const filter = { ...pageRequest(call.query), userId, id: call.params.id, utcOffsetMinutes }
      return respondWithRows(call, await readNotificationGroup(database, filter))
    }),
    route(countUnreadCall, async (call) => {
      const { userId } = asSignedIn(call)
      return { count: await countUnread(database, { userId, max: unreadCountMax }) }
    }),
    route(readNotificationsCall, async (call) => {
      const { userId } = asSignedIn(call)
      await readNotifications(deps, { ...call.body, userId })
      return { ok: true } as const
    }),
    ...preferenceRoutes(deps),
    ...outboxRoutes(deps),
    ...pushRoutes(deps),
  ]
}

const streamQuery = z.object({
  /** The id of the last event heard, or a dot and the milliseconds at which the page was loaded. */
  after: z.optional(z.string()),
})

/** The browser's own header is later than the URL, which it repeats when it connects again. */
function afterOf({ headers, query }: Pick<RawCall, 'headers' | 'query'>): string | undefined {
  const after = headers['last-event-id'] ?? query.after
  return typeof after === 'string' && after !== '' ? after : undefined
}

/** What an open page listens to, so that it need not ask. */
export function notificationStreamRoute({
  database,
  clock,
}: Pick<NotificationDeps, 'database' | 'clock'>): RawRoute {
  const hub = createStreamHub(database, clock)
  return rawRoute({
    name: 'listenToNews',
    method: 'GET',
    path: notificationStreamPath,
    summary:
      'Server-sent events: which kinds of your notifications are new, and which posts were decided',
    access: 'signed-in',
    query: streamQuery,
    success: {
      type: 'text/event-stream',
      description:
        'Events `news`, `decided`, `alive` and `missed`. Each has an id; with it in `after` or `Last-Event-ID` a later stream goes on from there. `missed` says that it cannot.',
    },
    needsOwnOrigin: false,
    bodyMaxBytes: 1024,
    handle: async (call) => {
      const { userId } = asSignedIn(call)
      const { address, sessionTokenHash: sessionHash } = call.request
      invariant(sessionHash !== null, 'a signed-in caller has a session')
      const after = afterOf(call)
      return { events: (signal) => hub.eventsFor({ userId, sessionHash, address, after }, signal) }
    },
  })
}

/** One click in a mail program (RFC 8058); a person who opens the link chooses in the settings. */
export function unsubscribeRoutes(
  deps: Pick<NotificationDeps, 'database' | 'encryption'>,
): RawRoute[] {
  const link = {
    path: `${unsubscribePath}/{link}`,
    access: 'public',
    needsOwnOrigin: false,
    bodyMaxBytes: 1024,
  } as const
  return [
    rawRoute({
      ...link,
      name: 'unsubscribe',
      method: 'POST',
      summary: 'End mails of one kind, by the link in such a mail',
      refusals: ['no-subscription'],
      success: { type: 'application/json', description: 'No more such mails are sent.' },
      handle: async ({ params }) => {
        await unsubscribe(deps, params.link ?? '')
        return { status: 200, json: { ok: true } }
      },
    }),
    rawRoute({
      ...link,
      name: 'openUnsubscribeLink',
      method: 'GET',
      summary: 'The settings for mails; opening this link changes nothing',
      success: { type: null, description: 'Leads to the settings for mails.' },
      handle: async () => ({ redirectTo: memberPages.notificationSettings }),
    }),
  ]
}

function preferenceRoutes(deps: NotificationDeps): Route[] {
  return [
    route(readPreferencesCall, async (call) => {
      const { userId, kind: role } = asSignedIn(call)
      return {
        preferences: await readPreferences(deps.database, { userId, role }),
        isMailSent: deps.mailer !== null,
      }
    }),
    route(setPreferenceCall, async (call) => {
      const { userId, kind: role } = asSignedIn(call)
      await setPreference(deps, { ...call.body, userId, role })
      return { ok: true } as const
    }),
    route(listBrandNewsCall, (call) =>
      listBrandNews(deps.database, { userId: asSignedIn(call).userId, told: toldRoles }),
    ),
    route(muteBrandCall, async (call) => {
      const { userId } = asSignedIn(call)
      await muteBrand(deps, { ...call.body, userId, brandId: call.params.id })
      return { ok: true } as const
    }),
  ]
}
