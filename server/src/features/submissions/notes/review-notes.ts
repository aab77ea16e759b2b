import type { SubmissionId } from '@permille/contract/ids'
import { writeAudit } from '#features/accounts/public.ts'
import type { PageRequest } from '#platform/database/after-cursor.ts'
import type { Database } from '#platform/database/database.ts'
import { newId } from '#platform/ids.ts'
import { type Reviewer, SubmissionNotFound, viewerOf } from '../review.ts'
import type { ReviewDeps } from '../submission-deps.ts'
import { findForReview } from '../submission-store.ts'
import { insertNote, listNotesOf, type NoteRow } from './note-store.ts'

type Person = Exclude<Reviewer, { kind: 'system' }>

interface NewNoteRequest {
  readonly submissionId: SubmissionId
  readonly reviewer: Person
  readonly text: string
  readonly requestId?: string | undefined
}

/** The audit log records that a note was written, not its text: admins read that log, but not brands’ notes. */
export function addNote(
  { database, clock }: Pick<ReviewDeps, 'database' | 'clock'>,
  { submissionId, reviewer, text, requestId }: NewNoteRequest,
): Promise<{ id: string }> {
  return database.transaction(async (tx) => {
    const found = await findForReview(tx, submissionId, viewerOf(reviewer))
    if (found === undefined) throw new SubmissionNotFound()
    const id = newId()
    await insertNote(tx, {
      id,
      submissionId,
      side: reviewer.kind,
      authorUserId: reviewer.userId,
      text,
      at: clock.now(),
    })
    await writeAudit(tx, {
      actor: reviewer,
      action: 'submission.note',
      objectType: 'submission',
      objectId: submissionId,
      after: { noteId: id },
      requestId,
    })
    return { id }
  })
}

/** The reviewer's own side's, newest first. */
export async function listNotes(
  db: Database,
  request: PageRequest & { submissionId: SubmissionId; reviewer: Person },
): Promise<NoteRow[]> {
  const { submissionId, reviewer } = request
  const found = await findForReview(db, submissionId, viewerOf(reviewer))
  if (found === undefined) throw new SubmissionNotFound()
  return listNotesOf(db, { ...request, side: reviewer.kind })
}
