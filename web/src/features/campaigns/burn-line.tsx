import { formatCents } from '@permille/contract/money'
import { burnOf, daysInWords } from './burn.ts'
import type { Offer } from './offer.ts'

/** "About $19.12 a day · 94 days left", at the pace so far. */
export function BurnLine({ campaign }: { readonly campaign: Offer }) {
  const burn = burnOf(campaign, new Date())
  if (burn === undefined) return <>{campaign.paidOutCents === 0 && 'Nothing spent yet'}</>
  return (
    <span title="On average since the campaign went live">
      About {formatCents(burn.perDayCents)} a day · {daysInWords(burn.daysLeft)}
    </span>
  )
}
