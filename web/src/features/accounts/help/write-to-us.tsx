import { emailMaxLength } from '@permille/contract/limits'
import { message, messageMaxLength, visitorMessage } from '@permille/contract/messages/message-form'
import { sendMessageCall } from '@permille/contract/messages/messages'
import { useState } from 'react'
import { fieldMessagesOf } from '#api/api-error.ts'
import { problemsIn } from '#api/problems-in.ts'
import { useSession } from '#api/session.ts'
import { useAction } from '#api/use-action.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Form } from '#ui/controls/form.tsx'
import { Input } from '#ui/controls/input.tsx'
import { Select } from '#ui/controls/select.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'
import { formTexts } from '../form-texts.ts'
import { topicLabels } from './topic-labels.ts'

interface Written {
  readonly topic: keyof typeof topicLabels
  readonly text: string
  readonly email?: string
}

/** The contact form. Asks only visitors where to send the answer. */
export function WriteToUs() {
  const { user } = useSession()
  const sending = useAction({
    call: sendMessageCall,
    request: (written: Written) => ({ body: written }),
    failed: 'Your message could not be sent',
  })
  const { data, variables } = sending
  if (data !== undefined && variables !== undefined) {
    return <Sent email={user === null ? variables.email : undefined} isMailSent={data.isMailSent} />
  }
  return <MessageForm ownEmail={user?.email ?? null} sending={sending} />
}

interface SentProps {
  /** Given by a visitor. */
  readonly email: string | undefined
  readonly isMailSent: boolean
}

export function Sent({ email, isMailSent }: SentProps) {
  return (
    <div role="status" className="grid gap-1">
      <p className="font-semibold">We have your message.</p>
      <p className="text-ink-muted">
        {email === undefined
          ? 'A person reads it. The answer will be in your notifications.'
          : `A person reads it and replies to ${email}.`}
        {isMailSent && <span>{' A mail confirms that it arrived.'}</span>}
      </p>
    </div>
  )
}

interface MessageFormProps {
  /** Null for a visitor. */
  readonly ownEmail: string | null
  readonly sending: {
    readonly error: Error | null
    readonly isPending: boolean
    readonly mutate: (written: Written) => void
  }
}

export function MessageForm({ ownEmail, sending }: MessageFormProps) {
  const { error, isPending, mutate } = sending
  const [found, setFound] = useState<Readonly<Record<string, string>>>({})
  const problems = { ...fieldMessagesOf(error), ...found }
  return (
    <Form
      className="grid gap-4 text-base"
      onSubmit={(event) => {
        const written = formTexts(event)
        const wrong = problemsIn(ownEmail === null ? visitorMessage : message, written)
        setFound(wrong)
        if (Object.keys(wrong).length === 0 && !isPending) mutate(written as unknown as Written)
      }}
    >
      {ownEmail === null && (
        <Field label="Your email" hint="We reply there." error={problems.email}>
          <Input name="email" type="email" autoComplete="email" maxLength={emailMaxLength} />
        </Field>
      )}
      <Field label="What is it about?" error={problems.topic}>
        <Select name="topic" defaultValue="" placeholder="Choose a topic" options={topics} />
      </Field>
      <Field
        label="Your message"
        hint={
          ownEmail === null
            ? 'A link to the campaign or post helps us find it.'
            : `You are signed in as ${ownEmail}. The answer will be in your notifications.`
        }
        error={problems.text}
      >
        <Textarea name="text" rows={6} maxLength={messageMaxLength} />
      </Field>
      <Button type="submit" isBusy={isPending} className="justify-self-start max-md:w-full">
        {isPending ? 'Sending...' : 'Send message'}
      </Button>
    </Form>
  )
}

const topics = Object.entries(topicLabels).map(([value, label]) => ({ value, label }))
