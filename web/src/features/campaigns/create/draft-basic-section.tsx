import { campaignCategories } from '@permille/contract/enums'
import { campaignNameMaxLength } from '@permille/contract/limits'
import { Field } from '#ui/controls/field.tsx'
import { Select } from '#ui/controls/select.tsx'
import { categoryNames } from '../campaign-labels.ts'
import { DraftField } from './draft-field.tsx'
import { DraftMomentField } from './draft-moment-field.tsx'
import { DraftPictureField } from './draft-picture-field.tsx'
import { DraftSection } from './draft-section.tsx'
import type { CampaignForm } from './use-campaign-draft.ts'

const options = campaignCategories.map((value) => ({ value, label: categoryNames[value] }))

export function BasicSection({ form }: { readonly form: CampaignForm }) {
  return (
    <DraftSection title="Basic info" note="What creators read first.">
      <DraftField
        form={form}
        name="name"
        label="Campaign name"
        placeholder="Summer looks"
        maxLength={campaignNameMaxLength}
      />
      {!form.isLocked('category') && <CategoryField form={form} />}
      <DraftPictureField form={form} />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {!form.isLocked('startsAt') && (
          <DraftMomentField
            form={form}
            name="startsAt"
            label="Starts (optional)"
            hint="Leave empty to start once funded."
          />
        )}
        <DraftMomentField
          form={form}
          name="endsAt"
          label="Ends (optional)"
          hint="Leave empty to run until the budget is spent."
        />
      </div>
    </DraftSection>
  )
}

function CategoryField({ form }: { readonly form: CampaignForm }) {
  return (
    <Field label="Category" error={form.problems.category}>
      <Select
        options={options}
        value={form.draft.category}
        onChange={(event) => {
          const chosen = campaignCategories.find((current) => current === event.target.value)
          if (chosen !== undefined) form.change({ category: chosen })
        }}
      />
    </Field>
  )
}
