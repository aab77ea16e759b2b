import { Skeleton } from './skeleton.tsx'

export function DetailSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-6">
      <Skeleton className="h-14 w-80 max-w-full" />
      <div className="grid grid-cols-1 items-start gap-6 @2xl/page:grid-cols-[minmax(0,1fr)_18rem] @4xl/page:grid-cols-[minmax(0,1fr)_22rem]">
        <Skeleton className="h-80" />
        <Skeleton className="h-56" />
      </div>
    </div>
  )
}
