import { listBrandChargebacksCall } from '@permille/contract/chargebacks/chargebacks'
import { isolate } from '@permille/contract/input/isolate'
import { formatCents } from '@permille/contract/money'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { queryOf } from '#api/query.ts'
import { useMay } from '#api/session.ts'
import { paths } from '#paths.ts'
import { Notice } from '#ui/layout/notice.tsx'

const claimed = queryOf(listBrandChargebacksCall, { query: { state: 'claimed', limit: 100 } })

/**
 * Lists payments that the brand's bank has taken back and not decided yet; nothing if there are
 * none.
 */
export function ClaimedPayments() {
  const enabled = useMay('billing:read')
  const { data: [first, ...others] = [] } = useQuery({ ...claimed, enabled })
  if (first === undefined) return null
  const amount = formatCents(first.amountCents)
  return (
    <Notice tone="negative">
      <p className="[overflow-wrap:anywhere]">
        <Link href={`${paths.billing}#disputed`} className="font-medium underline">
          {others.length === 0
            ? `Your bank took back ${amount} paid for ${isolate(first.campaignName)}`
            : `Your bank took back ${others.length + 1} payments`}
        </Link>
        . {others.length === 0 ? 'The campaign accepts' : 'Their campaigns accept'} no posts and no
        money until the bank decides.
      </p>
    </Notice>
  )
}
