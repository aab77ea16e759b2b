import type { OwnCampaign } from '@permille/contract/campaigns/campaigns'
import { formatCents } from '@permille/contract/money'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { Allowed } from '#api/session.ts'
import { buttonClasses } from '#ui/controls/button-classes.ts'
import { Notice } from '#ui/layout/notice.tsx'
import { topUpPath } from '../top-up-path.ts'
import { fundingsOf } from './campaign-fundings.tsx'

/** What the page of a campaign is told, in its history entry, about a payment that its bank refused. */
export interface RefusedPaymentState {
  readonly refusedPayment?: {
    readonly paymentIntentId: string
    /** The provider's own words. */
    readonly message: string
  }
}

/** After a bank's own page: the payment was not confirmed, and what to do. Gone once it is paid after all. */
export function RefusedPayment({
  campaign,
}: {
  readonly campaign: Pick<OwnCampaign, 'id' | 'name'>
}) {
  const [state] = useState(() =>
    import.meta.env.SSR ? null : (window.history.state as RefusedPaymentState | null),
  )
  const refused = state?.refusedPayment
  const { data } = useInfiniteQuery({
    ...fundingsOf(campaign.id),
    enabled: refused !== undefined,
  })
  const payment = data?.find((each) => each.stripePaymentIntentId === refused?.paymentIntentId)
  if (refused === undefined || payment === undefined || payment.status === 'succeeded') return null
  return (
    <div role="alert">
      <Notice
        tone="negative"
        action={
          <Allowed to="money:move">
            <Link
              href={topUpPath(campaign.id, 'amount', payment.amountCents)}
              className={`${buttonClasses({ size: 'sm', variant: 'primary' })} sm:justify-self-start`}
            >
              Try again with {formatCents(payment.amountCents)}
            </Link>
          </Allowed>
        }
      >
        <p className="font-medium">
          Your bank did not confirm the payment for ‘<bdi>{campaign.name}</bdi>’. Nothing was
          charged.
        </p>
        <p className="text-sm text-ink">{refused.message}</p>
      </Notice>
    </div>
  )
}
