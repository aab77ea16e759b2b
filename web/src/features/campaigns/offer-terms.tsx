import type { PublicOffer } from '@permille/contract/campaigns/offers'
import { formatCents } from '@permille/contract/money'
import { platformFacts } from '@permille/contract/platforms'
import type { ReactNode } from 'react'
import { Fact, Facts } from '#ui/layout/facts.tsx'
import { PlatformIcon } from '#ui/values/platform-icon.tsx'
import { placesLeft, postLimits } from './campaign-labels.ts'

interface OfferTermsProps {
  readonly offer: Pick<
    PublicOffer,
    | 'minPayoutCents'
    | 'maxPayoutCents'
    | 'flatBonusCents'
    | 'platformsAllowed'
    | 'autoApproveAfterHours'
    | 'pendingPostsMax'
    | 'approvedPostsMax'
    | 'creatorsMax'
    | 'placesLeft'
    | 'needsDisclosure'
  >
  /** The facts before them. */
  readonly children?: ReactNode
}

/** Shows a post's pay, its platforms, and how it is reviewed. */
export function OfferTerms({ offer, children }: OfferTermsProps) {
  const { minPayoutCents, maxPayoutCents, flatBonusCents, autoApproveAfterHours } = offer
  return (
    <Facts>
      {children}
      {minPayoutCents > 0 && <Fact label="Minimum">{formatCents(minPayoutCents)} per post</Fact>}
      {maxPayoutCents > 0 && <Fact label="Maximum">{formatCents(maxPayoutCents)} per post</Fact>}
      {flatBonusCents > 0 && <Fact label="Bonus">{formatCents(flatBonusCents)} when approved</Fact>}
      <Fact label="Platforms">
        <Platforms offer={offer} />
      </Fact>
      <Fact label="Review deadline">
        {autoApproveAfterHours} {autoApproveAfterHours === 1 ? 'hour' : 'hours'}
      </Fact>
      <Fact label="Per creator">{postLimits(offer)}</Fact>
      {offer.creatorsMax !== null && <Fact label="Creators">{placesLeft(offer)}</Fact>}
      {offer.needsDisclosure && <Fact label="Disclosure">#ad, in the title or caption</Fact>}
    </Facts>
  )
}

function Platforms({ offer }: OfferTermsProps) {
  return (
    <ul className="flex flex-wrap justify-end gap-x-3 gap-y-1">
      {offer.platformsAllowed.map((platform) => (
        <li key={platform} className="inline-flex items-center gap-1.5">
          <PlatformIcon platform={platform} />
          {platformFacts[platform].title}
        </li>
      ))}
    </ul>
  )
}
