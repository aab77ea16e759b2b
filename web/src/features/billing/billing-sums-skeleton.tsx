import { Skeleton } from '#ui/layout/skeleton.tsx'

export function BillingSumsSkeleton() {
  return (
    <>
      <div className="grid grid-cols-1 gap-4 p-5">
        <div className="grid gap-1">
          <Skeleton className="h-5 w-16" />
          <Skeleton className="h-11 w-52" />
        </div>
        <Skeleton className="h-1.5 w-full" />
        <div className="grid grid-cols-1 gap-x-8 gap-y-4 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
          <Skeleton className="h-17" />
          <Skeleton className="h-17" />
          <Skeleton className="h-17" />
        </div>
      </div>
      <div className="border-t border-line px-5 py-3">
        <Skeleton className="h-5 w-80 max-w-full" />
      </div>
    </>
  )
}
