import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  readonly label: ReactNode
}

export function Switch({ label, className, ...rest }: SwitchProps) {
  return (
    <label
      className={joinClasses(
        'flex min-h-9 items-center max-md:min-h-11 justify-between gap-4',
        className,
      )}
    >
      <span className="inline-flex min-w-0 items-center gap-2">{label}</span>
      <span className="relative inline-block h-5 w-9 shrink-0">
        <input
          {...rest}
          type="checkbox"
          role="switch"
          className="peer absolute inset-0 size-full appearance-none rounded-full border border-line-strong bg-surface-sunken transition-colors duration-150 checked:border-accent checked:bg-accent disabled:opacity-55"
        />
        <span className="pointer-events-none absolute top-1 left-1 size-3 rounded-full bg-line-strong transition-transform duration-150 ease-out peer-checked:translate-x-4 peer-checked:bg-accent-ink" />
      </span>
    </label>
  )
}
