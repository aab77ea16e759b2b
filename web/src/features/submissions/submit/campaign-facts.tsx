import type { Campaign } from '@permille/contract/campaigns'
import { formatCents } from '@permille/contract/money'
import { platformFacts } from '@permille/contract/platforms'
import type { ReactNode } from 'react'
import { buttonLook } from '../../../ui/controls/button-look.ts'
import { Card, CardBody, CardHeader } from '../../../ui/layout/card.tsx'
import { Money } from '../../../ui/values/money.tsx'
import { PlatformIcon } from '../../../ui/values/platform-icon.tsx'
import { BudgetMeter } from '../../campaigns/budget-meter.tsx'
import { BurnLine } from '../../campaigns/burn-line.tsx'
import { CampaignThumbnail } from '../../campaigns/campaign-thumbnail.tsx'
import { postLimits } from '../../campaigns/campaign-words.ts'
import { exampleEarningsCents } from '../../campaigns/offer.ts'

/** The anchor of this card on the page. */
export const campaignPlace = 'campaign'

/** The terms and the brief, beside the form. */
export function CampaignFacts({ campaign }: { readonly campaign: Campaign }) {
  return (
    <Card id={campaignPlace} className="scroll-mt-20 overflow-hidden">
      {campaign.thumbnailUrl !== null && <CampaignThumbnail offer={campaign} />}
      <CardHeader title="Campaign Info" />
      <CardBody className="grid grid-cols-1 gap-4">
        <p className="font-medium [overflow-wrap:anywhere]">{campaign.name}</p>
        <dl className="grid grid-cols-1 gap-3">
          <Fact label="Brand">{campaign.brandName}</Fact>
          <Fact label="Reward rate">
            <Money cents={campaign.rewardRatePerKViewsCents} /> per 1K views
          </Fact>
          <Terms campaign={campaign} />
          <Fact label="Platforms">
            <Platforms campaign={campaign} />
          </Fact>
          <Fact label="Review deadline">
            {campaign.autoApproveAfterHours}{' '}
            {campaign.autoApproveAfterHours === 1 ? 'hour' : 'hours'}
          </Fact>
          <Fact label="Per creator">{postLimits(campaign)}</Fact>
        </dl>
        <Worth campaign={campaign} />
        <BudgetMeter campaign={campaign}>
          <BurnLine campaign={campaign} />
        </BudgetMeter>
        <Brief campaign={campaign} />
      </CardBody>
    </Card>
  )
}

/** An example of what the terms pay. */
function Worth({ campaign }: { readonly campaign: Campaign }) {
  return (
    <p className="flex items-baseline justify-between gap-4 rounded-control bg-surface-sunken px-3 py-2.5">
      10K views would earn
      <Money cents={exampleEarningsCents(campaign)} className="text-lg font-semibold" />
    </p>
  )
}

function Terms({ campaign }: { readonly campaign: Campaign }) {
  const { minPayoutCents, maxPayoutCents, flatBonusCents } = campaign
  return (
    <>
      {minPayoutCents > 0 && <Fact label="Minimum">{formatCents(minPayoutCents)} per post</Fact>}
      {maxPayoutCents > 0 && <Fact label="Maximum">{formatCents(maxPayoutCents)} per post</Fact>}
      {flatBonusCents > 0 && <Fact label="Bonus">{formatCents(flatBonusCents)} when approved</Fact>}
    </>
  )
}

function Platforms({ campaign }: { readonly campaign: Campaign }) {
  return (
    <ul className="flex flex-wrap justify-end gap-x-3 gap-y-1">
      {campaign.platformsAllowed.map((platform) => (
        <li key={platform} className="inline-flex items-center gap-1.5">
          <PlatformIcon platform={platform} />
          {platformFacts[platform].title}
        </li>
      ))}
    </ul>
  )
}

function Brief({ campaign }: { readonly campaign: Campaign }) {
  const { availableContentUrl, contentRequirements } = campaign
  return (
    <>
      {availableContentUrl && (
        <a
          href={availableContentUrl}
          target="_blank"
          rel="noreferrer"
          className={buttonLook({ variant: 'secondary' })}
        >
          View Brief
        </a>
      )}
      {contentRequirements && (
        <div className="border-t border-line pt-4">
          <h3 className="mb-1 font-medium">Requirements</h3>
          <p className="whitespace-pre-line text-ink-muted [overflow-wrap:anywhere]">
            {contentRequirements}
          </p>
        </div>
      )}
    </>
  )
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="shrink-0 text-ink-muted">{label}</dt>
      <dd className="min-w-0 text-right tabular-nums [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}
