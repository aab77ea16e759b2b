import type { UserId } from '@permille/contract/ids'
import type { MailKind } from '@permille/contract/notifications/mails'
import {
  lastingKinds,
  type NotificationKind,
  notificationKinds,
} from '@permille/contract/notifications/notifications'
import type { Encryption } from '#platform/encryption.ts'
import { NotFound } from '#platform/errors/errors.ts'
import type { NotificationDeps } from '../notification-deps.ts'
import { upsertPreference } from '../notification-store.ts'

export const unsubscribePath = '/api/notifications/unsubscribe'
const context = 'unsubscribe'

interface Subscription {
  readonly userId: UserId
  readonly kind: NotificationKind
}

/**
 * Where a mail program posts to for its reader (RFC 8058), without a session: the link itself proves who
 * was written to. Null for a mail that cannot be declined.
 */
export function unsubscribeUrl(
  { encryption, appUrl }: { encryption: Encryption; appUrl: string },
  { kind, userId }: { kind: MailKind; userId: UserId | null },
): string | null {
  const known = notificationKinds.find((each) => each === kind)
  if (userId === null || known === undefined || lastingKinds.includes(known)) return null
  return `${appUrl}${unsubscribePath}/${encryption.seal(`${known} ${userId}`, context)}`
}

/** Switches off mails of the kind that the link belongs to; throws `NotFound` for any other link. */
export async function unsubscribe(
  { database, encryption }: Pick<NotificationDeps, 'database' | 'encryption'>,
  link: string,
): Promise<void> {
  const { userId, kind } = openLink(encryption, link)
  await database.transaction((tx) =>
    upsertPreference(tx, { userId, kind, channel: 'mail', isOn: false }),
  )
}

function openLink(encryption: Encryption, link: string): Subscription {
  try {
    const [kind, userId] = encryption.open(link, context).split(' ')
    return { userId: userId as UserId, kind: kind as NotificationKind }
  } catch (cause) {
    throw new NotFound('no-subscription', 'This link is not valid, or is too old', { cause })
  }
}
