import { Card } from '#ui/layout/card.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'

export function FundSkeleton() {
  return (
    <Card className="grid grid-cols-1 gap-5 p-5">
      <Skeleton className="h-6 w-1/2" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-9 w-44" />
    </Card>
  )
}
