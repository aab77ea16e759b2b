import type { MailId, UserId } from '@permille/contract/ids'
import type { MailKind } from '@permille/contract/notifications/mails'
import type { Database, Transaction } from '#platform/database/database.ts'
import { firstRow, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import type { WrittenMail } from './written-mail.ts'

export interface StoredMail extends Omit<WrittenMail, 'secret'> {
  readonly id: MailId
  readonly sealedSecret: string | null
}

export async function insertMail(tx: Transaction, mail: StoredMail): Promise<void> {
  await run(
    tx,
    sql`INSERT INTO mails (id, kind, user_id, to_address, reply_to, subject, body, html, sealed_secret)
      VALUES (${mail.id}, ${mail.kind}, ${mail.userId}, ${mail.toAddress}, ${mail.replyTo ?? null},
        ${mail.subject}, ${mail.text}, ${mail.html}, ${mail.sealedSecret})`,
  )
}

/** Which of these subjects the latest mail to the address has. */
export async function findLastSubject(
  tx: Transaction,
  toAddress: string,
  subjects: readonly string[],
): Promise<string | undefined> {
  const last = await firstRow(
    tx,
    sql<{ subject: string }>`SELECT subject FROM mails
      WHERE to_address = ${toAddress} AND subject = ANY(${subjects}) AND user_id IS NULL
      ORDER BY created_at DESC, id DESC LIMIT 1`,
  )
  return last?.subject
}

export interface DueMail {
  readonly kind: MailKind
  readonly userId: UserId | null
  readonly toAddress: string
  readonly replyTo: string | null
  readonly subject: string
  readonly text: string
  /** Null for mails of an older version. */
  readonly html: string | null
  readonly sealedSecret: string | null
}

const tryingSeconds = 60

/** For one process at a time, until it reports the outcome or `tryingSeconds` have passed. */
export async function claimMail(
  tx: Transaction,
  { id, at }: { id: MailId; at: Date },
): Promise<DueMail | undefined> {
  return await firstRow(
    tx,
    sql<DueMail>`UPDATE mails SET tries = tries + 1, tried_at = ${at}, failure = NULL
      WHERE id = ${id} AND sent_at IS NULL AND (tried_at IS NULL OR failure IS NOT NULL
        OR tried_at <= ${at}::timestamptz - make_interval(secs => ${tryingSeconds}))
      RETURNING kind, user_id, to_address, reply_to, subject, body AS text, html, sealed_secret`,
  )
}

export async function isUnsent(db: Database, id: MailId): Promise<boolean> {
  const row = await firstRow(db, sql`SELECT FROM mails WHERE id = ${id} AND sent_at IS NULL`)
  return row !== undefined
}

export async function markSent(tx: Transaction, id: MailId, at: Date): Promise<void> {
  await run(
    tx,
    sql`UPDATE mails SET sent_at = ${at}, sealed_secret = NULL, failure = NULL WHERE id = ${id}`,
  )
}

export async function markFailed(tx: Transaction, id: MailId, failure: string): Promise<void> {
  await run(tx, sql`UPDATE mails SET failure = ${failure} WHERE id = ${id} AND sent_at IS NULL`)
}

/** False if that was asked before and has not been tried since. */
export async function askAgain(tx: Transaction, id: MailId, at: Date): Promise<boolean> {
  const asked = await firstRow(
    tx,
    sql`UPDATE mails SET asked_at = ${at}
      WHERE id = ${id} AND sent_at IS NULL AND (asked_at IS NULL OR tried_at >= asked_at)
      RETURNING id`,
  )
  return asked !== undefined
}
