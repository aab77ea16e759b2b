import { requirementsMaxLength } from '@permille/contract/limits'
import { Field } from '../../../ui/controls/field.tsx'
import { Textarea } from '../../../ui/controls/textarea.tsx'
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
    </DraftSection>
  )
}
