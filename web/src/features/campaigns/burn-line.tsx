import { formatCents } from '@permille/contract/money'
import { formatCount } from '../../ui/views.tsx'
import { burnOf } from './burn.ts'
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

const yearDays = 365

function daysInWords(days: number): string {
  if (days > yearDays) return 'over a year left'
  if (days === 0) return 'the last day'
  return `${formatCount(days)} ${days === 1 ? 'day' : 'days'} left`
}
