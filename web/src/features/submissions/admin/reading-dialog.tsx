import { countProblem, countReadBack } from '@permille/contract/input/counts'
import { readTypedCount } from '@permille/contract/input/numbers'
import { reasonMaxLength } from '@permille/contract/limits'
import { viewsMax } from '@permille/contract/submissions/admin-submission-acts'
import { type FormEvent, useState } from 'react'
import { Checkbox } from '#ui/controls/checkbox.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'
import { FormDialog } from '#ui/overlays/action-dialog.tsx'
import { describeCorrection, describeReading, mayCorrect } from './act-labels.ts'
import { type ActDialogProps, useEnterReading } from './use-acts.ts'

// With signs between groups of digits.
const lengthMax = 2 * String(viewsMax).length

/** Asks for a view count that the platform's API does not give, and where it was seen. */
export function ReadingDialog({ submission, isOpen, onClose }: ActDialogProps) {
  const [views, setViews] = useState('')
  const [likes, setLikes] = useState('')
  const [counts, setCounts] = useState(true)
  const [corrects, setCorrects] = useState(false)
  const [reason, setReason] = useState('')
  const entering = useEnterReading(submission.id, onClose)
  const isCorrection = counts && corrects
  const viewCount = countIn(views)
  const likeCount = likes.trim() === '' ? null : countIn(likes)
  const isComplete = viewCount !== undefined && likeCount !== undefined && reason.trim() !== ''

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isComplete) return
    const note = { counts, corrects: isCorrection, reason: reason.trim() }
    entering.mutate({ viewCount, likeCount, ...note })
  }

  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Enter a reading"
      description={
        isCorrection ? describeCorrection(submission) : describeReading(submission, counts)
      }
      label="Enter reading"
      busyLabel="Entering..."
      isBusy={entering.isPending}
      isComplete={isComplete}
    >
      {(formId) => (
        <form id={formId} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
          <CountField label="Views" value={views} onChange={setViews} />
          <CountField
            label="Likes (optional)"
            hint="Its earnings are set aside if there are too few"
            value={likes}
            onChange={setLikes}
          />
          <Checkbox
            label="It counts"
            checked={counts}
            onChange={(event) => setCounts(event.target.checked)}
          />
          {counts && mayCorrect(submission) && (
            <Checkbox
              label="An earlier manual reading was too high"
              checked={corrects}
              onChange={(event) => setCorrects(event.target.checked)}
            />
          )}
          <Field label="Note" hint="Where you saw it; the creator and the brand read this">
            <Textarea
              rows={2}
              maxLength={reasonMaxLength}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </Field>
        </form>
      )}
    </FormDialog>
  )
}

interface CountFieldProps {
  readonly label: string
  readonly hint?: string
  readonly value: string
  readonly onChange: (typed: string) => void
}

function CountField({ label, hint, value, onChange }: CountFieldProps) {
  return (
    <Field label={label} hint={countReadBack(value) ?? hint} error={problemOf(value)}>
      <Input
        inputMode="numeric"
        maxLength={lengthMax}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}

function problemOf(typed: string): string | undefined {
  const isTooMany = readTypedCount(typed) > viewsMax
  return isTooMany ? 'Enter at most 10 billion' : countProblem(typed)
}

function countIn(typed: string): number | undefined {
  const count = readTypedCount(typed)
  return count >= 0 && count <= viewsMax ? count : undefined
}
