import type { ComponentProps } from 'react'
import { joinClasses } from '../join-classes.ts'
import { Spinner } from '../layout/spinner.tsx'
import { type ButtonLook, buttonLook } from './button-look.ts'

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Shows a spinner and disables the button while a call is running. */
  readonly isBusy?: boolean
}

export function Button(props: ButtonProps) {
  const { variant, size, isBusy = false, disabled, className, children, ...rest } = props
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled === true || isBusy}
      aria-busy={isBusy || undefined}
      className={joinClasses(buttonLook({ variant, size }), className)}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  )
}
