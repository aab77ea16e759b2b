import type { Offer } from './offer.ts'

/** The campaign's picture, or a quiet drawn ground where it has none. */
export function CampaignThumbnail({ offer }: { offer: Pick<Offer, 'thumbnailUrl' | 'category'> }) {
  if (offer.thumbnailUrl !== null) {
    return (
      <img src={offer.thumbnailUrl} alt="" loading="lazy" className="aspect-[5/2] object-cover" />
    )
  }
  return (
    <div
      aria-hidden="true"
      className="flex aspect-[5/2] items-center justify-center border-line border-b bg-surface text-ink-muted/30"
    >
      <span className="select-none font-semibold text-[56px] leading-none">‰</span>
    </div>
  )
}
