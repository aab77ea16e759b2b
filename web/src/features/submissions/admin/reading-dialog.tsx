import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { Field } from '../../../ui/controls/field.tsx'
import { Input } from '../../../ui/controls/input.tsx'
import { Textarea } from '../../../ui/controls/textarea.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { formatCount } from '../../../ui/values/views.tsx'
import { type ActDialogProps, useEnterReading } from './use-acts.ts'

/** A count that the platform's API does not give, with where it was seen. */
export function ReadingDialog({ submission, isOpen, onClose }: ActDialogProps) {
  const [views, setViews] = useState('')
  const [reason, setReason] = useState('')
  const entering = useEnterReading(submission.id, onClose)
  const formId = useId()
  const viewCount = /^\d{1,11}$/.test(views.trim()) ? Number(views) : undefined
  const isComplete = viewCount !== undefined && reason.trim() !== ''

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isComplete) entering.mutate({ viewCount, reason: reason.trim() })
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title="Enter a reading"
      description={sayEffect(submission)}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} disabled={!isComplete} isBusy={entering.isPending}>
            {entering.isPending ? 'Entering...' : 'Enter reading'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
        <Field label="Views">
          <Input
            inputMode="numeric"
            maxLength={11}
            value={views}
            onChange={(event) => setViews(event.target.value)}
          />
        </Field>
        <Field label="Note" hint="Where you saw it; creator and brand read it">
          <Textarea
            rows={2}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}

function sayEffect({ status, viewCount }: ActDialogProps['submission']): string {
  return status === 'approved'
    ? `It is paid like every reading. A count below ${formatCount(viewCount)} is stored and does not count.`
    : 'It is stored and earns nothing while the post is not approved.'
}
