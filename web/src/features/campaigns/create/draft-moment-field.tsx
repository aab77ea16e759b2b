import { DateInput } from '#ui/controls/dates/date-input.tsx'
import { Field } from '#ui/controls/field.tsx'
import { zoneName } from '#ui/values/zone-name.ts'
import type { CampaignForm } from './use-campaign-draft.ts'

interface DraftMomentFieldProps {
  readonly form: CampaignForm
  readonly name: 'startsAt' | 'endsAt'
  readonly label: string
  readonly hint: string
}

/** One date and time of the create form, in the viewer's zone. */
export function DraftMomentField({ form, name, label, hint }: DraftMomentFieldProps) {
  return (
    <Field
      label={label}
      hint={`${hint} Times are in ${zoneName()}, 24 hours.`}
      error={form.problems[name]}
    >
      <DateInput
        label={label}
        kind="moment"
        name={name}
        disabled={form.isLocked(name)}
        value={form.draft[name]}
        onChange={(text) => form.change({ [name]: text })}
        onLeave={() => form.leave(name)}
      />
    </Field>
  )
}
