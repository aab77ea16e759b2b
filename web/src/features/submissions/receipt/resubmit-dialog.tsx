import { changesMaxLength } from '@permille/contract/limits'
import {
  previewResubmissionCall,
  resubmitPostCall,
} from '@permille/contract/submissions/corrections'
import type { OwnSubmission, PreviewedPost } from '@permille/contract/submissions/submissions'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '#api/api-error.ts'
import { queryOf } from '#api/query.ts'
import { errorToast, useAction } from '#api/use-action.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Form } from '#ui/controls/form.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'
import { Spinner } from '#ui/layout/spinner.tsx'
import { FormDialog } from '#ui/overlays/action-dialog.tsx'
import { Views } from '#ui/values/views.tsx'
import { CheckList } from '../check-list.tsx'

type Resubmittable = Pick<OwnSubmission, 'id' | 'reason' | 'title'>

interface ResubmitDialogProps {
  readonly submission: Resubmittable
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Asks what was changed before the one second try, beside why the post was rejected and what it is like now. */
export function ResubmitDialog({ submission, isOpen, onClose }: ResubmitDialogProps) {
  const { id } = submission
  const resubmitting = useAction({
    call: resubmitPostCall,
    request: (changes: string) => ({ params: { id }, body: { changes } }),
    done: {
      title: 'Content submitted!',
      description: 'Your submission is pending review again.',
    },
    failed: (error) => errorToast(messageOf(error, 'Please try again'), 'Submission failed'),
    onDone: onClose,
  })
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Submit this post again?"
      description="You can do this once. The brand reviews the post as it is now."
      label="Submit again"
      busyLabel="Submitting..."
      cancelLabel="Not yet"
      isBusy={resubmitting.isPending}
    >
      {(formId) => (
        <ResubmitForm
          formId={formId}
          submission={submission}
          onSubmit={(changes) => !resubmitting.isPending && resubmitting.mutate(changes)}
        />
      )}
    </FormDialog>
  )
}

interface ResubmitFormProps {
  readonly formId: string
  readonly submission: Resubmittable
  readonly onSubmit: (changes: string) => void
}

/** Mounted only while the dialog is open. A text that is too long stays as it was pasted, and says so. */
export function ResubmitForm({ formId, submission, onSubmit }: ResubmitFormProps) {
  const [text, setText] = useState('')
  const changes = text.trim()
  const excess = changes.length - changesMaxLength
  return (
    <Form
      id={formId}
      className="grid grid-cols-1 gap-4"
      onSubmit={() => excess <= 0 && onSubmit(changes)}
    >
      {submission.reason !== null && (
        <div className="grid grid-cols-1 gap-0.5 [overflow-wrap:anywhere]">
          <p className="font-medium">Why it was rejected</p>
          <p dir="auto" className="text-ink-muted">
            {submission.reason}
          </p>
        </div>
      )}
      <PostNow id={submission.id} />
      <Field
        label="What did you change? (optional)"
        hint="Shown to the brand"
        error={excess > 0 ? describeExcess(excess) : undefined}
      >
        <Textarea
          dir="auto"
          rows={3}
          name="changes"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
    </Form>
  )
}

function describeExcess(excess: number): string {
  const characters = excess === 1 ? '1 character' : `${excess} characters`
  return `Shorten it by ${characters}: ${changesMaxLength} fit`
}

/** The post as its platform shows it now, with the checks that it would not pass. */
function PostNow({ id }: Pick<OwnSubmission, 'id'>) {
  const query = useQuery({
    ...queryOf(previewResubmissionCall, { params: { id } }),
    gcTime: 0,
  })
  const failed = query.data?.checks.filter(({ passed }) => !passed) ?? []
  return (
    <div aria-live="polite" className="grid min-h-16 grid-cols-1 gap-2 [overflow-wrap:anywhere]">
      <p className="font-medium">The post now</p>
      {query.isPending && (
        <p className="flex items-center gap-2 text-ink-muted">
          <Spinner /> Reading your post
        </p>
      )}
      {query.error !== null && (
        <p className="text-negative">{messageOf(query.error, 'The post could not be read')}</p>
      )}
      {query.data?.post && <Facts post={query.data.post} />}
      {failed.length > 0 && (
        <>
          <CheckList checks={failed} />
          <p className="text-ink-muted">
            It would be refused like this. Your one try stays until it is accepted.
          </p>
        </>
      )}
      {(failed.length > 0 || query.error !== null) && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          isBusy={query.isFetching}
          onClick={() => void query.refetch()}
        >
          Check again
        </Button>
      )}
    </div>
  )
}

function Facts({ post: { title, viewCount } }: { readonly post: PreviewedPost }) {
  return (
    <p className="text-ink-muted">
      {title !== null && <bdi>“{title}” · </bdi>}
      {viewCount === null ? (
        <span>views hidden</span>
      ) : (
        <span>
          <Views count={viewCount} /> {viewCount === 1 ? 'view' : 'views'}
        </span>
      )}
    </p>
  )
}
