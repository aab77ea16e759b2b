import { readAttentionCall } from '@permille/contract/administration/attention'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { queryOf } from '#api/query.ts'
import { Button } from '#ui/controls/button.tsx'
import { Card, CardHeader } from '#ui/layout/card.tsx'
import { ListSkeleton } from '#ui/layout/list-skeleton.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { Time } from '#ui/values/time.tsx'
import type { AttentionItem } from './attention-item.ts'
import { attentionItemsIn } from './attention-items.ts'

/** As many as stand beside the books; more would move the charts below when they arrive. */
const shownMax = 4

/** Everything that needs an admin's decision, each with a link. */
export function AttentionCard() {
  const query = useQuery(queryOf(readAttentionCall))
  const [isWhole, setIsWhole] = useState(false)
  const items = query.data === undefined ? [] : attentionItemsIn(query.data)
  const isCut = !isWhole && items.length > shownMax
  return (
    <Card>
      <CardHeader
        title="Needs attention"
        action={
          isCut && (
            <Button variant="quiet" size="sm" onClick={() => setIsWhole(true)}>
              {`${items.length - shownMax} more`}
            </Button>
          )
        }
      />
      <Loaded
        query={query}
        skeleton={<ListSkeleton lines={4} />}
        failed="What needs attention could not be loaded."
      >
        {() => <Items items={isCut ? items.slice(0, shownMax) : items} />}
      </Loaded>
    </Card>
  )
}

function Items({ items }: { readonly items: readonly AttentionItem[] }) {
  if (items.length === 0) {
    return (
      <div className="grid min-h-48 place-items-center content-center gap-1 px-6 py-10 text-center">
        <CircleCheck aria-hidden="true" className="mb-2 size-7 text-positive" />
        <p className="text-lg font-medium">All clear</p>
        <p className="max-w-sm text-ink-muted">
          Flagged and overdue posts, payouts with an unknown outcome, unmatched payments, platforms
          we can’t read and a setup that needs you appear here.
        </p>
      </div>
    )
  }
  return (
    <ul className="divide-y divide-line">
      {items.map((item) => (
        <ItemLine key={item.key} item={item} />
      ))}
    </ul>
  )
}

function ItemLine({ item }: { readonly item: AttentionItem }) {
  const { title, since, note, href } = item
  return (
    <li className="relative flex min-h-16 items-center justify-between gap-4 px-5 py-2.5 transition-colors duration-150 hover:bg-surface">
      <div className="min-w-0">
        <Link href={href} className="block font-medium after:absolute after:inset-0">
          {title}
        </Link>
        <p className="text-sm [overflow-wrap:anywhere] text-ink-muted">
          {note}
          {since !== null && (
            <span>
              {' · '}
              <Time at={since} />
            </span>
          )}
        </p>
      </div>
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
    </li>
  )
}
