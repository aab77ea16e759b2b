import type { FormEvent } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { BasicSection } from './draft-basic-section.tsx'
import { ContentSection } from './draft-content-section.tsx'
import { PlatformSection } from './draft-platform-section.tsx'
import { RewardSection } from './draft-reward-section.tsx'
import type { CampaignForm } from './use-campaign-draft.ts'

export function CreateCampaignForm({ form }: { form: CampaignForm }) {
  const isUploading = form.picture.percent !== undefined

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    form.submit()
    focusFirstProblem(event.currentTarget)
  }

  return (
    <form noValidate onSubmit={submit} className="flex min-w-0 flex-col gap-6">
      <BasicSection form={form} />
      <RewardSection form={form} />
      <PlatformSection form={form} />
      <ContentSection form={form} />
      {form.failure !== null && (
        <Notice tone="negative">{messageOf(form.failure, 'Failed to create campaign')}</Notice>
      )}
      <div className="flex justify-end">
        <Button
          type="submit"
          disabled={form.isSaving || isUploading || form.draft.platforms.length === 0}
          className="w-full sm:w-auto"
        >
          {form.isSaving ? 'Creating...' : 'Create Campaign'}
        </Button>
      </div>
    </form>
  )
}

/** After the next paint, when the fields have said what is wrong with them. */
function focusFirstProblem(element: HTMLFormElement) {
  requestAnimationFrame(() => {
    element.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  })
}
