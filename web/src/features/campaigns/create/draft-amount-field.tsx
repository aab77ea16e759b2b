import { AmountField } from '#ui/controls/amount-field.tsx'
import type { CampaignForm } from './use-campaign-draft.ts'

interface DraftAmountFieldProps {
  readonly form: CampaignForm
  readonly name: 'budget' | 'rewardRate' | 'minPayout' | 'maxPayout' | 'flatBonus'
  readonly label: string
  readonly hint?: string
  /** In dollars. */
  readonly minimum: number
}

/** One amount of the create form, typed in dollars. */
export function DraftAmountField({ form, name, label, hint, minimum }: DraftAmountFieldProps) {
  return (
    <AmountField
      label={label}
      hint={hint}
      error={form.problems[name]}
      name={name}
      min={minimum}
      step="0.01"
      disabled={form.isLocked(name)}
      value={form.draft[name]}
      onChange={(typed) => form.change({ [name]: typed })}
      onBlur={() => form.leave(name)}
    />
  )
}
