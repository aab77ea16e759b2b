import { messageOf } from '../../../api/api-error.ts'
import { Form } from '../../../ui/controls/form.tsx'
import { Notice } from '../../../ui/layout/notice.tsx'
import { BasicSection } from './draft-basic-section.tsx'
import { ContentSection } from './draft-content-section.tsx'
import { PlatformSection } from './draft-platform-section.tsx'
import { RewardSection } from './draft-reward-section.tsx'
import type { CampaignForm } from './use-campaign-draft.ts'

interface CreateCampaignFormProps {
  readonly id: string
  readonly form: CampaignForm
}

export function CreateCampaignForm({ id, form }: CreateCampaignFormProps) {
  return (
    <Form id={id} onSubmit={form.submit} className="flex min-w-0 flex-col gap-6">
      <BasicSection form={form} />
      <RewardSection form={form} />
      <PlatformSection form={form} />
      <ContentSection form={form} />
      {form.failure !== null && (
        <Notice tone="negative" title="Failed to create campaign">
          {messageOf(form.failure, 'Everything you typed is still here. Try again.')}
        </Notice>
      )}
    </Form>
  )
}
