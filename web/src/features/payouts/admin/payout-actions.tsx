import { isolate } from '@permille/contract/input/isolate'
import { payoutMinimumCents } from '@permille/contract/limits'
import { formatCents } from '@permille/contract/money'
import { type AdminPayout, recheckPayoutCall } from '@permille/contract/payouts/admin-payouts'
import { payoutActsOf } from '@permille/contract/payouts/payout-acts'
import { Link } from 'wouter'
import { adminPaths } from '#admin-paths.ts'
import { useAction } from '#api/use-action.ts'
import { Button } from '#ui/controls/button.tsx'
import { HeldPayoutActions } from './held-payout-actions.tsx'
import { PaidAnotherWay } from './paid-another-way.tsx'
import { HoldPayoutButton, RetryPayoutButton } from './payout-hold-button.tsx'

/**
 * A queued payout can be checked with the provider at once, or held. An admin decides a held one; a failed one
 * can be requested again, or recorded as paid another way.
 */
export function PayoutActions({ payout }: { readonly payout: AdminPayout }) {
  const { id, creatorName } = payout
  const asking = useAction({
    call: recheckPayoutCall,
    request: () => ({ params: { id } }),
    done: 'Checked with the provider',
    failed: 'The provider could not be reached',
  })
  const acts = payoutActsOf(payout)
  if (payout.status === 'failed') return <FailedPayout payout={payout} />
  if (!acts.includes('check')) return null
  const ask = (
    <Button
      variant="secondary"
      size="sm"
      className="max-md:h-11"
      aria-label={`Check with the provider on the payout of ${isolate(creatorName)}`}
      isBusy={asking.isPending}
      onClick={() => asking.mutate()}
    >
      {asking.isPending ? 'Checking...' : 'Check now'}
    </Button>
  )
  const hold = acts.includes('hold') && <HoldPayoutButton payout={payout} />
  if (!acts.includes('send')) {
    return (
      <span className="flex flex-wrap gap-2 max-md:grid max-md:grid-cols-2">
        {ask}
        {hold}
      </span>
    )
  }
  // A lookup of a held one only helps while an outcome is unknown.
  return (
    <span className="flex flex-wrap gap-2 max-md:grid">
      {payout.unknownSince !== null && ask}
      {hold}
      <HeldPayoutActions payout={payout} />
    </span>
  )
}

/** Offers to pay its money again; where it cannot be, says which payout came after it. */
function FailedPayout({ payout }: { readonly payout: AdminPayout }) {
  const { userId, creatorName, retryCents, laterNumber } = payout
  if (laterNumber !== null) {
    return (
      <span className="text-sm text-ink-muted">
        <Link
          href={`${adminPaths.payouts}?${new URLSearchParams({ search: laterNumber })}`}
          className="text-accent underline underline-offset-4"
        >
          {laterNumber}
        </Link>{' '}
        took what was available since
      </span>
    )
  }
  if (retryCents === null || !payoutActsOf(payout).includes('retry')) return null
  if (retryCents < payoutMinimumCents) {
    return (
      <span className="text-sm text-ink-muted">
        {`${formatCents(retryCents)} is available; a payout needs ${formatCents(payoutMinimumCents)}`}
      </span>
    )
  }
  return (
    <span className="flex flex-wrap gap-2 max-md:grid max-md:grid-cols-2">
      <RetryPayoutButton payout={payout} />
      <PaidAnotherWay userId={userId} creatorName={creatorName} availableCents={retryCents} />
    </span>
  )
}
