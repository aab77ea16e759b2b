import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { joinClasses } from '../join-classes.ts'
import { controlClasses } from './control-classes.ts'
import { useFieldControl } from './field.tsx'

export interface SelectOption {
  readonly value: string
  readonly label: string
  readonly isDisabled?: boolean
}

export interface SelectGroup {
  readonly label: string
  readonly options: readonly SelectOption[]
}

interface SelectProps extends ComponentProps<'select'> {
  readonly options: readonly (SelectOption | SelectGroup)[]
  /** Shown while nothing is chosen; cannot be chosen itself. */
  readonly placeholder?: string
}

/** The browser's own select: familiar on every device, and it needs no script. */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  const control = useFieldControl()
  return (
    <span className={joinClasses('relative block', className)}>
      <select
        {...control}
        {...rest}
        className={joinClasses(controlClasses, 'h-9 appearance-none truncate pr-9 max-md:h-11')}
      >
        {placeholder !== undefined && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map((entry) =>
          'options' in entry ? (
            <optgroup key={entry.label} label={entry.label}>
              {entry.options.map(optionOf)}
            </optgroup>
          ) : (
            optionOf(entry)
          ),
        )}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-muted"
      />
    </span>
  )
}

function optionOf({ value, label, isDisabled }: SelectOption) {
  return (
    <option key={value} value={value} disabled={isDisabled}>
      {label}
    </option>
  )
}
