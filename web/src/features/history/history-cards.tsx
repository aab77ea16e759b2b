import { Suspense } from 'react'
import { afterFirstPaint } from '#ui/after-first-paint.ts'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { lazyPart } from '#ui/lazy-part.ts'
import type { HistoryProps } from './use-history.ts'

const HistoryPanel = lazyPart(
  afterFirstPaint(() => import('./history-panel.tsx').then((m) => m.HistoryPanel)),
)

/** Shows views and money over time, side by side. The code loads after the first paint. */
export function HistoryCards(props: HistoryProps) {
  return (
    <Suspense fallback={<HistorySkeleton />}>
      <HistoryPanel {...props} />
    </Suspense>
  )
}

/** As tall as the panel will be. */
function HistorySkeleton() {
  return (
    <div className="grid grid-cols-1 gap-3">
      <Skeleton className="h-20 max-md:h-24 @3xl/page:h-9" />
      <div className="grid grid-cols-1 gap-3 @3xl/page:grid-cols-2 @3xl/page:gap-4">
        <Skeleton className="h-[16.125rem] rounded-card" />
        <Skeleton className="h-[16.125rem] rounded-card" />
      </div>
    </div>
  )
}
