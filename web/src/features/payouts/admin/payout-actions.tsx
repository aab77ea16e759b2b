import { isolate } from '@permille/contract/input/isolate'
import { payoutMinimumCents } from '@permille/contract/limits'
import { type AdminPayout, recheckPayoutCall } from '@permille/contract/payouts/admin-payouts'
import { payoutActsOf } from '@permille/contract/payouts/payout-acts'
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
  const { id, creatorName, retryCents } = payout
  // An older one's money may have been paid since.
  const isPayable = retryCents !== null && retryCents >= payoutMinimumCents
  const asking = useAction({
    call: recheckPayoutCall,
    request: () => ({ params: { id } }),
    done: 'Checked with the provider',
    failed: 'The provider could not be reached',
  })
  const acts = payoutActsOf(payout)
  if (acts.includes('retry')) {
    return (
      <span className="flex flex-wrap gap-2 max-md:grid max-md:grid-cols-2">
        <RetryPayoutButton payout={payout} />
        {isPayable && (
          <PaidAnotherWay
            userId={payout.userId}
            creatorName={creatorName}
            availableCents={retryCents}
          />
        )}
      </span>
    )
  }
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
