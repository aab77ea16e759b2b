import type { Mailer } from '#integrations/mail/mailer.ts'
import type { PushSender } from '#integrations/push/push-sender.ts'
import type { Clock } from '#platform/clock.ts'
import type { DatabaseServer } from '#platform/database/database.ts'
import type { Encryption } from '#platform/encryption.ts'

/** What pushing to browsers needs. */
export interface PushDeps {
  readonly database: DatabaseServer
  readonly clock: Clock
  /** Seals the key pair. */
  readonly encryption: Encryption
  readonly push: PushSender
}

/** The feature's dependencies; built once, by the wiring. */
export interface NotificationDeps {
  readonly database: DatabaseServer
  readonly clock: Clock
  /** Null without a mail server: the mail stays in the outbox. */
  readonly mailer: Mailer | null
  /** Seals single-use links until their mail is sent. */
  readonly encryption: Encryption
  /** The product's own address, without a trailing slash. */
  readonly appUrl: string
  /** Where the operator's users write to. */
  readonly supportAddress: string
  /** The same, where an operator gave one: messages are mailed there. */
  readonly operatorAddress: string | null
}

/** What telling the operator by mail needs. */
export interface TellDeps extends Omit<NotificationDeps, 'operatorAddress'> {
  readonly alertAddress: string
}
