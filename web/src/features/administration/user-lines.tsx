import type { AdminCampaign } from '@permille/contract/admin-campaigns'
import type { AdminPayout } from '@permille/contract/admin-payouts'
import type { AdminSubmission } from '@permille/contract/admin-submissions'
import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { StatusBadge } from '../../ui/badge.tsx'
import { Money } from '../../ui/money.tsx'
import { Time } from '../../ui/time.tsx'
import { Views } from '../../ui/views.tsx'
import { RecentLine } from '../overview/recent-card.tsx'
import { PostPicture } from '../submissions/post-picture.tsx'

export function SubmissionLine({ submission }: { readonly submission: AdminSubmission }) {
  const { id, title, campaignName, brandName, platform, thumbnailUrl, status } = submission
  return (
    <RecentLine
      href={paths.adminSubmission(id)}
      picture={
        <PostPicture
          url={thumbnailUrl}
          platform={platform}
          className="size-10 shrink-0 rounded-control"
        />
      }
      title={title ?? 'Untitled Submission'}
      note={`${campaignName} · ${brandName}`}
      facts={
        <>
          <span className="w-24 text-right text-ink-muted tabular-nums @max-xl:hidden">
            <Views count={submission.viewCount} /> views
          </span>
          <Money cents={submission.earnings} className="w-20 text-right font-medium" />
          <Status status={status} />
        </>
      }
    />
  )
}

/** A search for its own id shows the payout alone, with everything the provider said. */
export function PayoutLine({ payout }: { readonly payout: AdminPayout }) {
  const { id, totalCents, createdAt, status, transferId, reason } = payout
  return (
    <RecentLine
      href={`${paths.adminPayouts}?${new URLSearchParams({ search: id })}`}
      title={transferId ?? 'No transfer yet'}
      note={
        <>
          <Time at={createdAt} />
          {reason !== null && `: ${reason}`}
        </>
      }
      facts={
        <>
          <Money cents={totalCents} className="font-medium" />
          <Status status={status} />
        </>
      }
    />
  )
}

export function CampaignLine({ campaign }: { readonly campaign: AdminCampaign }) {
  const { name, fundedCents, paidOutCents, status } = campaign
  return (
    <RecentLine
      href={`${paths.adminCampaigns}?${new URLSearchParams({ search: name })}`}
      title={name}
      note={
        <>
          <Money cents={paidOutCents} /> of <Money cents={fundedCents} /> spent
        </>
      }
      facts={
        <>
          <span className="w-24 text-right text-ink-muted tabular-nums @max-xl:hidden">
            <Views count={campaign.totalViews} /> views
          </span>
          <Status status={status} />
        </>
      }
    />
  )
}

function Status({ status }: { readonly status: string }): ReactNode {
  return (
    <span className="flex w-20 justify-end">
      <StatusBadge status={status} />
    </span>
  )
}
