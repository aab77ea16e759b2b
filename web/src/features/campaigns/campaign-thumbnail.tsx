import { useState } from 'react'
import { PermilleMark } from '../../ui/permille-mark.tsx'
import type { Offer } from './offer.ts'

/** The campaign's picture, or a quiet drawn ground where it has none. */
export function CampaignThumbnail({ offer }: { readonly offer: Pick<Offer, 'thumbnailUrl'> }) {
  const [brokenUrl, setBrokenUrl] = useState<string>()
  if (offer.thumbnailUrl !== null && offer.thumbnailUrl !== brokenUrl) {
    return (
      <img
        src={offer.thumbnailUrl}
        alt=""
        loading="lazy"
        onError={() => setBrokenUrl(offer.thumbnailUrl ?? undefined)}
        className="h-28 w-full border-b border-line object-cover"
      />
    )
  }
  return (
    <div className="grid h-28 place-items-center border-b border-line bg-surface-sunken text-ink-muted">
      <PermilleMark className="h-9 w-11 opacity-35" />
    </div>
  )
}
