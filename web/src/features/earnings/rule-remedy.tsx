import type { WithdrawalRule } from '@permille/contract/earnings/earnings'
import { Link } from 'wouter'
import { paths } from '#paths.ts'

/** Anchors on this page that a remedy links to. */
export const payoutAccountPlace = 'payout-account'
export const payoutHistoryPlace = 'payout-history'

const onPage = (place: string) => `${paths.earnings}#${place}`

const remedies: Partial<Record<WithdrawalRule['code'], { label: string; href: string }>> = {
  'account-connected': { label: 'Set up your payout account', href: onPage(payoutAccountPlace) },
  kyc: { label: 'View your payout account', href: onPage(payoutAccountPlace) },
  minimum: { label: 'Find a campaign', href: paths.explore },
  held: { label: 'View your submissions', href: paths.mySubmissions },
  'open-payout': { label: 'View its status', href: onPage(payoutHistoryPlace) },
}

/** Links to where the creator can fix a failed rule; some rules only need time. */
export function RuleRemedy({ code }: { readonly code: WithdrawalRule['code'] }) {
  const remedy = remedies[code]
  if (remedy === undefined) return null
  const classes = 'block w-fit font-medium text-accent hover:underline'
  const isHere = remedy.href.includes('#')
  return isHere ? (
    <a href={remedy.href} className={classes}>
      {remedy.label}
    </a>
  ) : (
    <Link href={remedy.href} className={classes}>
      {remedy.label}
    </Link>
  )
}
