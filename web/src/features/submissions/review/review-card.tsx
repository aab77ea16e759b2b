import type { BrandSubmission } from '@permille/contract/submissions/submissions'
import { TriangleAlert } from 'lucide-react'
import { Link } from 'wouter'
import { describeRisks } from '#features/risk/risk-labels.ts'
import { paths } from '#paths.ts'
import { Money } from '#ui/values/money.tsx'
import { PlatformIcon } from '#ui/values/platform-icon.tsx'
import { PostPicture } from '#ui/values/post-picture.tsx'
import { Time } from '#ui/values/time.tsx'
import { titleOf } from '#ui/values/title-of.ts'
import { Views } from '#ui/values/views.tsx'
import { Deadline } from '../deadline.tsx'
import { DecisionButtons } from './deciding/decision-buttons.tsx'
import { SecondTryBadge } from './second-try.tsx'
import { SelectPost } from './select-post.tsx'

/** A row of the desk as a card for narrow screens. */
export function ReviewCard({ submission }: { readonly submission: BrandSubmission }) {
  const { id, title, campaignName, creatorName, platform, thumbnailUrl, status } = submission
  return (
    <div className="grid grid-cols-1 gap-3 px-4 py-4">
      <div className="flex gap-3">
        {status === 'pending' && <SelectPost submission={submission} />}
        <PostPicture
          url={thumbnailUrl}
          platform={platform}
          className="size-14 shrink-0 rounded-control"
        />
        <div className="min-w-0 flex-1">
          <Link
            data-row-link
            href={paths.submission(id)}
            className="line-clamp-2 font-medium [overflow-wrap:anywhere] hover:underline"
          >
            {titleOf(title)}
          </Link>
          <p className="flex items-center gap-1.5 text-sm text-ink-muted">
            <SecondTryBadge submission={submission} />
            <PlatformIcon platform={platform} isLabelled className="size-3.5 shrink-0" />
            <span className="truncate">
              <bdi>{creatorName}</bdi> · <bdi>{campaignName}</bdi>
            </span>
          </p>
          <div className="text-sm text-ink-muted">
            {status === 'pending' ? (
              <Waiting submission={submission} />
            ) : (
              <Outcome submission={submission} />
            )}
          </div>
        </div>
      </div>
      {status === 'pending' && <DecisionButtons submission={submission} size="sm" />}
    </div>
  )
}

function Waiting({ submission }: { readonly submission: BrandSubmission }) {
  const { viewCount, approvalPay } = submission
  const risks = describeRisks(submission)
  return (
    <>
      {approvalPay !== null && (
        <span>
          <Views count={viewCount} /> views, worth <Money cents={approvalPay.worthCents} /> ·{' '}
        </span>
      )}
      <Deadline submission={submission} />
      {risks.map((risk) => (
        <span key={risk} className="flex items-start gap-1.5 text-ink">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0 text-negative" />
          {risk}
        </span>
      ))}
    </>
  )
}

function Outcome({ submission }: { readonly submission: BrandSubmission }) {
  return (
    <>
      <Views count={submission.viewCount} /> views · <Money cents={submission.earnings} /> ·
      submitted <Time at={submission.submittedAt} />
    </>
  )
}
