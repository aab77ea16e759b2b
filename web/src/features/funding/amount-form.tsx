import { readPaymentSettingsCall } from '@permille/contract/funding/funding'
import { dollarsTyped } from '@permille/contract/input/amounts'
import { fundingMaximumCents, fundingMinimumCents } from '@permille/contract/limits'
import { centsFromDollars, feeOn, formatCents } from '@permille/contract/money'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#api/query.ts'
import { AmountField } from '#ui/controls/amount-field.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Form } from '#ui/controls/form.tsx'
import { ChargeLines } from './charge-lines.tsx'

interface AmountFormProps {
  readonly amount: string
  readonly onChange: (amount: string) => void
  readonly onSubmit: () => void
  readonly problem: string | undefined
  readonly isBusy: boolean
}

export function AmountForm({ amount, onChange, onSubmit, problem, isBusy }: AmountFormProps) {
  return (
    <Form onSubmit={onSubmit} className="grid grid-cols-1 gap-5">
      <AmountField
        label="Funding amount"
        hint={`At least ${formatCents(fundingMinimumCents)}, by card`}
        error={problem}
        name="amount"
        min={1}
        step="0.01"
        value={amount}
        onChange={onChange}
      />
      <Charge amount={amount} />
      <Button type="submit" isBusy={isBusy} className="max-sm:h-11 sm:justify-self-start">
        Continue to Payment
      </Button>
    </Form>
  )
}

/** Shows what the card will be charged for the typed amount if a fee comes on top. */
function Charge({ amount }: { readonly amount: string }) {
  const { data: settings } = useQuery(queryOf(readPaymentSettingsCall))
  const dollars = dollarsTyped(amount)
  if (settings === undefined || !(dollars > 0 && dollars * 100 <= fundingMaximumCents)) return null
  const amountCents = centsFromDollars(dollars)
  return <ChargeLines amountCents={amountCents} feeCents={feeOn(amountCents, settings.feeBps)} />
}
