import { type ComponentProps, type SubmitEvent, useEffect, useRef } from 'react'

/**
 * A form that validates with our own messages. After a failed submit, focus moves to the first
 * invalid field, unless the user is already typing again.
 */
export function Form({ onSubmit, onInput, ...rest }: ComponentProps<'form'>) {
  const form = useRef<HTMLFormElement>(null)
  const isAnswerDue = useRef(false)
  useEffect(() => {
    if (!isAnswerDue.current) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (wrong === null || wrong === undefined) return
    isAnswerDue.current = false
    wrong.focus()
  })
  return (
    <form
      noValidate
      ref={form}
      {...rest}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        isAnswerDue.current = true
        onSubmit?.(event)
      }}
      onInput={(event) => {
        isAnswerDue.current = false
        onInput?.(event)
      }}
    />
  )
}
