import { Skeleton } from './skeleton.tsx'

/** A skeleton in the shape of a list inside a card. */
export function ListSkeleton({ lines = 3 }: { readonly lines?: number }) {
  return (
    <ul className="divide-y divide-line">
      {Array.from({ length: lines }, (_, line) => `line-${line}`).map((line) => (
        <li key={line} className="flex min-h-16 items-center justify-between gap-4 px-5 py-2.5">
          <span className="grid flex-1 gap-1.5">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-4 w-1/4" />
          </span>
          <Skeleton className="h-5 w-20" />
        </li>
      ))}
    </ul>
  )
}
