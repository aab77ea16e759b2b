import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import { controlClasses } from './control-classes.ts'
import { useFieldControl } from './field.tsx'

interface InputProps extends Omit<ComponentProps<'input'>, 'prefix'> {
  /** A unit or sign before the value, such as "$" or "@". */
  readonly prefix?: ReactNode
}

export function Input({ prefix, className, ...rest }: InputProps) {
  const control = useFieldControl()
  const classes = joinClasses(controlClasses, 'h-9 max-md:h-11', className)
  if (prefix === undefined) return <input {...control} {...rest} className={classes} />
  return (
    <span className="relative block">
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-0 grid w-9 place-items-center text-ink-muted"
      >
        {prefix}
      </span>
      <input {...control} {...rest} className={joinClasses(classes, 'pl-9')} />
    </span>
  )
}
