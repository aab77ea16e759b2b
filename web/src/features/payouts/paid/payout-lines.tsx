import {
  listPayoutLinesCall,
  type PayoutDetail,
  type PayoutLine,
} from '@permille/contract/payouts/payouts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { CsvLink } from '#api/csv-link.tsx'
import { pagesOf } from '#api/query.ts'
import { paths } from '#paths.ts'
import { ShowMore } from '#ui/controls/show-more.tsx'
import { Card, CardHeader } from '#ui/layout/card.tsx'
import { ListSkeleton } from '#ui/layout/list-skeleton.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { Money } from '#ui/values/money.tsx'
import { PlatformIcon } from '#ui/values/platform-icon.tsx'
import { formatCount } from '#ui/values/views.tsx'

/** Later lines are below the end of the window. */
const linesInSight = 12

/** Lists the posts that a payout pays; they add up to it. */
export function PayoutLines({ payout }: { readonly payout: PayoutDetail }) {
  const { id, postCount, totalCents } = payout
  const query = useInfiniteQuery(pagesOf(listPayoutLinesCall, { params: { id } }))
  return (
    <Card>
      <CardHeader
        title={postCount === 1 ? '1 post' : `${formatCount(postCount)} posts`}
        note="What this payout pays for, largest first."
        action={<CsvLink list={listPayoutLinesCall} params={{ id }} of="posts" />}
      />
      <Loaded
        query={query}
        skeleton={<ListSkeleton lines={Math.min(postCount, linesInSight)} />}
        failed="The posts could not be loaded."
      >
        {(lines) => (
          <ul className="divide-y divide-line">
            {lines.map((line) => (
              <Line key={line.submissionId} line={line} />
            ))}
          </ul>
        )}
      </Loaded>
      <ShowMore pages={query} />
      <p className="flex justify-between gap-4 border-t border-dashed border-line-strong px-5 py-3 font-medium">
        Total
        <Money cents={totalCents} />
      </p>
    </Card>
  )
}

function Line({ line }: { readonly line: PayoutLine }) {
  const { submissionId, title, campaignName, platform, amountCents } = line
  return (
    <li className="relative flex items-center gap-3 px-5 py-3 hover:bg-surface">
      {platform !== null && <PlatformIcon platform={platform} isLabelled />}
      <div className="min-w-0 flex-1">
        {submissionId === null ? (
          <p className="font-medium">{amountCents < 0 ? 'Earlier debts' : 'Returned money'}</p>
        ) : (
          <Link
            href={paths.mySubmission(submissionId)}
            className="block truncate font-medium underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {title ?? 'Untitled Submission'}
          </Link>
        )}
        <p className="truncate text-sm text-ink-muted">
          {campaignName ??
            (amountCents < 0 ? 'Paid out of your earnings' : 'From an earlier payout or debt')}
        </p>
      </div>
      <Money cents={amountCents} />
    </li>
  )
}
