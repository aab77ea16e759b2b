import { Skeleton } from '#ui/layout/skeleton.tsx'

const rows = ['a', 'b', 'c', 'd', 'e']

/** A skeleton in the shape of one day. */
export function NotificationsSkeleton() {
  return (
    <>
      <div className="px-5 pt-5 pb-1 max-md:px-4">
        <Skeleton className="h-5 w-16" />
      </div>
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <li key={row} className="flex gap-3 px-5 py-3 max-md:px-4">
            <Skeleton className="size-9 shrink-0 rounded-full" />
            <span className="grid flex-1 gap-1">
              <Skeleton className="h-5 w-2/5" />
              <Skeleton className="h-5 w-3/5" />
              <Skeleton className="h-5 w-12 @2xl/page:hidden" />
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
