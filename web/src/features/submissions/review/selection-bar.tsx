import { formatCents } from '@permille/contract/money'
import type { BrandSubmission } from '@permille/contract/submissions/submissions'
import { useState } from 'react'
import { Link } from 'wouter'
import { useCurrentUser, useMay } from '#api/session.ts'
import { topUpPath } from '#features/campaigns/top-up-path.ts'
import { Button } from '#ui/controls/button.tsx'
import { Checkbox } from '#ui/controls/checkbox.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { RejectDialog } from './deciding/reject-dialog.tsx'
import { useApprove } from './deciding/use-decide.ts'
import { type CampaignCost, costsOf, describeCost, shortOf, unflaggedOf } from './selection.ts'

interface SelectionBarProps {
  readonly posts: readonly BrandSubmission[]
  readonly selected: readonly BrandSubmission[]
  readonly select: (posts: readonly BrandSubmission[]) => void
}

/** Where the posts are a table, it takes no line of its own: it stands in the line of the heads, and covers them once posts are selected. */
const overHeads =
  '@min-[56.125rem]/page:relative @min-[56.125rem]/page:z-10 @min-[56.125rem]/page:-mb-8 @min-[56.125rem]/page:min-h-8 @min-[56.125rem]/page:rounded-t-card @min-[56.125rem]/page:py-0 @min-[56.125rem]/page:[&_button]:h-7 @min-[56.125rem]/page:pl-6'

/** Only its controls take presses, at both ends of the line. */
const overHeadsIdle =
  '@min-[56.125rem]/page:pointer-events-none @min-[56.125rem]/page:justify-between @min-[56.125rem]/page:border-transparent @min-[56.125rem]/page:*:pointer-events-auto'

/** Decides several posts at once, and shows beforehand what that pays. */
export function SelectionBar({ posts, selected, select }: SelectionBarProps) {
  const unflagged = unflaggedOf(posts)
  const isMixed = unflagged.length > 0 && unflagged.length < posts.length
  return (
    <div
      data-selecting={selected.length > 0 || undefined}
      className={joinClasses(
        'flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-5 py-2 @max-4xl:px-4',
        overHeads,
        selected.length > 0 ? 'bg-surface-raised' : overHeadsIdle,
      )}
    >
      <Checkbox
        label={
          selected.length === 0 ? (
            <span className="@min-[56.125rem]/page:sr-only">{`Select all ${posts.length}`}</span>
          ) : (
            `${selected.length} selected`
          )
        }
        className="relative max-md:min-h-11"
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
  const mayPay = useMay('money:move') && isBrand
  const count = selected.length
  const costs = costsOf(selected)
  return (
    <>
      <p className="min-w-0 text-sm tabular-nums text-ink-muted">{describeCost(costs)}</p>
      {mayPay && costs.map((cost) => <TopUp key={cost.campaignId} cost={cost} />)}
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

/** Leads to a payment with which every selected post of the campaign is paid at once and the campaign goes on. */
function TopUp({ cost }: { readonly cost: CampaignCost }) {
  const shortCents = shortOf(cost)
  if (shortCents === 0) return null
  return (
    <Link
      href={topUpPath(cost.campaignId, 'short', shortCents)}
      className="text-sm text-accent underline underline-offset-4 [overflow-wrap:anywhere]"
    >
      Top up <bdi>{cost.campaignName}</bdi>, {formatCents(shortCents)} short
    </Link>
  )
}
