import type { CreatorSubmission } from '@permille/contract/submissions'
import { Link } from 'wouter'
import { paths } from '../../paths.ts'
import { StatusBadge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Money } from '../../ui/money.tsx'
import { PlatformIcon } from '../../ui/platform-icon.tsx'
import { Time } from '../../ui/time.tsx'
import { Views } from '../../ui/views.tsx'
import { PostPicture } from './post-picture.tsx'
import { SubmissionMenu } from './submission-menu.tsx'

interface SubmissionGridProps {
  readonly submissions: readonly CreatorSubmission[]
}

export function SubmissionGrid({ submissions }: SubmissionGridProps) {
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {submissions.map((submission) => (
        <li key={submission.id}>
          <SubmissionCard submission={submission} />
        </li>
      ))}
    </ul>
  )
}

function SubmissionCard({ submission }: { readonly submission: CreatorSubmission }) {
  return (
    <Card className="flex h-full flex-col overflow-hidden">
      <PostPicture
        url={submission.thumbnailUrl}
        platform={submission.platform}
        className="h-36 w-full border-b border-line"
      />
      <div className="flex flex-1 flex-col gap-3 p-4">
        <header className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <h2 className="line-clamp-2 font-medium [overflow-wrap:anywhere]">
              <Link href={paths.mySubmission(submission.id)} className="hover:underline">
                {submission.title ?? 'Untitled Submission'}
              </Link>
            </h2>
            <p className="truncate text-sm text-ink-muted">{submission.campaignName}</p>
          </div>
          <SubmissionMenu submission={submission} />
        </header>
        <p className="flex items-center gap-1.5 text-sm text-ink-muted">
          <PlatformIcon platform={submission.platform} isLabelled className="size-4 shrink-0" />
          <span className="truncate">@{submission.socialAccountUsername}</span>
          <span aria-hidden="true">·</span>
          <Time at={submission.submittedAt} />
        </p>
        <CardNumbers submission={submission} />
      </div>
    </Card>
  )
}

function CardNumbers({ submission }: { readonly submission: CreatorSubmission }) {
  return (
    <footer className="mt-auto flex items-end justify-between gap-4 border-t border-line pt-3">
      <dl className="flex gap-6">
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
      <StatusBadge status={submission.status} />
    </footer>
  )
}
