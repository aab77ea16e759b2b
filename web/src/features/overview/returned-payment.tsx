import { readOwnCampaignCall } from '@permille/contract/campaigns/campaigns'
import type { CampaignId } from '@permille/contract/ids'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { queryOf } from '#api/query.ts'
import { paths } from '#paths.ts'
import { Notice } from '#ui/layout/notice.tsx'
import type { FundedState } from '../funding/use-confirm-payment.ts'
import { useReturnedPayment } from './use-returned-payment.ts'

/**
 * Settles a payment that is in the URL, and links its campaign once it is paid. A separate component, so that its code
 * loads only after a payment.
 */
export function ReturnedPayment() {
  const [state] = useState(() => window.history.state as FundedState | null)
  const returnedId = useReturnedPayment()
  const id = returnedId ?? state?.fundedCampaignId
  return id === undefined ? null : <Funded id={id} />
}

function Funded({ id }: { readonly id: CampaignId }) {
  const { data } = useQuery(queryOf(readOwnCampaignCall, { params: { id } }))
  if (data === undefined) return null
  return (
    <Notice tone="positive">
      <p>
        Your payment for{' '}
        <Link href={paths.campaign(id)} className="font-medium underline underline-offset-4">
          {data.name}
        </Link>{' '}
        has arrived.
      </p>
    </Notice>
  )
}
