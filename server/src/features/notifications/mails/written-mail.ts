import type { UserId } from '@permille/contract/ids'
import type { MailKind } from '@permille/contract/notifications/mails'

/** A mail as it goes into the outbox. */
export interface WrittenMail {
  readonly kind: MailKind
  /** Null for an address that has no account, or had one. */
  readonly userId: UserId | null
  readonly toAddress: string
  /** Where an answer goes, if not to the sender of all mails. */
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** What `secretMark` stands for in both forms; null without a single-use link. */
  readonly secret: string | null
}

/**
 * Where a single-use link stands until the mail is sent. The outbox holds the link sealed, and no longer than
 * that: an admin who read it there could take the account without a trace.
 */
export const secretMark = '{{single-use-link}}'
