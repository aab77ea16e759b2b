import { type Campaign, readCampaignCall } from '@permille/contract/campaigns/campaigns'
import type { ResponseOf } from '@permille/contract/endpoint'
import type { CampaignId } from '@permille/contract/ids'
import {
  type Eligibility,
  type EligibilityCode,
  readEligibilityCall,
} from '@permille/contract/submissions/eligibility'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'wouter'
import { statusOf } from '#api/api-error.ts'
import { queryOf } from '#api/query.ts'
import { BackLink } from '#features/accounts/back-link.tsx'
import { NotFoundHeader } from '#features/accounts/not-found-header.tsx'
import { pausedForCreators } from '#features/campaigns/paused-for-creators.ts'
import { paths } from '#paths.ts'
import { buttonClasses } from '#ui/controls/button-classes.ts'
import { Card } from '#ui/layout/card.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { TwoColumns } from '#ui/layout/two-columns.tsx'
import { currentTime } from '#ui/values/current-time.ts'
import { CampaignFacts, campaignPlace } from './campaign-facts.tsx'
import { SubmissionDetails } from './submission-details.tsx'

export function SubmitPage() {
  const { id } = useParams<{ id: CampaignId }>()
  const query = useQuery(queryOf(readCampaignCall, { params: { id } }))

  if (statusOf(query.error) === 404) return <CampaignNotFound />
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-3">
        <BackLink href={wayBackOf(query.data)} label={query.data?.name ?? 'All campaigns'} />
        <PageHeader
          title="Submit Content"
          note={
            <>
              Publish the post on your own account first, then paste its link here.{' '}
              <a
                href={`#${campaignPlace}`}
                className="font-medium text-accent hover:underline @2xl/page:hidden"
              >
                See what the campaign asks for
              </a>
            </>
          }
        />
      </div>
      <Loaded
        query={query}
        skeleton={<SubmitSkeleton />}
        failed="The campaign could not be loaded."
      >
        {(campaign) => <SubmitColumns campaign={campaign} />}
      </Loaded>
    </div>
  )
}

/** Returns the URL of the campaign's own page, which only campaigns that take posts have. */
function wayBackOf(campaign: Campaign | undefined): string {
  return campaign?.status === 'live' ? paths.offer(campaign.id) : paths.explore
}

type ReadCampaign = ResponseOf<typeof readCampaignCall>

function SubmitColumns({ campaign }: { readonly campaign: ReadCampaign }) {
  const eligibility = useQuery(
    queryOf(readEligibilityCall, { params: { id: campaign.id }, query: {} }),
  )
  const refusal = eligibility.data?.refusal
  // A form already being filled in stays; its checks report what has changed since.
  const [isBegun, setIsBegun] = useState(false)
  if (refusal === null && !isBegun) setIsBegun(true)
  return (
    <TwoColumns>
      {!isOpen(campaign) ? (
        <TakesNoPosts campaign={campaign} />
      ) : refusal && !isBegun ? (
        <Refused refusal={refusal} />
      ) : (
        <SubmissionDetails campaign={campaign} isReady={!eligibility.isPending} />
      )}
      <CampaignFacts campaign={campaign} />
    </TwoColumns>
  )
}

function isOpen({ status, endsAt, isBlocked }: ReadCampaign): boolean {
  if (isBlocked) return false
  return status === 'live' && (endsAt === null || Date.parse(endsAt) > Number(currentTime()))
}

function TakesNoPosts({
  campaign: { pauseReason, isBlocked },
}: {
  readonly campaign: ReadCampaign
}) {
  const why =
    pauseReason === null
      ? 'It has ended. Approved posts keep their earnings.'
      : pausedForCreators[pauseReason]
  return (
    <Card>
      <EmptyState
        title={isBlocked ? 'You can’t submit here' : 'This campaign isn’t accepting posts'}
        note={
          isBlocked
            ? 'This brand accepts no new posts from you. Posts it approved keep earning.'
            : why
        }
        action={<ExploreLink />}
      />
    </Card>
  )
}

const titles: Partial<Record<EligibilityCode, string>> = {
  'creator-limits': 'You have reached your limit',
  'campaign-places': 'This campaign is full right now',
}

/** Says before the form is filled in why submitting would be refused. */
function Refused({ refusal }: { readonly refusal: NonNullable<Eligibility['refusal']> }) {
  return (
    <Card>
      <EmptyState
        title={titles[refusal.code] ?? 'You can’t submit here'}
        note={refusal.message}
        action={<ExploreLink />}
      />
    </Card>
  )
}

function ExploreLink() {
  return (
    <Link href={paths.explore} className={buttonClasses()}>
      Explore Campaigns
    </Link>
  )
}

function CampaignNotFound() {
  return (
    <NotFoundHeader
      title="Campaign not found"
      list={{ href: paths.explore, label: 'Explore Campaigns' }}
    />
  )
}

function SubmitSkeleton() {
  return (
    <TwoColumns>
      <Card className="grid grid-cols-1 gap-5 p-5">
        <Skeleton className="h-6 w-40" />
        <Skeleton className="h-14" />
        <Skeleton className="h-16" />
        <Skeleton className="h-9 w-36" />
      </Card>
      <Card className="grid grid-cols-1 gap-4 p-5">
        <Skeleton className="h-6 w-32" />
        <Skeleton className="h-32" />
      </Card>
    </TwoColumns>
  )
}
