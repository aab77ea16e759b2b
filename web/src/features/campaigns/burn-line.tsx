import { paceDays } from '@permille/contract/limits'
import { formatCents } from '@permille/contract/money'
import { currentTime } from '#ui/values/current-time.ts'
import { burnOf, endWords } from './burn.ts'
import type { Offer } from './offer.ts'

type Burning = Pick<Offer, 'status' | 'paidOutCents' | 'burnPerDayCents' | 'leftCents' | 'endsAt'>

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

/** A campaign that is not over has an end before anything is spent. */
function unspent({ status, endsAt }: Burning, now: Date): string {
  const words = 'Nothing spent yet'
  if (status === 'completed' || endsAt === null) return words
  return `${words} · ${endWords(new Date(endsAt), now)}`
}
