import type { UserDetail } from '@permille/contract/administration/users'
import { payoutMinimumCents } from '@permille/contract/limits'
import { formatCents } from '@permille/contract/money'
import { PaidAnotherWay } from '#features/payouts/admin/paid-another-way.tsx'
import { Notice } from '#ui/layout/notice.tsx'

type Creator = Pick<
  NonNullable<UserDetail['creator']>,
  'availableCents' | 'inTransitCents' | 'payoutHolds' | 'payoutAccountStatus'
>

interface Payee extends Pick<UserDetail, 'id' | 'displayName' | 'suspension' | 'deletedAt'> {
  readonly creator: Creator | null
}

/**
 * Shows money that a creator could withdraw if their payout account could receive it; an admin can record
 * that it was paid another way. A payout that failed offers the same in its own line.
 */
export function UnpayableMoney({ user }: { readonly user: Payee }) {
  const { creator } = user
  if (creator === null || isHindered(user, creator)) return null
  const isGone = user.deletedAt !== null
  const problem = isGone ? hasLeft : problemOf(creator)
  if (problem === undefined) return null
  const { availableCents } = creator
  return (
    <Notice
      title={`Stripe can’t pay them ${formatCents(availableCents)}`}
      action={
        <span>
          <PaidAnotherWay
            userId={user.id}
            creatorName={user.displayName}
            availableCents={availableCents}
          />
        </span>
      }
    >
      <p>
        {problem}
        {!isGone && (
          <span>{' Once the account is ready, they can withdraw the money themselves.'}</span>
        )}
      </p>
    </Notice>
  )
}

const hasLeft = 'They have deleted their account, so they cannot withdraw it.'

/** Whatever stops every withdrawal stops this one, and other notices on the page say so. */
function isHindered({ suspension, deletedAt }: Payee, creator: Creator): boolean {
  return (
    (suspension !== null && deletedAt === null) ||
    creator.payoutHolds.length > 0 ||
    creator.inTransitCents > 0 ||
    creator.availableCents < payoutMinimumCents
  )
}

function problemOf({ payoutAccountStatus }: Creator): string | undefined {
  switch (payoutAccountStatus) {
    case 'connected':
      return undefined
    case 'not_connected':
      return 'They have not connected a payout account.'
    case 'pending':
      return 'They have not finished setting up their payout account.'
    case 'restricted':
      return 'Their payout account is restricted.'
  }
}
