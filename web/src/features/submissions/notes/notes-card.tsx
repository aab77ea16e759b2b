import type { SubmissionId } from '@permille/contract/ids'
import {
  addNoteCall,
  listNotesCall,
  type Note,
  noteMaxLength,
} from '@permille/contract/submissions/notes'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pagesOf } from '#api/query.ts'
import { Allowed, useCurrentUser, useMay } from '#api/session.ts'
import { useAction } from '#api/use-action.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Form } from '#ui/controls/form.tsx'
import { ShowMore } from '#ui/controls/show-more.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'
import { Card, CardBody, CardHeader } from '#ui/layout/card.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { Time } from '#ui/values/time.tsx'

interface NotesCardProps {
  readonly id: SubmissionId
}

/** Returns the query of a post's notes that the reader's own side wrote. */
export function notesOf(id: SubmissionId) {
  return pagesOf(listNotesCall, { params: { id }, query: {} })
}

/** Internal notes about a post. Brands and admins each see only their own side's. */
export function NotesCard({ id }: NotesCardProps) {
  const isAdmin = useCurrentUser().role === 'admin'
  const query = useInfiniteQuery(notesOf(id))
  return (
    <Card>
      <CardHeader
        title="Notes"
        note={
          isAdmin
            ? 'Only admins read these.'
            : 'Only your brand reads these. The creator never does.'
        }
      />
      <CardBody className="grid grid-cols-1 gap-4">
        <Allowed to="submissions:review">
          <NoteForm id={id} />
        </Allowed>
        <Loaded
          query={query}
          skeleton={<Skeleton className="h-5 w-40" />}
          failed="The notes could not be loaded."
        >
          {(notes) => <NoteList notes={notes} />}
        </Loaded>
      </CardBody>
      <ShowMore pages={query} />
    </Card>
  )
}

function NoteList({ notes }: { readonly notes: readonly Note[] }) {
  const mayWrite = useMay('submissions:review')
  if (notes.length === 0) return mayWrite ? null : <p className="text-ink-muted">No notes yet.</p>
  return (
    <ul className="grid grid-cols-1 gap-3">
      {notes.map(({ id, authorName, text, createdAt }) => (
        <li key={id} className="grid grid-cols-1 gap-0.5">
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
          <p className="text-sm text-ink-muted">
            {authorName} · <Time at={createdAt} />
          </p>
        </li>
      ))}
    </ul>
  )
}

/** What is not saved yet, by its writer and post: the review page goes on at once. */
const drafts = new Map<string, string>()

function NoteForm({ id }: NotesCardProps) {
  const draft = `${useCurrentUser().id} ${id}`
  const [text, show] = useState(drafts.get(draft) ?? '')
  const setText = (words: string) => {
    drafts.set(draft, words)
    show(words)
  }
  const isEmpty = text.trim() === ''
  const adding = useAction({
    call: addNoteCall,
    request: (words: string) => ({ params: { id }, body: { text: words } }),
    failed: 'The note could not be saved',
    onDone: () => setText(''),
  })
  return (
    <Form onSubmit={() => !isEmpty && adding.mutate(text.trim())}>
      <div className="grid grid-cols-1 gap-2">
        <Field label="For your own side" isLabelHidden>
          <Textarea
            rows={2}
            name="note"
            placeholder="Write a note"
            maxLength={noteMaxLength}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        {!isEmpty && (
          <Button
            type="submit"
            variant="secondary"
            size="sm"
            className="justify-self-start max-sm:h-11"
            isBusy={adding.isPending}
          >
            Add note
          </Button>
        )}
      </div>
    </Form>
  )
}
