import * as z from 'zod/mini'
import { endpoint, type ResponseOf } from '../endpoint.ts'
import type { UserRole } from '../enums.ts'
import { notificationId } from '../ids.ts'
import { acknowledged, paging, timestamp } from '../shapes.ts'

/** What a notification is about; each kind can be switched off by channel. */
export const notificationKinds = [
  'decision',
  'post',
  'payout',
  'account',
  'new_post',
  'deadline',
  'campaign',
  'payment',
  'dispute',
  'chargeback',
  'answer',
  'webhook',
  'security',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** Channels besides the list in the product. */
export const notificationChannels = ['product', 'mail', 'push'] as const
export type NotificationChannel = (typeof notificationChannels)[number]

/** Those that each role can get, in the order of the settings. */
export const kindsOfRole: Readonly<Record<UserRole, readonly NotificationKind[]>> = {
  creator: ['decision', 'post', 'payout', 'dispute', 'chargeback', 'account', 'answer', 'security'],
  brand: [
    'new_post',
    'deadline',
    'campaign',
    'payment',
    'dispute',
    'chargeback',
    'answer',
    'webhook',
    'security',
  ],
  admin: ['payment', 'dispute', 'chargeback', 'webhook', 'security'],
}

/** Several of these are one mail. */
export const digestKinds: readonly NotificationKind[] = ['new_post', 'deadline']

/** Someone who took over an account could otherwise switch off the warning first. */
export const lastingKinds: readonly NotificationKind[] = ['security']

export const notification = z.object({
  id: notificationId,
  kind: z.enum(notificationKinds),
  title: z.string(),
  text: z.string(),
  /** A page of the product. */
  path: z.string(),
  at: timestamp,
  /** Later than `at` by seconds, or by as long as the workers were stopped. */
  toldAt: timestamp,
  isRead: z.boolean(),
})
export type Notification = z.output<typeof notification>

export const listNotificationsCall = endpoint({
  name: 'listNotifications',
  method: 'GET',
  path: '/api/notifications',
  summary: 'Your notifications, newest first',
  access: 'signed-in',
  query: z.strictObject({ ...paging, unread: z.optional(z.literal('1')) }),
  response: z.array(notification),
})

/** The reader's distance from UTC, east of it positive: a day of theirs begins that much earlier. */
export const utcOffsetMinutes = z.coerce.number().check(z.int(), z.minimum(-840), z.maximum(840))

/** A bell says "99+" beyond. */
export const unreadCountMax = 100

export const countUnreadCall = endpoint({
  name: 'countUnread',
  method: 'GET',
  path: '/api/notifications/unread',
  summary: 'The number of your unread notifications, up to 100',
  access: 'signed-in',
  response: z.object({ count: z.int() }),
})

export const readNotificationsCall = endpoint({
  name: 'readNotifications',
  method: 'POST',
  path: '/api/notifications/read',
  summary: 'Mark one of your notifications as read, its group, or all up to one',
  access: 'signed-in',
  refusals: ['no-notification'],
  body: z.strictObject({
    id: notificationId,
    /** Also marks everything delivered before it or with it; later ones have not been seen. */
    andOlder: z._default(z.boolean(), false),
    /** Also marks those of its group by the day at this offset, if they were delivered before it. */
    andGroupAt: z.optional(z.int('Send whole minutes').check(z.minimum(-840), z.maximum(840))),
  }),
  response: acknowledged,
})

const preference = z.object({
  kind: z.enum(notificationKinds),
  product: z.boolean(),
  mail: z.boolean(),
  push: z.boolean(),
})
export type NotificationPreference = z.output<typeof preference>

export const readPreferencesCall = endpoint({
  name: 'readPreferences',
  method: 'GET',
  path: '/api/notifications/preferences',
  summary: 'Your notification settings, by kind and channel',
  access: 'signed-in',
  response: z.object({
    preferences: z.array(preference),
    /** False without a mail server: mail is written and not sent. */
    isMailSent: z.boolean(),
  }),
})
export type NotificationPreferences = ResponseOf<typeof readPreferencesCall>

export const setPreferenceCall = endpoint({
  name: 'setPreference',
  method: 'PUT',
  path: '/api/notifications/preferences',
  summary: 'Switch one kind of notification on or off, by channel',
  access: 'signed-in',
  refusals: ['no-such-kind', 'stays-on'],
  body: z.strictObject({
    kind: z.enum(notificationKinds),
    channel: z.enum(notificationChannels),
    isOn: z.boolean(),
  }),
  response: acknowledged,
})
