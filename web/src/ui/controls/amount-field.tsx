import { amountReadBack } from '@permille/contract/input/amounts'
import { Field } from './field.tsx'
import { Input } from './input.tsx'

interface AmountFieldProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly name?: string
  /** In dollars; only stated here, as a text field does not enforce it. */
  readonly min: number
  readonly step?: '0.01'
  readonly disabled?: boolean
  readonly value: string
  readonly onChange: (typed: string) => void
  readonly onBlur?: () => void
}

/**
 * An amount as text in dollars, which `dollarsTyped` reads. Not of the type `number`: there the browser drops a comma, so 1,50
 * becomes 150, and the wheel changes what stands in the field.
 */
export function AmountField({ label, hint, error, onChange, ...input }: AmountFieldProps) {
  return (
    <Field label={label} hint={amountReadBack(input.value) ?? hint} error={error}>
      <Input
        {...input}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        prefix="$"
        className="tabular-nums"
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
