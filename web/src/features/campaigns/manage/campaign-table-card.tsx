import type { OwnCampaign } from '@permille/contract/campaigns/campaigns'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { paths } from '#paths.ts'
import { currentTime } from '#ui/values/current-time.ts'
import { Money } from '#ui/values/money.tsx'
import { formatCount, Views } from '#ui/values/views.tsx'
import { BudgetBar } from '../budget-bar.tsx'
import { burnOf } from '../burn.ts'
import { CampaignBadge } from '../campaign-badge.tsx'
import { CampaignPicture } from '../campaign-picture.tsx'
import { describeGone } from '../gone-money.ts'
import { NotFunded } from '../not-funded.tsx'
import { describePauseBriefly } from '../pause-labels.ts'

interface CampaignTableCardProps {
  readonly campaign: OwnCampaign
  readonly action: ReactNode
}

/** A table row as a card for narrow screens, in four lines. */
export function CampaignTableCard({ campaign, action }: CampaignTableCardProps) {
  const { id, name, budgetCents } = campaign
  const burn = burnOf(campaign, currentTime())
  const paused = describePauseBriefly(campaign)
  return (
    <div className="grid grid-cols-1 gap-3 px-4 py-4">
      <div className="flex items-start gap-3">
        <CampaignPicture campaign={campaign} />
        <Link
          data-row-link
          href={paths.campaign(id)}
          className="line-clamp-2 min-w-0 flex-1 font-medium [overflow-wrap:anywhere] hover:underline"
        >
          {name}
        </Link>
        <CampaignBadge campaign={campaign} />
      </div>
      <div className="grid grid-cols-1 gap-1.5">
        <p className="flex justify-between gap-4 text-sm">
          <span>
            <Money cents={campaign.leftCents} /> <span className="text-ink-muted">left</span>
          </span>
          <span className="text-ink-muted">
            of <Money cents={budgetCents} /> budget
          </span>
        </p>
        <BudgetBar campaign={campaign} />
        <NotFunded campaign={campaign} />
        {describeGone(campaign).map((gone) => (
          <span key={gone} className="text-xs text-ink-muted">
            {gone}
          </span>
        ))}
      </div>
      <div className="flex min-h-8 items-center justify-between gap-4">
        <p className="min-w-0 text-sm text-ink-muted">
          <Views count={campaign.totalViews} /> views
          {burn !== undefined && <span>{` · ${burn.end}`}</span>}
          {paused !== undefined && <span>{` · ${paused}`}</span>}
          <ToReview campaign={campaign} />
        </p>
        {action}
      </div>
    </div>
  )
}

function ToReview({ campaign: { id, pendingSubmissions } }: { readonly campaign: OwnCampaign }) {
  if (pendingSubmissions === 0) return null
  return (
    <>
      {' · '}
      <Link
        href={`${paths.submissions}?campaign=${id}`}
        className="whitespace-nowrap text-accent underline underline-offset-2"
      >
        {formatCount(pendingSubmissions)} to review
      </Link>
    </>
  )
}
