import { Card } from '#ui/layout/card.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'

const cards = ['1', '2', '3']

export function SubmissionSkeletons() {
  return (
    <div className="grid grid-cols-1 gap-6">
      <Skeleton className="h-9" />
      <ul className="grid grid-cols-1 gap-4 @xl/page:grid-cols-2 @4xl/page:grid-cols-3 @6xl/page:grid-cols-4">
        {cards.map((card) => (
          <li key={card}>
            <Card className="grid grid-cols-[6rem_minmax(0,1fr)] overflow-hidden @xl/page:grid-cols-1">
              <Skeleton className="h-full rounded-none @xl/page:h-36" />
              <div className="grid grid-cols-1 gap-3 p-4">
                <Skeleton className="h-5 w-2/3" />
                <Skeleton className="h-5 w-1/2" />
                <Skeleton className="h-12" />
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  )
}
