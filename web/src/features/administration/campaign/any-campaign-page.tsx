import type { AdminCampaign } from '@permille/contract/campaigns/admin-campaigns'
import type { WaitingMoney } from '@permille/contract/campaigns/campaign-money'
import {
  readAnyCampaignCall,
  readAnyInsightCall,
} from '@permille/contract/campaigns/campaign-overview'
import type { CampaignId } from '@permille/contract/ids'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'wouter'
import { adminPaths } from '#admin-paths.ts'
import { queryOf } from '#api/query.ts'
import { DetailPage } from '#features/accounts/detail-page.tsx'
import { AdminCampaignActions } from '#features/campaigns/admin/admin-campaign-actions.tsx'
import { describePauseForAdmin } from '#features/campaigns/admin/paused-by.ts'
import { CampaignActivity } from '#features/campaigns/manage/campaign-activity.tsx'
import { CampaignBrief } from '#features/campaigns/manage/campaign-brief.tsx'
import { CampaignDates, CampaignSkeleton } from '#features/campaigns/manage/campaign-frame.tsx'
import { CampaignInsight } from '#features/campaigns/manage/campaign-insight.tsx'
import { CampaignNumbers } from '#features/campaigns/manage/campaign-numbers.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { TwoColumns } from '#ui/layout/two-columns.tsx'
import { LogLink } from '../audit-log/log-link.tsx'
import { CampaignChargebacks } from './campaign-chargebacks.tsx'
import { CampaignMoneyCard } from './campaign-money-card.tsx'
import { CampaignPayments } from './campaign-payments.tsx'
import { CampaignPosts } from './campaign-posts.tsx'
import { MadeRefunds } from './made-refunds.tsx'

/** Any brand's campaign, for an admin: its money, its posts and its history. */
export function AnyCampaignPage() {
  const { id } = useParams<{ id: CampaignId }>()
  const query = useQuery(queryOf(readAnyCampaignCall, { params: { id } }))
  return (
    <DetailPage
      name="campaign"
      query={query}
      missing={{
        note: 'No campaign has this ID. A draft that its brand deleted is gone.',
        list: { href: adminPaths.campaigns, label: 'Campaigns' },
      }}
      skeleton={<CampaignSkeleton />}
    >
      {(campaign) => <CampaignView key={campaign.id} campaign={campaign} />}
    </DetailPage>
  )
}

function CampaignView({ campaign }: { readonly campaign: AdminCampaign & WaitingMoney }) {
  const { id } = campaign
  const insight = useQuery(queryOf(readAnyInsightCall, { params: { id } }))
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeader
        title={campaign.name}
        note={
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Link
              href={adminPaths.user(campaign.brandUserId)}
              className="min-w-0 [overflow-wrap:anywhere] hover:underline"
            >
              {campaign.brandName}
            </Link>
            <span aria-hidden="true">·</span>
            <CampaignDates campaign={campaign} />
          </span>
        }
        actions={<AdminCampaignActions campaign={campaign} />}
      />
      <Pause campaign={campaign} />
      <CampaignNumbers campaign={campaign} />
      <TwoColumns>
        <div className="grid grid-cols-1 gap-6">
          <CampaignInsight campaign={campaign} insight={insight} />
          <CampaignPosts campaignId={id} />
          <CampaignPayments campaignId={id} />
          <MadeRefunds campaign={campaign} />
          <CampaignChargebacks campaignId={id} />
        </div>
        <div className="grid grid-cols-1 gap-6">
          <CampaignMoneyCard campaignId={id} />
          <CampaignActivity insight={insight} byBrand="by the brand" more={<LogLink of={id} />} />
          <CampaignBrief campaign={campaign} />
        </div>
      </TwoColumns>
    </div>
  )
}

function Pause({ campaign }: { readonly campaign: AdminCampaign }) {
  const said = describePauseForAdmin(campaign)
  const { pauseNote } = campaign
  if (said === undefined) return null
  return (
    <Notice>
      <p>{said}</p>
      {pauseNote !== null && (
        <p>
          “<bdi>{pauseNote}</bdi>”
        </p>
      )}
    </Notice>
  )
}
