import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { notificationId, notificationParams } from '../ids.ts'
import { paging, timestamp } from '../shapes.ts'
import { notification, utcOffsetMinutes } from './notifications.ts'

/** Of posts that wait for their brand's decision. */
const postsToReview = z.object({
  count: z.int(),
  firstDueAt: z.nullable(timestamp),
  /** The page of the one that is due first. */
  path: z.string(),
})

/**
 * Notifications that say the same of posts of one campaign, on one day: the newest, with words for all
 * of them. Any other notification is a group of one.
 */
const notificationGroup = z.extend(notification, {
  count: z.int(),
  unreadCount: z.int(),
  /** The one told last, up to which the group is marked as read. */
  lastToldId: notificationId,
  /** Null where none of its posts waits for you. */
  toReview: z.nullable(postsToReview),
})
export type NotificationGroup = z.output<typeof notificationGroup>

export const listNotificationGroupsCall = endpoint({
  name: 'listNotificationGroups',
  method: 'GET',
  path: '/api/notifications/groups',
  summary: 'Your notifications by campaign and day, newest first',
  access: 'signed-in',
  query: z.strictObject({
    ...paging,
    unread: z.optional(z.literal('1')),
    utcOffsetMinutes: z._default(utcOffsetMinutes, 0),
  }),
  response: z.array(notificationGroup),
})

export const listGroupedNotificationsCall = endpoint({
  name: 'listGroupedNotifications',
  method: 'GET',
  path: '/api/notifications/groups/{id}',
  summary: 'The notifications of one group, by any of them, newest first',
  access: 'signed-in',
  refusals: ['no-notification'],
  params: notificationParams,
  query: z.strictObject({ ...paging, utcOffsetMinutes: z._default(utcOffsetMinutes, 0) }),
  response: z.array(notification),
})
