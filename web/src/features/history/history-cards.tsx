import { Suspense } from 'react'
import { afterFirstPaint } from '#ui/after-first-paint.ts'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { lazyPart } from '#ui/lazy-part.ts'
import { HistoryTitle } from './history-title.tsx'
import type { HistoryProps } from './use-history.ts'

const HistoryPanel = lazyPart(
  afterFirstPaint(async () => (await import('./history-panel.tsx')).HistoryPanel),
)

/** Shows views and money per day, side by side. The code loads after the first paint. */
export function HistoryCards(props: HistoryProps) {
  return (
    <Suspense fallback={<HistorySkeleton days={props.history.days} />}>
      <HistoryPanel {...props} />
    </Suspense>
  )
}

/** As tall as the cards will be. */
function HistorySkeleton({ days }: { readonly days: number }) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <HistoryTitle days={days} />
      <div className="grid grid-cols-1 gap-3 @3xl/page:grid-cols-2 @3xl/page:gap-4">
        <Skeleton className="h-[14.625rem] rounded-card" />
        <Skeleton className="h-[14.625rem] rounded-card" />
      </div>
    </div>
  )
}
