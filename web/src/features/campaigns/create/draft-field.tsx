import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import type { CampaignDraft } from './campaign-draft.ts'
import type { CampaignForm } from './use-campaign-draft.ts'

interface DraftFieldProps {
  readonly form: CampaignForm
  readonly name: Exclude<
    keyof CampaignDraft,
    'platforms' | 'category' | 'isInviteOnly' | 'needsDisclosure' | 'startsAt' | 'endsAt'
  >
  readonly label: string
  readonly hint?: string
  readonly type?: 'text' | 'url'
  readonly inputMode?: 'numeric'
  readonly placeholder?: string
  readonly maxLength?: number
}

/** One text field of the create form, bound to its field of the draft. */
export function DraftField({ form, name, label, hint, ...input }: DraftFieldProps) {
  return (
    <Field label={label} hint={hint} error={form.problems[name]}>
      <Input
        {...input}
        name={name}
        disabled={form.isLocked(name)}
        value={form.draft[name]}
        onChange={(event) => form.change({ [name]: event.target.value })}
        onBlur={() => form.leave(name)}
      />
    </Field>
  )
}
