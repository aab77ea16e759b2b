import type { AdminCampaign } from '@permille/contract/campaigns-admin'
import type { AdminPayout } from '@permille/contract/payouts-admin'
import type { AdminSubmission } from '@permille/contract/submissions-admin'
import { paths } from '../../paths.ts'
import { Badge, StatusBadge } from '../../ui/badge.tsx'
import { Money } from '../../ui/money.tsx'
import { Time } from '../../ui/time.tsx'
import { Views } from '../../ui/views.tsx'
import { PostPicture } from '../submissions/post-picture.tsx'
import { HeldPayoutActs } from './held-payout-acts.tsx'
import { LineCard } from './line-card.tsx'

export function SubmissionLine({ submission }: { readonly submission: AdminSubmission }) {
  const { id, title, campaignName, brandName, platform, thumbnailUrl, status } = submission
  return (
    <LineCard
      href={paths.adminSubmission(id)}
      picture={
        <PostPicture
          url={thumbnailUrl}
          platform={platform}
          className="size-10 shrink-0 rounded-control"
        />
      }
      title={title ?? 'Untitled Submission'}
      note={
        <>
          <Views count={submission.viewCount} /> views · {campaignName} · {brandName}
        </>
      }
      figure={<Money cents={submission.earnings} />}
      state={<StatusBadge status={status} />}
    />
  )
}

/** A search for its own id shows the payout alone, with everything the provider said. */
export function PayoutLine({ payout }: { readonly payout: AdminPayout }) {
  const { id, totalCents, createdAt, status, transferId, reason } = payout
  return (
    <LineCard
      href={`${paths.adminPayouts}?${new URLSearchParams({ search: id })}`}
      title={transferId ?? 'No transfer yet'}
      note={
        <>
          <Time at={createdAt} />
          {reason !== null && ` · ${reason}`}
        </>
      }
      figure={<Money cents={totalCents} />}
      state={
        <span className="flex gap-1.5">
          {payout.isHeld && <Badge>held</Badge>}
          <StatusBadge status={status} />
        </span>
      }
      acts={payout.isHeld && <HeldPayoutActs payout={payout} />}
    />
  )
}

export function CampaignLine({ campaign }: { readonly campaign: AdminCampaign }) {
  const { name, fundedCents, paidOutCents, status } = campaign
  return (
    <LineCard
      href={`${paths.adminCampaigns}?${new URLSearchParams({ search: name })}`}
      title={name}
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
