import {
  type DisputeRemedy,
  decideDisputeCall,
  disputeGoodwillMaxCents,
  disputeTextMaxLength,
  goodwillTooMuch,
} from '@permille/contract/disputes/disputes'
import type { SubmissionId } from '@permille/contract/ids'
import { amountProblem, dollarsTyped } from '@permille/contract/input/amounts'
import { type Cents, centsFromDollars, hasWholeCents, toCents } from '@permille/contract/money'
import { useState } from 'react'
import { failedOr } from '#api/unanswered.ts'
import { useAction } from '#api/use-action.ts'
import { AmountField } from '#ui/controls/amount-field.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Form } from '#ui/controls/form.tsx'
import { Select } from '#ui/controls/select.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'
import { decisionLabels } from './dispute-labels.ts'

const beyondPlaces =
  'This is final. All the campaign’s creator places are taken; approving the post again goes over the limit.'

interface DecideFormProps {
  readonly id: SubmissionId
  readonly remedies: readonly DisputeRemedy[]
  /** An approval exceeds the campaign's places. */
  readonly isBeyondPlaces: boolean
}

interface Decision {
  readonly decision: DisputeRemedy | 'reject'
  readonly goodwillCents: Cents
  readonly notes: string
}

/** The form for an admin's decision, which is final once sent. */
export function DecideForm({ id, remedies, isBeyondPlaces }: DecideFormProps) {
  const [chosen, setChosen] = useState('')
  const [dollars, setDollars] = useState('')
  const [notes, setNotes] = useState('')
  const [isSubmitted, setIsSubmitted] = useState(false)
  const deciding = useDecide(id)
  const decisions = [...remedies, 'reject'] as const
  const decision = decisions.find((current) => current === chosen)
  const goodwillCents = goodwillIn(decision === 'reject' ? '' : dollars)
  const errors = errorsIn({ decision, goodwillCents, notes: notes.trim() })
  const shown = isSubmitted ? errors : {}

  function submit() {
    setIsSubmitted(true)
    if (decision === undefined || typeof goodwillCents === 'string') return
    if (Object.keys(errors).length > 0) return
    deciding.mutate({ decision, goodwillCents, notes: notes.trim() })
  }

  return (
    <Form onSubmit={submit} className="grid grid-cols-1 gap-4 border-t border-line pt-4">
      <Field
        label="Decision"
        hint={isBeyondPlaces && remedies.includes('approve') ? beyondPlaces : 'This is final.'}
        error={shown.decision}
      >
        <Select
          placeholder="Choose a decision"
          options={decisions.map((value) => ({ value, label: decisionLabels[value] }))}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
        />
      </Field>
      {decision !== undefined && decision !== 'reject' && (
        <AmountField
          label={decision === 'goodwill' ? 'Goodwill' : 'Goodwill (optional)'}
          hint="Paid at our expense, not the campaign’s"
          error={shown.goodwill}
          min={0}
          step="0.01"
          value={dollars}
          onChange={setDollars}
        />
      )}
      <Field label="Notes" hint="The creator and the brand read them." error={shown.notes}>
        <Textarea
          rows={4}
          maxLength={disputeTextMaxLength}
          value={notes}
          onChange={(event) => setNotes(event.target.value)}
        />
      </Field>
      <Button
        type="submit"
        variant={decision === 'reject' ? 'danger' : 'primary'}
        isBusy={deciding.isPending}
        className="justify-self-start max-sm:h-11"
      >
        {deciding.isPending ? 'Deciding...' : 'Decide'}
      </Button>
    </Form>
  )
}

function useDecide(id: SubmissionId) {
  return useAction({
    call: decideDisputeCall,
    request: (body: Decision) => ({ params: { id }, body }),
    done: { title: 'Dispute decided', description: 'The creator and the brand read your notes.' },
    failed: failedOr('The decision could not be saved'),
  })
}

interface Typed {
  readonly decision: Decision['decision'] | undefined
  /** The cents, or why the text is not an amount. */
  readonly goodwillCents: Cents | string
  readonly notes: string
}

/** An empty field is no goodwill. */
function goodwillIn(typed: string): Cents | string {
  if (typed.trim() === '') return toCents(0)
  const dollars = dollarsTyped(typed)
  const isPayable = dollars >= 0 && dollars * 100 <= disputeGoodwillMaxCents
  if (!isPayable) return amountProblem(typed) ?? goodwillTooMuch
  return hasWholeCents(dollars) ? centsFromDollars(dollars) : 'Enter at most two decimals'
}

function errorsIn({ decision, goodwillCents, notes }: Typed): {
  decision?: string
  goodwill?: string
  notes?: string
} {
  const isMissing = decision === 'goodwill' && goodwillCents === 0
  return {
    ...(decision === undefined && { decision: 'Choose a decision' }),
    ...(typeof goodwillCents === 'string' && { goodwill: goodwillCents }),
    ...(isMissing && { goodwill: 'Enter the amount' }),
    ...(notes === '' && { notes: 'Write notes for both sides' }),
  }
}
