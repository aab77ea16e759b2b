import { answerDisputeCall, disputeTextMaxLength } from '@permille/contract/disputes/disputes'
import type { SubmissionId } from '@permille/contract/ids'
import { useId } from 'react'
import { useAction } from '#api/use-action.ts'
import { Button } from '#ui/controls/button.tsx'
import { DisputeTextForm } from './dispute-text-form.tsx'

export function AnswerForm({ id }: { readonly id: SubmissionId }) {
  const formId = useId()
  const answering = useAction({
    call: answerDisputeCall,
    request: (answer: string) => ({ params: { id }, body: { answer } }),
    done: { title: 'Answer sent', description: 'An admin decides now.' },
    failed: 'The answer could not be sent',
  })
  return (
    <div className="grid grid-cols-1 gap-3">
      <DisputeTextForm
        formId={formId}
        label="Your answer"
        hint="You can answer once. The creator and an admin read it."
        missing="Write an answer"
        maxLength={disputeTextMaxLength}
        onSubmit={(answer) => answering.mutate(answer)}
      />
      <Button
        type="submit"
        form={formId}
        isBusy={answering.isPending}
        className="justify-self-start max-sm:h-11"
      >
        {answering.isPending ? 'Sending...' : 'Send answer'}
      </Button>
    </div>
  )
}
