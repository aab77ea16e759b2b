import type { SubmissionId, UserId } from '@permille/contract/ids'
import { type Listed, newestFirst, type PageRequest } from '#platform/database/after-cursor.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

/** Whose notes they are: each side reads only its own. */
export type NoteSide = 'brand' | 'admin'

export interface NewNote {
  readonly id: string
  readonly submissionId: SubmissionId
  readonly side: NoteSide
  readonly authorUserId: UserId
  readonly text: string
  readonly at: Date
}

export async function insertNote(tx: Transaction, note: NewNote): Promise<void> {
  await run(
    tx,
    sql`INSERT INTO review_notes (id, submission_id, side, author_user_id, text, created_at)
      VALUES (${note.id}, ${note.submissionId}, ${note.side}, ${note.authorUserId}, ${note.text},
        ${note.at})`,
  )
}

export interface NoteRow extends Listed {
  readonly authorName: string
  readonly text: string
  readonly createdAt: Date
}

const newestWritten = newestFirst(sql`n.created_at`, sql`n.id`)

export function listNotesOf(
  db: Database,
  filter: PageRequest & { submissionId: SubmissionId; side: NoteSide },
): Promise<NoteRow[]> {
  return manyRows(
    db,
    sql<NoteRow>`SELECT n.id, u.display_name AS author_name, n.text, n.created_at,
        ${newestWritten.listedAt}
      FROM review_notes n JOIN users u ON u.id = n.author_user_id
      WHERE n.submission_id = ${filter.submissionId} AND n.side = ${filter.side}
        ${newestWritten.after(filter)}
      ${newestWritten.cut(filter)}`,
  )
}
