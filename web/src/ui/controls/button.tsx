import type { ComponentProps, MouseEvent } from 'react'
import { joinClasses } from '../join-classes.ts'
import { Spinner } from '../layout/spinner.tsx'
import { type ButtonClasses, buttonClasses } from './button-classes.ts'

interface ButtonProps extends ComponentProps<'button'>, ButtonClasses {
  /**
   * Shows a spinner while a call is running. The button ignores clicks but keeps focus, which a
   * disabled one would lose.
   */
  readonly isBusy?: boolean
}

export function Button(props: ButtonProps) {
  const { variant, size, isBusy = false, onClick, className, children, ...rest } = props
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? ignore : onClick}
      className={joinClasses(buttonClasses({ variant, size }), className)}
    >
      {isBusy && <Spinner />}
      <span className="contents">{children}</span>
    </button>
  )
}

/** Also keeps the form from being submitted. */
function ignore(event: MouseEvent): void {
  event.preventDefault()
}
