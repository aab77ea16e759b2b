import type { OwnCampaign } from '@permille/contract/campaigns/campaigns'
import { isolate } from '@permille/contract/input/isolate'
import type { BrandSubmission } from '@permille/contract/submissions/submissions'
import { Link } from 'wouter'
import { Allowed } from '#api/session.ts'
import { paths } from '#paths.ts'
import { buttonClasses } from '#ui/controls/button-classes.ts'
import { StatusBadge } from '#ui/values/badge.tsx'
import { Money } from '#ui/values/money.tsx'
import { PostPicture } from '#ui/values/post-picture.tsx'
import { BudgetBar } from '../campaigns/budget-bar.tsx'
import { CampaignBadge } from '../campaigns/campaign-badge.tsx'
import { CampaignPicture } from '../campaigns/campaign-picture.tsx'
import { fundingWord, isDeletable } from '../campaigns/own-campaigns.ts'
import { describePauseBriefly } from '../campaigns/pause-labels.ts'
import { DecideBy } from '../submissions/deadline.tsx'
import { RecentLine } from './recent-card.tsx'

const actionClasses = `relative z-10 ${buttonClasses({ variant: 'secondary', size: 'sm' })}`

export function CampaignLine({ campaign }: { readonly campaign: OwnCampaign }) {
  const { id, name, leftCents, rewardRatePerKViewsCents } = campaign
  const paused = describePauseBriefly(campaign)
  return (
    <RecentLine
      href={paths.campaign(id)}
      picture={<CampaignPicture campaign={campaign} />}
      title={name}
      note={
        <>
          <Money cents={rewardRatePerKViewsCents} /> per 1K views
          {paused !== undefined && <span>{` · ${paused}`}</span>}
        </>
      }
      facts={
        <>
          {waitsForMoney(campaign) ? (
            <Allowed to="money:move">
              <FundLink campaign={campaign} />
            </Allowed>
          ) : (
            <span className="grid w-28 justify-items-end gap-1.5 max-sm:hidden">
              <span className="text-sm">
                <Money cents={leftCents} /> left
              </span>
              <BudgetBar campaign={campaign} className="w-full" />
            </span>
          )}
          <span className="flex justify-end sm:min-w-20">
            <CampaignBadge campaign={campaign} />
          </span>
        </>
      }
    />
  )
}

function waitsForMoney({ status, pauseReasons }: OwnCampaign): boolean {
  return status === 'draft' || (status === 'paused' && pauseReasons.includes('budget_exhausted'))
}

/** With the word of My Campaigns. A draft without money always has it. */
function FundLink({ campaign }: { readonly campaign: OwnCampaign }) {
  const { id, name } = campaign
  const word = isDeletable(campaign) ? 'Fund' : fundingWord(campaign)
  if (word === undefined) return null
  return (
    <Link
      href={paths.fundCampaign(id)}
      aria-label={`${word} ${isolate(name)}`}
      className={actionClasses}
    >
      {word}
    </Link>
  )
}

export function PendingLine({ submission }: { readonly submission: BrandSubmission }) {
  const { id, creatorName, campaignName, status, thumbnailUrl, platform } = submission
  return (
    <RecentLine
      href={paths.submission(id)}
      picture={
        <PostPicture
          url={thumbnailUrl}
          platform={platform}
          className="size-10 shrink-0 rounded-control"
        />
      }
      title={creatorName}
      note={<bdi>{campaignName}</bdi>}
      facts={
        <>
          <span className="grid justify-items-end gap-1">
            <StatusBadge status={status} />
            <span className="text-xs text-ink-muted">
              <DecideBy submission={submission} />
            </span>
          </span>
          <Allowed to="submissions:review">
            <Link
              href={paths.submission(id)}
              aria-label={`Review ${isolate(creatorName)}`}
              className={`${actionClasses} max-sm:hidden`}
            >
              Review
            </Link>
          </Allowed>
        </>
      }
    />
  )
}
