import { notificationKinds } from './notifications.ts'

/** What a mail is about: news, or what is mailed to people who have no list of news yet. */
export const mailKinds = [...notificationKinds, 'invitation'] as const
export type MailKind = (typeof mailKinds)[number]
