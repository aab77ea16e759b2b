import { requirementsMaxLength } from '@permille/contract/limits'
import { disclosureTags } from '@permille/contract/submissions/disclosure'
import { Field } from '#ui/controls/field.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'
import { DraftField } from './draft-field.tsx'
import { DraftSection } from './draft-section.tsx'
import type { CampaignForm } from './use-campaign-draft.ts'

export function ContentSection({ form }: { readonly form: CampaignForm }) {
  return (
    <DraftSection title="Content requirements" note="What a good post looks like.">
      <DraftField
        form={form}
        name="contentUrl"
        type="url"
        label="Brief or assets URL (optional)"
        hint="A public link that starts with https://"
        placeholder="https://"
      />
      <Field label="Requirements (optional)" error={form.problems.requirements}>
        <Textarea
          rows={6}
          name="requirements"
          maxLength={requirementsMaxLength}
          placeholder="Show the product in the first three seconds"
          value={form.draft.requirements}
          onChange={(event) => form.change({ requirements: event.target.value })}
          onBlur={() => form.leave('requirements')}
        />
      </Field>
      <Disclosure form={form} />
    </DraftSection>
  )
}

function Disclosure({ form }: { readonly form: CampaignForm }) {
  const takesX = form.draft.platforms.includes('x')
  return (
    <div className="grid grid-cols-1 gap-1 rounded-control border border-line px-3 py-1">
      <Switch
        label="Disclosure required"
        checked={form.draft.needsDisclosure}
        disabled={form.isLocked('needsDisclosure')}
        onChange={(event) => form.change({ needsDisclosure: event.target.checked })}
      />
      <p className="pb-2 text-sm text-ink-muted">
        Checked before a post is submitted: its title or caption needs one of{' '}
        {disclosureTags.map((tag) => `#${tag}`).join(', ')}.{' '}
        {takesX
          ? 'On X the paid partnership label counts too; the other platforms don’t report theirs.'
          : 'The platforms don’t report their own labels, so a label alone doesn’t count.'}
      </p>
    </div>
  )
}
