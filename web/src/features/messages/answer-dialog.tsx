import { isolate } from '@permille/contract/input/isolate'
import { messageMaxLength } from '@permille/contract/messages/message-form'
import { answerMessageCall, type ListedMessage } from '@permille/contract/messages/messages'
import { useState } from 'react'
import { useAction } from '#api/use-action.ts'
import { Field } from '#ui/controls/field.tsx'
import { Form } from '#ui/controls/form.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'
import { FormDialog } from '#ui/overlays/action-dialog.tsx'

interface AnswerDialogProps {
  readonly message: ListedMessage
  readonly onClose: () => void
}

export function AnswerDialog({ message, onClose }: AnswerDialogProps) {
  const { id, senderName, senderEmail } = message
  const answering = useAction({
    call: answerMessageCall,
    request: (answer: string) => ({ params: { id }, body: { answer } }),
    done: 'Answered',
    failed: 'The answer could not be sent',
    onDone: onClose,
  })
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={`Answer ${isolate(senderName ?? senderEmail)}`}
      description={whereItGoes(message)}
      label="Answer"
      busyLabel="Answering..."
      isBusy={answering.isPending}
    >
      {(formId) => <AnswerForm formId={formId} onSubmit={(answer) => answering.mutate(answer)} />}
    </FormDialog>
  )
}

export function whereItGoes({ kind, senderUserId, senderEmail }: ListedMessage): string {
  if (kind === 'report') {
    return 'The person who reported it reads this in their notifications; the brand does not. It closes the report.'
  }
  if (senderUserId !== null) {
    return 'They read it in their notifications, and by mail if they chose that. It closes the message.'
  }
  return `It is mailed to ${senderEmail} if this marketplace sends mail. It closes the message.`
}

interface AnswerFormProps {
  readonly formId: string
  readonly onSubmit: (answer: string) => void
}

function AnswerForm({ formId, onSubmit }: AnswerFormProps) {
  const [answer, setAnswer] = useState('')
  const [isSubmitted, setIsSubmitted] = useState(false)
  const isMissing = answer.trim() === ''
  return (
    <Form
      id={formId}
      onSubmit={() => {
        setIsSubmitted(true)
        if (!isMissing) onSubmit(answer.trim())
      }}
    >
      <Field
        label="Your answer"
        hint="If you have answered by mail, say so here."
        error={isSubmitted && isMissing ? 'Write an answer' : undefined}
      >
        <Textarea
          rows={6}
          maxLength={messageMaxLength}
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
        />
      </Field>
    </Form>
  )
}
