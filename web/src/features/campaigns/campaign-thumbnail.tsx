import { useState } from 'react'
import { PermilleMark } from '../../ui/permille-mark.tsx'
import type { Offer } from './offer.ts'

/** The campaign's picture, or a quiet drawn ground where it has none. */
export function CampaignThumbnail({ offer }: { readonly offer: Pick<Offer, 'thumbnailUrl'> }) {
  const [isBroken, setIsBroken] = useState(false)
  if (offer.thumbnailUrl !== null && !isBroken) {
    return (
      <img
        src={offer.thumbnailUrl}
        alt=""
        loading="lazy"
        onError={() => setIsBroken(true)}
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
