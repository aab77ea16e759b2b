import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { submissionParams } from '../ids.ts'
import { id, paging, timestamp } from '../shapes.ts'

export const noteMaxLength = 2000

/** Written about a post for one's own side: the brand's people, or the admins. */
const note = z.object({ id, authorName: z.string(), text: z.string(), createdAt: timestamp })
export type Note = z.output<typeof note>

export const listNotesCall = endpoint({
  name: 'listNotes',
  method: 'GET',
  path: '/api/submissions/{id}/notes',
  summary: 'Your side’s internal notes on a post, newest first',
  access: ['brand', 'admin'],
  scope: 'submissions:read',
  refusals: ['submission-not-found'],
  params: submissionParams,
  query: z.strictObject({ ...paging }),
  response: z.array(note),
})

export const addNoteCall = endpoint({
  name: 'addNote',
  method: 'POST',
  path: '/api/submissions/{id}/notes',
  summary: 'Write an internal note on a post; its creator and the other side never see it',
  access: ['brand', 'admin'],
  scope: 'submissions:review',
  refusals: ['submission-not-found'],
  params: submissionParams,
  body: z.strictObject({
    text: z
      .string('Write a note')
      .check(
        z.trim(),
        z.minLength(1, 'Write a note'),
        z.maxLength(
          noteMaxLength,
          `The note must be ${noteMaxLength.toLocaleString('en-US')} characters or less`,
        ),
      ),
  }),
  response: z.object({ id }),
  status: 201,
})
