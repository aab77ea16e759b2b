import type { CreatorSubmission } from '@permille/contract/submissions/submissions'
import { Link } from 'wouter'
import { paths } from '#paths.ts'
import { Card } from '#ui/layout/card.tsx'
import { CardGrid } from '#ui/layout/card-grid.tsx'
import { Money } from '#ui/values/money.tsx'
import { PlatformIcon } from '#ui/values/platform-icon.tsx'
import { PostPicture } from '#ui/values/post-picture.tsx'
import { PostStatusBadge } from '#ui/values/post-status-badge.tsx'
import { Time } from '#ui/values/time.tsx'
import { titleOf } from '#ui/values/title-of.ts'
import { Views } from '#ui/values/views.tsx'
import { FixBy } from '../fix-by.tsx'
import { ViewsTrend } from '../tracking/views-trend.tsx'
import { SubmissionMenu } from './submission-menu.tsx'

interface SubmissionGridProps {
  readonly submissions: readonly CreatorSubmission[]
}

export function SubmissionGrid({ submissions }: SubmissionGridProps) {
  return (
    <CardGrid
      items={submissions}
      className="*:[contain-intrinsic-height:auto_11rem] @xl/page:grid-cols-2 @xl/page:*:[contain-intrinsic-height:auto_19rem] @4xl/page:grid-cols-3 @6xl/page:grid-cols-4"
    >
      {showSubmission}
    </CardGrid>
  )
}

const showSubmission = (submission: CreatorSubmission) => <SubmissionCard submission={submission} />

function SubmissionCard({ submission }: { readonly submission: CreatorSubmission }) {
  return (
    <Card className="grid h-full grid-cols-[6rem_minmax(0,1fr)] overflow-hidden @xl/page:grid-cols-1 @xl/page:grid-rows-[auto_1fr]">
      <PostPicture
        url={submission.thumbnailUrl}
        platform={submission.platform}
        className="h-full w-full border-line @max-xl/page:border-r @xl/page:h-36 @xl/page:border-b"
      />
      <div className="flex min-w-0 flex-col gap-3 p-4">
        <CardHead submission={submission} />
        <p className="flex items-center gap-1.5 text-sm text-ink-muted">
          <PlatformIcon platform={submission.platform} isLabelled className="size-4 shrink-0" />
          <span className="truncate" title={`@${submission.socialAccountUsername}`}>
            @{submission.socialAccountUsername}
          </span>
          <span aria-hidden="true">·</span>
          <Time at={submission.submittedAt} />
          <span className="ml-auto @max-xl/page:hidden">
            <PostStatusBadge post={submission} />
          </span>
        </p>
        {submission.resubmitUntil !== null && (
          <p className="text-sm">
            <FixBy submission={submission} />
          </p>
        )}
        <CardNumbers submission={submission} />
      </div>
    </Card>
  )
}

function CardHead({ submission }: { readonly submission: CreatorSubmission }) {
  const { id, title, campaignName } = submission
  return (
    <header className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <h2 className="line-clamp-2 font-medium [overflow-wrap:anywhere]">
          <Link
            href={paths.mySubmission(id)}
            title={title ?? undefined}
            className="hover:underline"
          >
            {titleOf(title)}
          </Link>
        </h2>
        <p className="truncate text-sm text-ink-muted" title={campaignName}>
          {campaignName}
        </p>
        <p className="mt-1.5 @xl/page:hidden">
          <PostStatusBadge post={submission} />
        </p>
      </div>
      <SubmissionMenu submission={submission} />
    </header>
  )
}

function CardNumbers({ submission }: { readonly submission: CreatorSubmission }) {
  return (
    <footer className="mt-auto flex items-end justify-between gap-4 border-t border-line pt-3">
      <dl className="flex gap-5">
        <div>
          <dt className="text-xs text-ink-muted">Views</dt>
          <dd className="font-medium">
            <Views count={submission.viewCount} />
          </dd>
        </div>
        <div>
          <dt className="text-xs text-ink-muted">Earnings</dt>
          <dd className="font-medium">
            <Money cents={submission.earnings} />
          </dd>
        </div>
      </dl>
      <ViewsTrend recentViews={submission.recentViews} className="h-9 w-28 min-w-0" />
    </footer>
  )
}
