import { useId } from 'react'

interface SegmentedProps<Value extends string | number> {
  /** Names the choice for screen readers. */
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** A choice between a few options, side by side; arrow keys change it. */
export function Segmented<Value extends string | number>(props: SegmentedProps<Value>) {
  const { label, options, value, onChange } = props
  const name = useId()
  return (
    <fieldset className="flex h-9 min-w-0 overflow-x-auto rounded-control bg-surface-sunken p-0.5 max-md:h-11">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="relative grid cursor-pointer grow place-items-center rounded-[6px] px-3 @max-sm/page:px-1.5 text-sm font-medium whitespace-nowrap text-ink-muted transition-colors duration-150 hover:text-ink has-checked:bg-surface-raised has-checked:text-ink has-checked:shadow-[0_0_0_1px_var(--line)] has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 cursor-pointer appearance-none opacity-0"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
