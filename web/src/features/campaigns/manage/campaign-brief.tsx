import type { Campaign } from '@permille/contract/campaigns/campaigns'
import { formatCents } from '@permille/contract/money'
import { platformFacts } from '@permille/contract/platforms'
import type { ReactNode } from 'react'
import { Card, CardBody, CardHeader } from '#ui/layout/card.tsx'
import { Time } from '#ui/values/time.tsx'
import { categoryNames, placesLeft, postLimits } from '../campaign-labels.ts'

/** The terms and the brief, as creators see them. */
export function CampaignBrief({ campaign }: { readonly campaign: Campaign }) {
  return (
    <Card>
      <CardHeader title="Brief" />
      <CardBody className="grid grid-cols-1 gap-4">
        <dl className="grid grid-cols-1 gap-2.5">
          <Reward campaign={campaign} />
          <Line label="Category">{categoryNames[campaign.category]}</Line>
          <Line label="Platforms">
            {campaign.platformsAllowed
              .map((platform) => platformFacts[platform].postKind)
              .join(', ')}
          </Line>
          <Line label="Auto-approve">
            after {campaign.autoApproveAfterHours}{' '}
            {campaign.autoApproveAfterHours === 1 ? 'hour' : 'hours'}; flagged posts wait for an
            admin
          </Line>
          <Line label="Open to">
            {campaign.isInviteOnly ? 'Creators with your link' : 'Every creator'}
          </Line>
          <Line label="Per creator">{postLimits(campaign)}</Line>
          <Line label="Creators">{placesLeft(campaign) ?? 'Any number'}</Line>
          <Line label="Disclosure">
            {campaign.needsDisclosure ? 'Required, checked on submitting' : 'Not checked'}
          </Line>
          <Dates campaign={campaign} />
        </dl>
        <Content campaign={campaign} />
      </CardBody>
    </Card>
  )
}

function Reward({ campaign }: { readonly campaign: Campaign }) {
  const { rewardRatePerKViewsCents, minPayoutCents, maxPayoutCents, flatBonusCents } = campaign
  return (
    <>
      <Line label="Reward rate">{formatCents(rewardRatePerKViewsCents)} per 1K views</Line>
      <Line label="Minimum per post">{formatCents(minPayoutCents)}</Line>
      <Line label="Maximum per post">
        {maxPayoutCents === 0 ? 'No cap' : formatCents(maxPayoutCents)}
      </Line>
      <Line label="Bonus">{formatCents(flatBonusCents)}</Line>
    </>
  )
}

function Dates({ campaign: { startsAt, endsAt } }: { readonly campaign: Campaign }) {
  return (
    <>
      {startsAt !== null && (
        <Line label="Starts">
          <Time at={startsAt} isDay />
        </Line>
      )}
      {endsAt !== null && (
        <Line label="Ends">
          <Time at={endsAt} isDay />
        </Line>
      )}
    </>
  )
}

function Content({ campaign }: { readonly campaign: Campaign }) {
  const { availableContentUrl, contentRequirements } = campaign
  if (!availableContentUrl && !contentRequirements) return null
  return (
    <div className="grid grid-cols-1 gap-2 border-t border-line pt-4">
      {availableContentUrl && (
        <a
          href={availableContentUrl}
          target="_blank"
          rel="noreferrer"
          className="text-accent [overflow-wrap:anywhere] hover:underline"
        >
          {availableContentUrl}
        </a>
      )}
      {contentRequirements && (
        <p className="whitespace-pre-line text-ink-muted [overflow-wrap:anywhere]">
          {contentRequirements}
        </p>
      )}
    </div>
  )
}

function Line({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="shrink-0 text-ink-muted">{label}</dt>
      <dd className="min-w-0 text-right tabular-nums">{children}</dd>
    </div>
  )
}
