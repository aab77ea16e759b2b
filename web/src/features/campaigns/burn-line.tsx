import { paceDays } from '@permille/contract/limits'
import { formatCents } from '@permille/contract/money'
import { currentTime } from '#ui/values/current-time.ts'
import { burnOf, endWords } from './burn.ts'
import type { Offer } from './offer.ts'

type Burning = Pick<Offer, 'paidOutCents' | 'burnPerDayCents' | 'leftCents' | 'endsAt'>

/** "Spending ~$19.12/day · money for ~94 days". */
export function BurnLine({ campaign }: { readonly campaign: Burning }) {
  const now = currentTime()
  const burn = burnOf(campaign, now)
  if (burn === undefined) return <>{campaign.paidOutCents === 0 && unspent(campaign, now)}</>
  return (
    <span title={`Over the last ${paceDays} days, or since it went live`}>
      Spending ~{formatCents(burn.perDayCents)}/day · {burn.end}
    </span>
  )
}

/** Its end is known before anything is spent. */
function unspent({ endsAt }: Burning, now: Date): string {
  return ['Nothing spent yet', ...(endsAt === null ? [] : [endWords(new Date(endsAt), now)])].join(
    ' · ',
  )
}
