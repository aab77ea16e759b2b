import { viewNameMaxLength } from '@permille/contract/limits'
import { type ReactNode, useState } from 'react'
import { Field } from '#ui/controls/field.tsx'
import { Form } from '#ui/controls/form.tsx'
import { Input } from '#ui/controls/input.tsx'
import { joinClasses } from '#ui/join-classes.ts'

interface ViewNameFormProps {
  readonly label: string
  readonly isLabelHidden?: boolean
  readonly hint?: string
  readonly placeholder?: string
  readonly hasFocus?: boolean
  readonly name: string
  readonly onChange: (name: string) => void
  readonly problem: string | undefined
  readonly onSubmit: (name: string) => void
  /** The form's buttons. */
  readonly children: ReactNode
}

export function ViewNameForm(props: ViewNameFormProps) {
  const { label, isLabelHidden = false, hint, name, problem, onChange, onSubmit } = props
  const [isSubmitted, setIsSubmitted] = useState(false)
  const isMissing = name.trim() === ''
  return (
    <Form
      className={joinClasses(
        'grid gap-2',
        isLabelHidden ? 'sm:grid-cols-[minmax(0,1fr)_auto]' : 'grid-cols-[minmax(0,1fr)_auto]',
      )}
      onSubmit={() => {
        setIsSubmitted(true)
        if (!isMissing) onSubmit(name.trim())
      }}
    >
      <Field
        label={label}
        isLabelHidden={isLabelHidden}
        hint={hint}
        error={problem ?? (isSubmitted && isMissing ? 'Name the view' : undefined)}
      >
        <Input
          name="view-name"
          autoComplete="off"
          maxLength={viewNameMaxLength}
          placeholder={props.placeholder}
          ref={props.hasFocus === true ? focus : undefined}
          value={name}
          onChange={(event) => {
            setIsSubmitted(false)
            onChange(event.target.value)
          }}
        />
      </Field>
      {/* Level with the input, which is lower if its label shows. */}
      <div className={isLabelHidden ? 'flex justify-end gap-2' : 'pt-[1.625rem]'}>
        {props.children}
      </div>
    </Form>
  )
}

function focus(input: HTMLInputElement | null): void {
  input?.focus()
}
