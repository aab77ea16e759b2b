import type { AdminCampaign } from '@permille/contract/campaigns/admin-campaigns'
import type { AdminPayout } from '@permille/contract/payouts/admin-payouts'
import type { AdminSubmission } from '@permille/contract/submissions/admin-submissions'
import { Link } from 'wouter'
import { adminPaths } from '#admin-paths.ts'
import { PayoutActions } from '#features/payouts/admin/payout-actions.tsx'
import { LineCard, lineCardTitleClasses } from '#ui/layout/line-card.tsx'
import { Badge, StatusBadge } from '#ui/values/badge.tsx'
import { Money } from '#ui/values/money.tsx'
import { PostPicture } from '#ui/values/post-picture.tsx'
import { PostStatusBadge } from '#ui/values/post-status-badge.tsx'
import { Time } from '#ui/values/time.tsx'
import { titleOf } from '#ui/values/title-of.ts'
import { Views } from '#ui/values/views.tsx'

interface SubmissionLineProps {
  readonly submission: AdminSubmission
  /** The owner or campaign of the post; defaults to its campaign. */
  readonly by?: string
}

export function SubmissionLine({ submission, by }: SubmissionLineProps) {
  const { id, title, campaignName, brandName, platform, thumbnailUrl } = submission
  return (
    <LineCard
      picture={
        <PostPicture
          url={thumbnailUrl}
          platform={platform}
          className="size-10 shrink-0 rounded-control"
        />
      }
      title={
        <Link href={adminPaths.submission(id)} className={lineCardTitleClasses}>
          {titleOf(title)}
        </Link>
      }
      note={
        <>
          <Views count={submission.viewCount} /> views ·{' '}
          {by === undefined ? (
            <span>
              <bdi>{campaignName}</bdi> · <bdi>{brandName}</bdi>
            </span>
          ) : (
            <bdi>{by}</bdi>
          )}
        </>
      }
      figure={<Money cents={submission.earnings} />}
      state={<PostStatusBadge post={submission} />}
    />
  )
}

/** Links to a search for the payout's id, which shows it alone with the provider's messages. */
function noteOf({ transferId, status }: AdminPayout): string {
  if (transferId !== null) return 'Sent by Stripe'
  return status === 'queued' ? 'No transfer yet' : 'No transfer'
}

export function PayoutLine({ payout }: { readonly payout: AdminPayout }) {
  const { number, totalCents, createdAt, status, reason } = payout
  return (
    <LineCard
      title={
        <Link
          href={`${adminPaths.payouts}?${new URLSearchParams({ search: number })}`}
          className={lineCardTitleClasses}
        >
          {number} · <Time at={createdAt} isDay />
        </Link>
      }
      note={noteOf(payout)}
      figure={<Money cents={totalCents} />}
      state={
        <span className="flex gap-1.5">
          {payout.isHeld && <Badge>held</Badge>}
          <StatusBadge status={status} />
        </span>
      }
      actions={
        <>
          {reason !== null && (
            <p className="text-sm [overflow-wrap:anywhere] text-ink-muted">{reason}</p>
          )}
          <PayoutActions payout={payout} />
        </>
      }
    />
  )
}

export function CampaignLine({ campaign }: { readonly campaign: AdminCampaign }) {
  const { id, name, fundedCents, paidOutCents, status } = campaign
  return (
    <LineCard
      title={
        <Link href={adminPaths.campaign(id)} className={lineCardTitleClasses}>
          {name}
        </Link>
      }
      note={
        <>
          <Money cents={paidOutCents} /> of <Money cents={fundedCents} /> spent
        </>
      }
      figure={
        <>
          <Views count={campaign.totalViews} />
          <span className="text-sm text-ink-muted"> views</span>
        </>
      }
      state={<StatusBadge status={status} />}
    />
  )
}
