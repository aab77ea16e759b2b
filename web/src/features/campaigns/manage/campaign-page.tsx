import { readCampaignInsightCall } from '@permille/contract/campaigns/campaign-insight'
import type { WaitingMoney } from '@permille/contract/campaigns/campaign-money'
import { type OwnCampaign, readOwnCampaignCall } from '@permille/contract/campaigns/campaigns'
import type { CampaignId } from '@permille/contract/ids'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'wouter'
import { queryOf } from '#api/query.ts'
import { Allowed } from '#api/session.ts'
import { DetailPage } from '#features/accounts/detail-page.tsx'
import { ShareReport } from '#features/report-links/share-report.tsx'
import { CampaignEngagement } from '#features/reports/campaign-engagement.tsx'
import { paths } from '#paths.ts'
import { Notice } from '#ui/layout/notice.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { TwoColumns } from '#ui/layout/two-columns.tsx'
import { Time } from '#ui/values/time.tsx'
import { isScheduled } from '../own-campaigns.ts'
import { CampaignRefunds } from '../refunds/campaign-refunds.tsx'
import { CampaignActions } from './campaign-actions.tsx'
import { CampaignActivity } from './campaign-activity.tsx'
import { CampaignBrief } from './campaign-brief.tsx'
import { CampaignDates, CampaignSkeleton } from './campaign-frame.tsx'
import { CampaignFundings } from './campaign-fundings.tsx'
import { CampaignHistory } from './campaign-history.tsx'
import { CampaignInsight } from './campaign-insight.tsx'
import { CampaignInvitations } from './campaign-invitations.tsx'
import { CampaignNumbers } from './campaign-numbers.tsx'
import { CampaignSubmissions } from './campaign-submissions.tsx'
import { PauseNotice } from './pause-notice.tsx'
import { RefusedPayment } from './refused-payment.tsx'

export function CampaignPage() {
  const { id } = useParams<{ id: CampaignId }>()
  const query = useQuery(queryOf(readOwnCampaignCall, { params: { id } }))
  return (
    <DetailPage
      name="campaign"
      query={query}
      missing={{
        note: 'It was deleted, or it belongs to another brand.',
        list: { href: paths.campaigns, label: 'My Campaigns' },
      }}
      skeleton={<CampaignSkeleton />}
    >
      {(campaign) => <CampaignView campaign={campaign} />}
    </DetailPage>
  )
}

function CampaignView({ campaign }: { readonly campaign: OwnCampaign & WaitingMoney }) {
  const insight = useQuery(queryOf(readCampaignInsightCall, { params: { id: campaign.id } }))
  // Before it is live, nobody can submit, and the brief is still being worked on.
  const wasLive = campaign.liveAt !== null
  const fundings = (
    <Allowed to="billing:read">
      <CampaignFundings campaignId={campaign.id} />
    </Allowed>
  )
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeader
        title={campaign.name}
        note={<CampaignDates campaign={campaign} />}
        actions={<CampaignActions campaign={campaign} />}
      />
      <RefusedPayment campaign={campaign} />
      <CampaignState campaign={campaign} />
      <CampaignNumbers campaign={campaign} />
      {wasLive && (
        <CampaignEngagement
          campaignId={campaign.id}
          share={<ShareReport campaignId={campaign.id} />}
        />
      )}
      <CampaignHistory campaign={campaign} />
      <TwoColumns>
        <div className="grid grid-cols-1 gap-6">
          <CampaignInsight campaign={campaign} insight={insight} />
          {wasLive ? (
            <>
              <Allowed to="submissions:read">
                <CampaignSubmissions campaign={campaign} />
              </Allowed>
              {fundings}
            </>
          ) : (
            <CampaignBrief campaign={campaign} />
          )}
          <Allowed to="billing:read">
            <CampaignRefunds campaignId={campaign.id} />
          </Allowed>
        </div>
        <div className="grid grid-cols-1 gap-6">
          <Allowed to="campaigns:write">
            {campaign.isInviteOnly && <CampaignInvitations campaign={campaign} />}
          </Allowed>
          {wasLive ? <CampaignBrief campaign={campaign} /> : fundings}
          <CampaignActivity insight={insight} byBrand="by you" />
        </div>
      </TwoColumns>
    </div>
  )
}

/** Explains the campaign's status if it needs an explanation. */
function CampaignState({ campaign }: { readonly campaign: OwnCampaign }) {
  if (campaign.pauseReasons.length > 0) return <PauseNotice campaign={campaign} />
  if (isScheduled(campaign)) return <Scheduled campaign={campaign} />
  if (campaign.status !== 'draft') return null
  return <Notice>This campaign is a draft. Fund it to make it live.</Notice>
}

function Scheduled({ campaign: { startsAt } }: { readonly campaign: OwnCampaign }) {
  return (
    <Notice>
      <p>
        This campaign is funded. It goes live{' '}
        <span>{startsAt !== null && <Time at={startsAt} isDay />}</span> automatically, and creators
        see it from then on.
      </p>
    </Notice>
  )
}
