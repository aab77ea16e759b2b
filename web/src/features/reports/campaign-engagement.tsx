import type { CampaignId } from '@permille/contract/ids'
import { type CampaignReport, readCampaignReportCall } from '@permille/contract/reports/reports'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { queryOf } from '#api/query.ts'
import { paths } from '#paths.ts'
import { buttonClasses } from '#ui/controls/button-classes.ts'
import { Card, CardHeader } from '#ui/layout/card.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { formatCount } from '#ui/values/views.tsx'
import { costPerEngagementText, rateText, unknownText, untoldSentences } from './report-labels.ts'

interface CampaignEngagementProps {
  readonly campaignId: CampaignId
  /** The way to share it. */
  readonly share: ReactNode
}

/** What people did with a campaign's posts besides watching them, and the way to its report. */
export function CampaignEngagement({ campaignId, share }: CampaignEngagementProps) {
  const query = useQuery(queryOf(readCampaignReportCall, { params: { id: campaignId }, query: {} }))
  return (
    <Card>
      <CardHeader
        title="Engagement"
        action={
          <div className="flex flex-wrap justify-end gap-2">
            {share}
            <Link
              href={paths.campaignReport(campaignId)}
              className={buttonClasses({ variant: 'secondary', size: 'sm' })}
            >
              Report
            </Link>
          </div>
        }
      />
      <Loaded
        query={query}
        skeleton={<Skeleton className="mx-5 my-4 h-11" />}
        failed="The engagement could not be loaded."
      >
        {(report) => <Engagement report={report} />}
      </Loaded>
    </Card>
  )
}

function Engagement({ report: { approved, platforms } }: { readonly report: CampaignReport }) {
  const { likeCount, commentCount, shareCount } = approved
  if (approved.postCount === 0) {
    return <p className="px-5 py-4 text-ink-muted">No approved posts yet</p>
  }
  const sentences = untoldSentences(platforms)
  return (
    <div className="@container px-5 py-4">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 @md:grid-cols-3 @3xl:grid-cols-5">
        <Figure label="Likes">{countText(likeCount)}</Figure>
        <Figure label="Comments">{countText(commentCount)}</Figure>
        <Figure label="Shares">{countText(shareCount)}</Figure>
        <Figure label="Engagement rate">{rateText(approved)}</Figure>
        <Figure label="Cost per engagement">{costPerEngagementText(approved)}</Figure>
      </dl>
      {sentences.length > 0 && <p className="mt-3 text-sm text-ink-muted">{sentences.join(' ')}</p>}
    </div>
  )
}

function countText(count: number | null): string {
  return count === null ? unknownText : formatCount(count)
}

function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-muted">{label}</dt>
      <dd className="text-lg font-semibold tabular-nums lining-nums">{children}</dd>
    </div>
  )
}
