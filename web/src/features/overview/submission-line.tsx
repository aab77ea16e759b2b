import type { CreatorSubmission } from '@permille/contract/submissions/submissions'
import { paths } from '#paths.ts'
import { Money } from '#ui/values/money.tsx'
import { PostPicture } from '#ui/values/post-picture.tsx'
import { PostStatusBadge } from '#ui/values/post-status-badge.tsx'
import { titleOf } from '#ui/values/title-of.ts'
import { Views } from '#ui/values/views.tsx'
import { FixBy } from '../submissions/fix-by.tsx'
import { ViewsTrend } from '../submissions/tracking/views-trend.tsx'
import { RecentLine } from './recent-card.tsx'

/** A creator's own post with its views and earnings. */
export function SubmissionLine({ submission }: { readonly submission: CreatorSubmission }) {
  const { id, title, campaignName, viewCount, recentViews, earnings } = submission
  return (
    <RecentLine
      href={paths.mySubmission(id)}
      picture={
        <PostPicture
          url={submission.thumbnailUrl}
          platform={submission.platform}
          className="size-10 shrink-0 rounded-control"
        />
      }
      title={campaignName}
      note={
        <>
          {submission.resubmitUntil === null ? (
            <span className="@2xl/page:hidden">
              <Views count={viewCount} /> views ·{' '}
            </span>
          ) : (
            <span>
              <FixBy submission={submission} /> ·{' '}
            </span>
          )}
          <bdi>{titleOf(title)}</bdi>
        </>
      }
      facts={
        <div className="flex items-center gap-4 @max-2xl/page:flex-col @max-2xl/page:items-end @max-2xl/page:gap-1">
          <ViewsTrend recentViews={recentViews} className="h-8 w-24 @max-4xl/page:hidden" />
          <span className="min-w-24 text-right text-ink-muted @max-2xl/page:hidden">
            <Views count={viewCount} /> views
          </span>
          <Money cents={earnings} className="text-right font-medium @2xl/page:min-w-24" />
          <span className="flex justify-end @2xl/page:w-20">
            <PostStatusBadge post={submission} />
          </span>
        </div>
      }
    />
  )
}
