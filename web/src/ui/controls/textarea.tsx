import type { ComponentProps } from 'react'
import { joinClasses } from '../join-classes.ts'
import { controlClasses } from './control-classes.ts'
import { useFieldControl } from './field.tsx'

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  const control = useFieldControl()
  return (
    <textarea
      rows={4}
      {...control}
      {...rest}
      className={joinClasses(controlClasses, 'field-sizing-content min-h-24 py-2', className)}
    />
  )
}
