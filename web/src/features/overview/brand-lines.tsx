import type { OwnCampaign } from '@permille/contract/campaigns'
import type { BrandSubmission } from '@permille/contract/submissions'
import { Link } from 'wouter'
import { paths } from '../../paths.ts'
import { StatusBadge } from '../../ui/badge.tsx'
import { buttonLook } from '../../ui/button-look.ts'
import { Money } from '../../ui/money.tsx'
import { BudgetBar } from '../campaigns/budget-bar.tsx'
import { RecentLine } from './recent-card.tsx'

export function CampaignLine({ campaign }: { readonly campaign: OwnCampaign }) {
  const { id, name, status, rewardRatePerKViewsCents } = campaign
  return (
    <RecentLine
      href={paths.campaign(id)}
      title={name}
      note={
        <>
          <Money cents={rewardRatePerKViewsCents} /> per 1K views
        </>
      }
      facts={
        <>
          {status === 'draft' && (
            <Link
              href={paths.fundCampaign(id)}
              aria-label={`Fund ${name}`}
              className={`relative z-10 ${buttonLook({ variant: 'secondary', size: 'sm' })}`}
            >
              Fund
            </Link>
          )}
          {status !== 'draft' && <BudgetBar campaign={campaign} className="w-28 max-sm:hidden" />}
          <span className="flex w-20 justify-end">
            <StatusBadge status={status} />
          </span>
        </>
      }
    />
  )
}

export function PendingLine({ submission }: { readonly submission: BrandSubmission }) {
  const { id, creatorName, campaignName, status } = submission
  return (
    <RecentLine
      href={paths.submission(id)}
      title={creatorName}
      note={campaignName}
      facts={<StatusBadge status={status} />}
    />
  )
}
