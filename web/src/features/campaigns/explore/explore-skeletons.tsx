import { Skeleton } from '#ui/layout/skeleton.tsx'

const cards = ['1', '2', '3', '4', '5', '6']

export function ExploreSkeletons() {
  return (
    <ul className="grid grid-cols-1 gap-4 @xl/page:grid-cols-2 @4xl/page:grid-cols-3">
      {cards.map((card) => (
        <li
          key={card}
          className="overflow-hidden rounded-card border border-line bg-surface-raised"
        >
          <Skeleton className="h-28 rounded-none compact:hidden" />
          <div className="flex flex-col gap-4 p-4 compact:p-3">
            <Skeleton className="h-11 w-2/3" />
            <Skeleton className="h-8 w-1/2" />
            <Skeleton className="h-8 w-full" />
            <Skeleton className="h-5 w-full compact:hidden" />
            <Skeleton className="h-9 w-full" />
          </div>
        </li>
      ))}
    </ul>
  )
}
