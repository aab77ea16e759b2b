import { type ComponentProps, type SubmitEvent, useEffect, useRef } from 'react'

/**
 * A form that validates with our own messages. After a failed submit, focus moves to the first
 * invalid field, unless the user is already typing again.
 */
export function Form({ onSubmit, onInput, ...rest }: ComponentProps<'form'>) {
  const form = useRef<HTMLFormElement>(null)
  const mustFocusInvalid = useRef(false)
  useEffect(() => {
    if (!mustFocusInvalid.current) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (wrong === null || wrong === undefined) return
    mustFocusInvalid.current = false
    wrong.focus()
    // Its message is below it, and may be below an on-screen keyboard's edge.
    wrong.closest('div')?.scrollIntoView({ block: 'nearest' })
  })
  return (
    <form
      noValidate
      ref={form}
      {...rest}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        mustFocusInvalid.current = true
        onSubmit?.(event)
      }}
      onInput={(event) => {
        mustFocusInvalid.current = false
        onInput?.(event)
      }}
    />
  )
}
