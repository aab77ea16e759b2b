import type { FormEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'

interface AmountFormProps {
  readonly amount: string
  readonly onChange: (amount: string) => void
  readonly onSubmit: () => void
  readonly isBusy: boolean
}

export function AmountForm({ amount, onChange, onSubmit, isBusy }: AmountFormProps) {
  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <Field label="Funding amount" hint="At least $1.00, by card">
        <Input
          type="number"
          inputMode="decimal"
          name="amount"
          min={1}
          step="0.01"
          prefix="$"
          className="tabular-nums"
          value={amount}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      <Button type="submit" isBusy={isBusy} className="max-sm:h-11 sm:justify-self-start">
        Continue to Payment
      </Button>
    </form>
  )
}
