import { readAttentionCall } from '@permille/contract/admin/attention'
import { readBooksCall } from '@permille/contract/admin/books'
import {
  type AdminPayout,
  askAboutPayoutCall,
  listAllPayoutsCall,
} from '@permille/contract/admin/payouts'
import { readUserCall } from '@permille/contract/admin/users'
import { readAdminStatsCall } from '@permille/contract/overview'
import { call } from '../../../api/call.ts'
import { useAct } from '../../../api/use-act.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { HeldPayoutActions } from './held-payout-actions.tsx'

/** A queued payout can be asked about before its turn comes; a held one is an admin's to decide. */
export function PayoutActions({ payout }: { readonly payout: AdminPayout }) {
  const { id, creatorName, status } = payout
  const asking = useAct({
    send: (idempotencyKey) => call(askAboutPayoutCall, { params: { id }, idempotencyKey }),
    done: 'Provider asked',
    failed: 'The provider could not be asked',
    changes: [
      listAllPayoutsCall,
      readAttentionCall,
      readBooksCall,
      readUserCall,
      readAdminStatsCall,
    ],
  })
  if (status !== 'queued') return null
  const ask = (
    <Button
      variant="secondary"
      size="sm"
      className="max-md:h-11"
      aria-label={`Ask the provider about the payout of ${creatorName}`}
      isBusy={asking.isPending}
      onClick={() => asking.mutate()}
    >
      {asking.isPending ? 'Asking...' : 'Ask now'}
    </Button>
  )
  if (!payout.isHeld) return ask
  return (
    <span className="flex flex-wrap gap-2 max-md:grid">
      {payout.unknownSince !== null && ask}
      <HeldPayoutActions payout={payout} />
    </span>
  )
}
