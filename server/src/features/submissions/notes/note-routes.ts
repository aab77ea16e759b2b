import { addNoteCall, listNotesCall } from '@permille/contract/submissions/notes'
import { asActing } from '#platform/http/actor.ts'
import { pageRequest, respondWithRows } from '#platform/http/calls/list-page.ts'
import { type Route, route } from '#platform/http/calls/route.ts'
import { reviewerOf } from '../review/reviewer-of.ts'
import type { ReviewDeps } from '../submission-deps.ts'
import { addNote, listNotes } from './review-notes.ts'

export function noteRoutes(deps: Pick<ReviewDeps, 'database' | 'clock'>): Route[] {
  return [
    route(listNotesCall, async (call) => {
      const rows = await listNotes(deps.database, {
        ...pageRequest(call.query),
        submissionId: call.params.id,
        reviewer: reviewerOf(asActing(call)),
      })
      return respondWithRows(call, rows)
    }),
    route(addNoteCall, (call) => {
      const request = {
        submissionId: call.params.id,
        reviewer: reviewerOf(asActing(call)),
        text: call.body.text,
        requestId: call.request.id,
      }
      return call.once(
        (once) => addNote({ ...deps, database: once }, request),
        ({ id }) => ({ id }),
      )
    }),
  ]
}
