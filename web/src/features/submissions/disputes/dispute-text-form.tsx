import { useState } from 'react'
import { Field } from '#ui/controls/field.tsx'
import { Form } from '#ui/controls/form.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'

interface DisputeTextFormProps {
  readonly formId: string
  readonly label: string
  readonly hint?: string
  /** The error for an empty text. */
  readonly missing: string
  readonly maxLength: number
  readonly onSubmit: (text: string) => void
}

export function DisputeTextForm(props: DisputeTextFormProps) {
  const { formId, label, hint, missing, maxLength, onSubmit } = props
  const [text, setText] = useState('')
  const [isSubmitted, setIsSubmitted] = useState(false)
  const isMissing = text.trim() === ''
  return (
    <Form
      id={formId}
      onSubmit={() => {
        setIsSubmitted(true)
        if (!isMissing) onSubmit(text.trim())
      }}
    >
      <Field label={label} hint={hint} error={isSubmitted && isMissing ? missing : undefined}>
        <Textarea
          rows={4}
          maxLength={maxLength}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
    </Form>
  )
}
