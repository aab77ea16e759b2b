import {
  editCampaignCall,
  type OwnCampaign,
  readOwnCampaignCall,
} from '@permille/contract/campaigns/campaigns'
import type { CampaignId } from '@permille/contract/ids'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from 'wouter'
import { statusOf } from '#api/api-error.ts'
import { queryOf } from '#api/query.ts'
import { useAction } from '#api/use-action.ts'
import { BackLink } from '#features/accounts/back-link.tsx'
import { NotFoundHeader } from '#features/accounts/not-found-header.tsx'
import { NeedsRight } from '#features/teams/needs-right.tsx'
import { paths } from '#paths.ts'
import { Loaded } from '#ui/layout/loaded.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { TwoColumns } from '#ui/layout/two-columns.tsx'
import { consequencesOf, editOf, editProblemsOf, lockedFieldsOf } from './campaign-changes.ts'
import { type CampaignDraft, draftOf } from './campaign-draft.ts'
import { CampaignForm } from './campaign-form.tsx'
import { CampaignPreview } from './campaign-preview.tsx'
import { DraftColumn, DraftFooter } from './draft-footer.tsx'
import { useCampaignDraft } from './use-campaign-draft.ts'

export function EditCampaignPage() {
  return (
    <NeedsRight to="campaigns:write" act="edit campaigns">
      <EditCampaign />
    </NeedsRight>
  )
}

function EditCampaign() {
  const { id } = useParams<{ id: CampaignId }>()
  const query = useQuery(queryOf(readOwnCampaignCall, { params: { id } }))
  if (statusOf(query.error) === 404) {
    return (
      <NotFoundHeader
        title="Campaign not found"
        note="It was deleted, or it belongs to another brand."
        error={query.error}
        list={{ href: paths.campaigns, label: 'My Campaigns' }}
      />
    )
  }
  return (
    <div className="flex flex-col gap-6">
      <div className="grid grid-cols-1 gap-3">
        <BackLink href={paths.campaign(id)} label={query.data?.name ?? 'Campaign'} />
        <PageHeader title="Edit campaign" />
      </div>
      <Loaded
        query={query}
        skeleton={<Skeleton className="h-96" />}
        failed="The campaign could not be loaded."
      >
        {(campaign) =>
          campaign.status === 'completed' ? (
            <Notice>This campaign has ended, so it can’t be changed.</Notice>
          ) : (
            <EditDesk key={campaign.id} campaign={campaign} />
          )
        }
      </Loaded>
    </div>
  )
}

const formId = 'campaign-edit'

function EditDesk({ campaign }: { readonly campaign: OwnCampaign }) {
  const form = useCampaignDraft({
    initial: draftOf(campaign),
    findProblems: (draft) => editProblemsOf(campaign, draft),
    saving: useSaveEdit(campaign),
    locked: lockedFieldsOf(campaign),
    kept: campaign.status === 'draft' ? [] : campaign.platformsAllowed,
  })
  return (
    <TwoColumns>
      <DraftColumn>
        <CampaignForm id={formId} form={form} failed="The campaign could not be changed">
          <Consequences sentences={consequencesOf(campaign, form.draft)} />
        </CampaignForm>
        <DraftFooter
          formId={formId}
          form={form}
          action={form.isSaving ? 'Saving...' : 'Save changes'}
          isUnchanged={Object.keys(editOf(campaign, form.draft)).length === 0}
        />
      </DraftColumn>
      <CampaignPreview draft={form.draft} campaign={campaign} />
    </TwoColumns>
  )
}

function Consequences({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <div role="status" className="empty:hidden">
      {sentences.length > 0 && (
        <Notice title="When you save">
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      )}
    </div>
  )
}

function useSaveEdit(campaign: OwnCampaign) {
  const [, navigate] = useLocation()
  const { id } = campaign
  return useAction({
    call: editCampaignCall,
    request: (draft: CampaignDraft) => ({ params: { id }, body: editOf(campaign, draft) }),
    done: 'Campaign updated',
    failed: 'The campaign could not be changed',
    onDone: () => navigate(paths.campaign(id)),
  })
}
