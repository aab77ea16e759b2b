import { readPaymentSettingsCall } from '@permille/contract/funding/funding'
import { dollarsTyped } from '@permille/contract/input/amounts'
import { fundingMaximumCents, fundingMinimumCents } from '@permille/contract/limits'
import { centsFromDollars, feeOn, formatCents } from '@permille/contract/money'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#api/query.ts'
import { AmountField } from '#ui/controls/amount-field.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Form } from '#ui/controls/form.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { ChargeLines } from './charge-lines.tsx'
import { describeUse, type Fundable } from './suggested-amount.ts'

interface AmountFormProps {
  readonly campaign: Fundable
  readonly amount: string
  readonly onChange: (amount: string) => void
  readonly onSubmit: () => void
  readonly problem: string | undefined
  readonly isBusy: boolean
}

export function AmountForm({ campaign, amount, onChange, ...state }: AmountFormProps) {
  return (
    <Form onSubmit={state.onSubmit} className="grid grid-cols-1 gap-5">
      <AmountField
        label="Funding amount"
        hint={`At least ${formatCents(fundingMinimumCents)}, by card`}
        error={state.problem}
        name="amount"
        min={1}
        step="0.01"
        value={amount}
        onChange={onChange}
      />
      <Charge amount={amount} />
      <Use campaign={campaign} amount={amount} />
      <Button type="submit" isBusy={state.isBusy} className="max-sm:h-11 sm:justify-self-start">
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

/** Where approved posts wait for money: they get it before new views do. */
function Use({ campaign, amount }: Pick<AmountFormProps, 'campaign' | 'amount'>) {
  const use = describeUse(campaign, amount)
  if (use === undefined) return null
  return (
    <div role="status" className="tabular-nums">
      {use.isEnough ? (
        <p className="text-ink-muted">{use.text}</p>
      ) : (
        <Notice tone="negative">{use.text}</Notice>
      )}
    </div>
  )
}
