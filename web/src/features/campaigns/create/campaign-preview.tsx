import type { Campaign } from '@permille/contract/campaigns/campaigns'
import { readTypedCount } from '@permille/contract/input/numbers'
import {
  type CentsPerKViews,
  estimatedReachViews,
  formatCents,
  toCents,
} from '@permille/contract/money'
import { platformFacts } from '@permille/contract/platforms'
import { readBrandCall } from '@permille/contract/profile/profile'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryOf } from '#api/query.ts'
import { useCurrentUser } from '#api/session.ts'
import { Card, CardHeader } from '#ui/layout/card.tsx'
import { CampaignCard } from '../campaign-card.tsx'
import type { Offer } from '../offer.ts'
import { type CampaignDraft, centsOrZero } from './campaign-draft.ts'
import { capText } from './cap-labels.ts'

interface CampaignPreviewProps {
  readonly draft: CampaignDraft
  /** The campaign being edited. */
  readonly campaign?: Campaign
}

/** Updates while the user types: the numbers, and the card that creators will see. */
export function CampaignPreview({ draft, campaign }: CampaignPreviewProps) {
  const { brandName, displayName } = useCurrentUser()
  const { data: brand } = useQuery(queryOf(readBrandCall))
  const isSeen = campaign !== undefined && campaign.status !== 'draft'
  const offer = {
    ...offerOf(draft, { brandName: brandName ?? displayName, logoUrl: brand?.logoUrl ?? null }),
    ...placesOf(draft, campaign),
    ...(isSeen && moneyOf(campaign)),
  }
  const { budgetCents, rewardRatePerKViewsCents: rateCents } = offer
  const cap = capText(offer)
  const reach = estimatedReachViews(budgetCents, rateCents).toLocaleString('en-US')
  const kinds = draft.platforms.map((platform) => platformFacts[platform].postKind).join(', ')

  return (
    <aside aria-label="Preview" className="flex flex-col gap-4 @2xl/page:sticky @2xl/page:top-20">
      <Card className="@max-2xl/page:hidden">
        <CardHeader title="Preview" />
        <dl className="flex flex-col gap-2 p-5">
          <Line label="Budget">{formatCents(budgetCents)}</Line>
          <Line label="Reward rate">{formatCents(rateCents)} per 1K views</Line>
          <Line label="Estimated reach">{reach} views</Line>
          {cap !== null && <Line label="Cap reached at">{cap}</Line>}
          <Line label="Platforms">{kinds || 'None selected'}</Line>
        </dl>
      </Card>
      <p className="text-sm text-ink-muted">
        {isSeen ? 'As creators will see it:' : 'As creators will see it, once funded:'}
      </p>
      <CampaignCard offer={offer} action={null} />
    </aside>
  )
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-muted">{label}</dt>
      <dd className="text-right tabular-nums">{children}</dd>
    </div>
  )
}

function placesOf({ creators }: CampaignDraft, campaign: Campaign | undefined) {
  const creatorsMax = readTypedCount(creators) || null
  if (creatorsMax === null) return { creatorsMax, placesLeft: null }
  const taken = (campaign?.creatorsMax ?? 0) - (campaign?.placesLeft ?? 0)
  return { creatorsMax, placesLeft: Math.max(0, creatorsMax - taken) }
}

/** Returns the money fields, which are not part of the form. */
function moneyOf({ status, ...campaign }: Campaign) {
  const { budgetCents, fundedCents, paidOutCents, leftCents, burnPerDayCents, endsAt } = campaign
  return { status, budgetCents, fundedCents, paidOutCents, leftCents, burnPerDayCents, endsAt }
}

function offerOf(
  draft: CampaignDraft,
  { brandName, logoUrl }: { brandName: string; logoUrl: string | null },
): Omit<Offer, 'creatorsMax' | 'placesLeft'> {
  const budgetCents = centsOrZero(draft.budget)
  return {
    name: draft.name.trim() || 'Your campaign',
    brandName,
    brandLogoUrl: logoUrl,
    status: 'live',
    category: draft.category,
    budgetCents,
    fundedCents: budgetCents,
    paidOutCents: toCents(0),
    leftCents: budgetCents,
    burnPerDayCents: toCents(0),
    endsAt: null,
    rewardRatePerKViewsCents: centsOrZero(draft.rewardRate) as number as CentsPerKViews,
    minPayoutCents: centsOrZero(draft.minPayout),
    maxPayoutCents: centsOrZero(draft.maxPayout),
    flatBonusCents: centsOrZero(draft.flatBonus),
    platformsAllowed: [...draft.platforms],
    contentRequirements: draft.requirements.trim() || null,
    thumbnailUrl: draft.thumbnailUrl === '' ? null : draft.thumbnailUrl,
  }
}
