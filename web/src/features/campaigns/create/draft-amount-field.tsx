import { Field } from '../../../ui/controls/field.tsx'
import { Input } from '../../../ui/controls/input.tsx'
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
    <Field label={label} hint={hint} error={form.problems[name]}>
      <Input
        type="number"
        inputMode="decimal"
        min={minimum}
        step="0.01"
        name={name}
        disabled={form.isLocked(name)}
        prefix="$"
        className="tabular-nums"
        value={form.draft[name]}
        onChange={(event) => form.change({ [name]: event.target.value })}
        onBlur={() => form.leave(name)}
      />
    </Field>
  )
}
