import { createContext, type ReactNode, use, useId } from 'react'
import { joinClasses } from '../join-classes.ts'

interface FieldContext {
  readonly id: string
  readonly describedBy: string | undefined
  readonly isInvalid: boolean
}

const Context = createContext<FieldContext | undefined>(undefined)

interface FieldProps {
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly isLabelHidden?: boolean
  readonly className?: string
  readonly children: ReactNode
}

/** Ties one control to its label, hint and error; the control inside finds them through context. */
export function Field({ label, hint, error, isLabelHidden, className, children }: FieldProps) {
  const id = useId()
  const message = error ?? hint
  const describedBy = message === undefined ? undefined : `${id}-message`
  return (
    <div className={joinClasses('grid content-start gap-1.5', className)}>
      <label
        htmlFor={id}
        className={isLabelHidden === true ? 'sr-only' : 'justify-self-start font-medium'}
      >
        {label}
      </label>
      <Context value={{ id, describedBy, isInvalid: error !== undefined }}>{children}</Context>
      <p
        id={`${id}-message`}
        aria-live="polite"
        className={joinClasses(
          'text-sm empty:hidden',
          error === undefined ? 'text-ink-muted' : 'text-negative',
        )}
      >
        {message}
      </p>
    </div>
  )
}

/** For controls that float above a field: they are not the field's own. */
export function OutsideField({ children }: { readonly children: ReactNode }) {
  return <Context value={undefined}>{children}</Context>
}

export interface ControlAttributes {
  readonly id?: string
  readonly 'aria-describedby'?: string
  readonly 'aria-invalid'?: true
}

/** Returns the attributes of a control inside a `Field`; empty outside of one. */
export function useFieldControl(): ControlAttributes {
  const field = use(Context)
  if (field === undefined) return {}
  return {
    id: field.id,
    ...(field.describedBy !== undefined && { 'aria-describedby': field.describedBy }),
    ...(field.isInvalid && { 'aria-invalid': true as const }),
  }
}
