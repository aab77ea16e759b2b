import type { Id } from '@permille/contract/ids'
import type { Mail } from '../../integrations/mail/mailer.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { firstRow, run } from '../../platform/database/query.ts'
import { sql } from '../../platform/database/sql.ts'

export type MailId = Id<'mail'>

export async function insertMail(tx: Transaction, mail: Mail & { id: MailId }): Promise<void> {
  await run(
    tx,
    sql`INSERT INTO mails (id, to_address, subject, body)
      VALUES (${mail.id}, ${mail.toAddress}, ${mail.subject}, ${mail.body})`,
  )
}

export async function findUnsentMail(db: Database, id: MailId): Promise<Mail | undefined> {
  return await firstRow(
    db,
    sql<Mail>`SELECT to_address, subject, body FROM mails WHERE id = ${id} AND sent_at IS NULL`,
  )
}

export async function markSent(tx: Transaction, id: MailId, at: Date): Promise<void> {
  await run(tx, sql`UPDATE mails SET sent_at = ${at} WHERE id = ${id}`)
}
