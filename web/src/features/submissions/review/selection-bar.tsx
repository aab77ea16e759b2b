import { formatCents } from '@permille/contract/money'
import type { BrandSubmission } from '@permille/contract/submissions/submissions'
import { useState } from 'react'
import { Link } from 'wouter'
import { useCurrentUser } from '#api/session.ts'
import { topUpPath } from '#features/campaigns/top-up-path.ts'
import { Button } from '#ui/controls/button.tsx'
import { Checkbox } from '#ui/controls/checkbox.tsx'
import { RejectDialog } from './deciding/reject-dialog.tsx'
import { useApprove } from './deciding/use-decide.ts'
import { type CampaignCost, costsOf, describeCost, shortOf, unflaggedOf } from './selection.ts'

interface SelectionBarProps {
  readonly posts: readonly BrandSubmission[]
  readonly selected: readonly BrandSubmission[]
  readonly select: (posts: readonly BrandSubmission[]) => void
}

/** Decides several posts at once, and shows beforehand what that pays. */
export function SelectionBar({ posts, selected, select }: SelectionBarProps) {
  const unflagged = unflaggedOf(posts)
  const isMixed = unflagged.length > 0 && unflagged.length < posts.length
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-5 py-2 @max-4xl:px-4">
      <Checkbox
        label={selected.length === 0 ? `Select all ${posts.length}` : `${selected.length} selected`}
        className="max-md:min-h-11"
        checked={selected.length === posts.length}
        onChange={() => select(selected.length === posts.length ? [] : posts)}
      />
      {selected.length === 0 ? (
        isMixed && (
          <Button variant="quiet" size="sm" onClick={() => select(unflagged)}>
            Select {unflagged.length} without flags
          </Button>
        )
      ) : (
        <Decide selected={selected} onDecided={() => select([])} />
      )}
    </div>
  )
}

interface DecideProps {
  readonly selected: readonly BrandSubmission[]
  readonly onDecided: () => void
}

function Decide({ selected, onDecided }: DecideProps) {
  const [isRejecting, setIsRejecting] = useState(false)
  const approving = useApprove({ onDecided })
  const isBrand = useCurrentUser().role === 'brand'
  const count = selected.length
  const costs = costsOf(selected)
  return (
    <>
      <p className="min-w-0 text-sm tabular-nums text-ink-muted">{describeCost(costs)}</p>
      {isBrand && costs.map((cost) => <TopUp key={cost.campaignId} cost={cost} />)}
      <div className="ml-auto flex gap-2 max-sm:ml-0">
        <Button size="sm" isBusy={approving.isPending} onClick={() => approving.mutate(selected)}>
          Approve {count}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => setIsRejecting(true)}>
          Reject {count}
        </Button>
      </div>
      <RejectDialog
        posts={selected}
        isOpen={isRejecting}
        onClose={() => setIsRejecting(false)}
        onDecided={onDecided}
      />
    </>
  )
}

/** Leads to the payment that lets every selected post of the campaign be paid at once. */
function TopUp({ cost }: { readonly cost: CampaignCost }) {
  const shortCents = shortOf(cost)
  if (shortCents === 0) return null
  return (
    <Link
      href={topUpPath(cost.campaignId, shortCents)}
      className="text-sm text-accent underline underline-offset-4 [overflow-wrap:anywhere]"
    >
      Top up <bdi>{cost.campaignName}</bdi> with {formatCents(shortCents)}
    </Link>
  )
}
