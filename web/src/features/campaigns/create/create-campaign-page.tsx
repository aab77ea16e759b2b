import { readOwnCampaignCall } from '@permille/contract/campaigns/campaigns'
import type { CampaignId } from '@permille/contract/ids'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { isId } from '#api/is-id.ts'
import { queryOf } from '#api/query.ts'
import { NeedsRight } from '#features/teams/needs-right.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { TwoColumns } from '#ui/layout/two-columns.tsx'
import { type CampaignDraft, draftLike, emptyDraft, newProblemsOf } from './campaign-draft.ts'
import { CampaignForm } from './campaign-form.tsx'
import { CampaignPreview } from './campaign-preview.tsx'
import { DraftColumn, DraftFooter } from './draft-footer.tsx'
import { useCampaignDraft, useSaveCampaign } from './use-campaign-draft.ts'

/** Shows an empty form, or one prefilled with the terms of the campaign in the URL. */
export function CreateCampaignPage() {
  return (
    <NeedsRight to="campaigns:write" act="create campaigns">
      <CreateCampaign />
    </NeedsRight>
  )
}

function CreateCampaign() {
  const [params] = useSearchParams()
  const from = params.get('from')
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Create Campaign"
        note="Set what you pay and describe the posts you want. Creators see it once it’s funded."
      />
      {isId<CampaignId>(from) ? (
        <FilledForm campaignId={from} />
      ) : (
        <DraftDesk initial={emptyDraft} />
      )}
    </div>
  )
}

function FilledForm({ campaignId }: { readonly campaignId: CampaignId }) {
  const query = useQuery(queryOf(readOwnCampaignCall, { params: { id: campaignId } }))
  return (
    <Loaded
      query={query}
      skeleton={<Skeleton className="h-96" />}
      failed="The campaign to copy could not be loaded."
    >
      {(campaign) => <DraftDesk key={campaign.id} initial={draftLike(campaign)} />}
    </Loaded>
  )
}

const formId = 'campaign-draft'

function DraftDesk({ initial }: { readonly initial: CampaignDraft }) {
  const saving = useSaveCampaign()
  const form = useCampaignDraft({ initial, findProblems: newProblemsOf, saving })
  return (
    <TwoColumns>
      <DraftColumn>
        <CampaignForm id={formId} form={form} failed="Failed to create campaign" />
        <DraftFooter
          formId={formId}
          form={form}
          action={form.isSaving ? 'Creating...' : 'Create Campaign'}
        />
      </DraftColumn>
      <CampaignPreview draft={form.draft} />
    </TwoColumns>
  )
}
