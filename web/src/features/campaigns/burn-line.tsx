import { paceDays } from '@permille/contract/limits'
import { formatCents } from '@permille/contract/money'
import { currentTime } from '#ui/values/current-time.ts'
import { burnOf } from './burn.ts'
import type { Offer } from './offer.ts'

type Burning = Pick<Offer, 'paidOutCents' | 'burnPerDayCents' | 'leftCents' | 'endsAt'>

/** "Spending ~$19.12/day · money for ~94 days". */
export function BurnLine({ campaign }: { readonly campaign: Burning }) {
  const burn = burnOf(campaign, currentTime())
  if (burn === undefined) return <>{campaign.paidOutCents === 0 && 'Nothing spent yet'}</>
  return (
    <span title={`Over the last ${paceDays} days, or since it went live`}>
      Spending ~{formatCents(burn.perDayCents)}/day · {burn.end}
    </span>
  )
}
