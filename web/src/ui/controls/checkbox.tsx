import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly label: ReactNode
}

export function Checkbox({ label, className, ...rest }: CheckboxProps) {
  return (
    <label
      className={joinClasses('inline-flex min-h-6 items-center gap-2 max-md:min-h-11', className)}
    >
      <span className="relative inline-grid size-4 shrink-0">
        <input
          {...rest}
          type="checkbox"
          className="peer size-4 appearance-none rounded-sm border border-line-strong bg-surface-raised transition-colors duration-150 checked:border-accent checked:bg-accent"
        />
        <Check
          aria-hidden="true"
          strokeWidth={3}
          className="pointer-events-none absolute inset-0.5 hidden size-3 text-accent-ink peer-checked:block"
        />
      </span>
      {label}
    </label>
  )
}
