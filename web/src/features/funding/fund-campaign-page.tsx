import { readCampaignCall } from '@permille/contract/campaigns/campaigns'
import type { CampaignId } from '@permille/contract/ids'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'wouter'
import { statusOf } from '#api/api-error.ts'
import { queryOf } from '#api/query.ts'
import { BackLink } from '#features/accounts/back-link.tsx'
import { NotFoundHeader } from '#features/accounts/not-found-header.tsx'
import { paths } from '#paths.ts'
import { buttonClasses } from '#ui/controls/button-classes.ts'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { StatusBadge } from '#ui/values/badge.tsx'
import { isTakenBack } from '../campaigns/own-campaigns.ts'
import { pauseSentences } from '../campaigns/pause-labels.ts'
import { NeedsRight } from '../teams/needs-right.tsx'
import { FundCampaignSteps } from './fund-campaign-steps.tsx'
import { FundSkeleton } from './fund-skeleton.tsx'
import type { Fundable } from './suggested-amount.ts'

export function FundCampaignPage() {
  return (
    <NeedsRight to="money:move" act="fund">
      <FundCampaign />
    </NeedsRight>
  )
}

function FundCampaign() {
  const { id } = useParams<{ id: CampaignId }>()
  const query = useQuery(queryOf(readCampaignCall, { params: { id } }))
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
    <div className="mx-auto grid grid-cols-1 w-full max-w-2xl gap-6">
      <div className="grid grid-cols-1 gap-3">
        {/* As the specification names it; the router leads it on to /dashboard. */}
        <BackLink href={paths.brandDashboard} label="Dashboard" />
        <PageHeader title="Fund Campaign" note="The money pays creators for their views." />
      </div>
      <Loaded query={query} skeleton={<FundSkeleton />} failed="The campaign could not be loaded.">
        {(campaign) => <FundableCampaign campaign={campaign} />}
      </Loaded>
    </div>
  )
}

function FundableCampaign({ campaign }: { readonly campaign: Fundable }) {
  if (isTakenBack(campaign)) {
    return (
      <EmptyState
        title="This campaign accepts no money now"
        note={
          pauseSentences[
            campaign.pauseReasons.includes('funding_lost') ? 'funding_lost' : 'funding_disputed'
          ]
        }
        action={
          <Link href={`${paths.billing}#disputed`} className={buttonClasses()}>
            See the payment
          </Link>
        }
      />
    )
  }
  if (campaign.status !== 'completed') return <FundCampaignSteps campaign={campaign} />
  return (
    <EmptyState
      title="This campaign is completed"
      note={
        <>
          <StatusBadge status={campaign.status} /> It can no longer be funded.
        </>
      }
      action={
        <Link
          href={paths.campaign(campaign.id)}
          className={buttonClasses({ variant: 'secondary' })}
        >
          See the campaign
        </Link>
      }
    />
  )
}
