import { Skeleton } from './skeleton.tsx'
import { TwoColumns } from './two-columns.tsx'

export function DetailSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-6">
      <Skeleton className="h-14 w-80 max-w-full" />
      <TwoColumns>
        <Skeleton className="h-80" />
        <Skeleton className="h-56" />
      </TwoColumns>
    </div>
  )
}
