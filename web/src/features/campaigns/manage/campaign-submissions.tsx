import type { OwnCampaign } from '@permille/contract/campaigns/campaigns'
import { dashboardListLength } from '@permille/contract/limits'
import {
  type BrandSubmission,
  listBrandSubmissionsCall,
} from '@permille/contract/submissions/submissions'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { queryOf } from '#api/query.ts'
import { paths } from '#paths.ts'
import { Card, CardHeader } from '#ui/layout/card.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { ListSkeleton } from '#ui/layout/list-skeleton.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { Money } from '#ui/values/money.tsx'
import { PlatformIcon } from '#ui/values/platform-icon.tsx'
import { PostPicture } from '#ui/values/post-picture.tsx'
import { PostStatusBadge } from '#ui/values/post-status-badge.tsx'
import { titleOf } from '#ui/values/title-of.ts'
import { Views } from '#ui/values/views.tsx'

interface CampaignSubmissionsProps {
  /** One that was live. */
  readonly campaign: Pick<OwnCampaign, 'id' | 'status'>
}

/** The newest posts of the campaign, with a link to all of them. */
export function CampaignSubmissions({ campaign }: CampaignSubmissionsProps) {
  const { id: campaignId, status } = campaign
  const query = useQuery(
    queryOf(listBrandSubmissionsCall, { query: { campaignId, limit: dashboardListLength } }),
  )
  return (
    <Card>
      <CardHeader
        title="Submissions"
        action={
          <Link
            href={`${paths.submissions}?campaign=${campaignId}`}
            className="finger shrink-0 font-medium text-accent hover:underline"
          >
            View all
          </Link>
        }
      />
      <Loaded
        query={query}
        skeleton={<ListSkeleton />}
        failed="The submissions could not be loaded."
      >
        {(submissions) =>
          submissions.length === 0 ? (
            <NoSubmissions isOver={status === 'completed'} />
          ) : (
            <ul className="@container divide-y divide-line">
              {submissions.map((submission) => (
                <SubmissionLine key={submission.id} submission={submission} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  )
}

function NoSubmissions({ isOver }: { readonly isOver: boolean }) {
  return isOver ? (
    <EmptyState
      title="No submissions"
      note="No creator submitted a post while the campaign was live."
    />
  ) : (
    <EmptyState
      title="No submissions yet"
      note="Creators can submit posts while the campaign is live."
    />
  )
}

function SubmissionLine({ submission }: { readonly submission: BrandSubmission }) {
  const { id, title, creatorName, platform, thumbnailUrl, viewCount, earnings } = submission
  return (
    <li className="relative flex min-h-16 items-center gap-3 px-5 py-2.5 transition-colors duration-150 hover:bg-surface">
      <PostPicture
        url={thumbnailUrl}
        platform={platform}
        className="size-10 shrink-0 rounded-control"
      />
      <div className="min-w-0 flex-1">
        <Link
          href={paths.submission(id)}
          className="block truncate font-medium after:absolute after:inset-0"
        >
          {titleOf(title)}
        </Link>
        <p className="flex items-center gap-1.5 text-sm text-ink-muted">
          <PlatformIcon platform={platform} isLabelled className="size-3.5 shrink-0" />
          <span className="truncate">{creatorName}</span>
        </p>
      </div>
      <div className="flex shrink-0 items-center gap-4 @max-md:flex-col-reverse @max-md:items-end @max-md:gap-1">
        <span className="min-w-24 text-right text-ink-muted @max-xl:hidden">
          <Views count={viewCount} /> views
        </span>
        <Money cents={earnings} className="text-right font-medium @md:min-w-20" />
        <span className="flex justify-end @md:w-20">
          <PostStatusBadge post={submission} />
        </span>
      </div>
    </li>
  )
}
