import { PageHeader } from '../../ui/page-header.tsx'
import { CampaignPreview } from './campaign-preview.tsx'
import { CreateCampaignForm } from './create-campaign-form.tsx'
import { useCampaignDraft } from './use-campaign-draft.ts'

export function CreateCampaignPage() {
  const form = useCampaignDraft()

  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Create Campaign"
        note="Set what you pay for and what you want to see. Creators see it once it is funded."
      />
      <div className="grid grid-cols-1 items-start gap-6 @2xl/page:grid-cols-[minmax(0,1fr)_18rem] @4xl/page:grid-cols-[minmax(0,1fr)_22rem]">
        <CreateCampaignForm form={form} />
        <CampaignPreview draft={form.draft} />
      </div>
    </div>
  )
}
