import { useState } from 'react'
import { joinClasses } from '#ui/join-classes.ts'
import { PermilleMark } from '#ui/layout/permille-mark.tsx'
import type { Offer } from './offer.ts'

interface CampaignThumbnailProps {
  readonly offer: Pick<Offer, 'name' | 'thumbnailUrl'>
  /** Sets the height and the border. */
  readonly className?: string
}

/** The campaign's picture, or a quiet generated background if it has none. */
export function CampaignThumbnail({ offer, className = 'h-28 border-b' }: CampaignThumbnailProps) {
  const [brokenUrl, setBrokenUrl] = useState<string>()
  if (offer.thumbnailUrl !== null && offer.thumbnailUrl !== brokenUrl) {
    return (
      <img
        src={offer.thumbnailUrl}
        alt=""
        loading="lazy"
        onError={() => setBrokenUrl(offer.thumbnailUrl ?? undefined)}
        className={joinClasses('w-full border-line object-cover', className)}
      />
    )
  }
  return (
    <div
      className={joinClasses(
        'relative overflow-hidden border-line bg-accent-soft text-accent',
        className,
      )}
    >
      <span
        className="absolute top-1/2 w-72 -translate-x-1/2 -translate-y-1/2 opacity-20"
        style={{ left: `${placeOf(offer.name)}%` }}
      >
        <PermilleMark className="w-full" />
      </span>
    </div>
  )
}

/** Derives the mark's position from the campaign's name, so that the cards in a row differ. */
function placeOf(name: string): number {
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return 20 + (sum % 61)
}
