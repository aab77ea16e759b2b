import { Skeleton } from '#ui/layout/skeleton.tsx'
import { StatTile, StatTiles } from '#ui/layout/stat-tile.tsx'

export function ProfileSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex gap-5">
        <Skeleton className="size-20 rounded-full" />
        <div className="grid min-w-0 flex-1 grid-cols-1 content-start gap-2 pt-1">
          <Skeleton className="h-8 w-56 max-w-full" />
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-4 w-80 max-w-full" />
        </div>
      </div>
      <StatTiles>
        <StatTile label="Total Views" />
        <StatTile label="Earnings" />
        <StatTile label="Campaigns" note="completed" />
        <StatTile label="Languages" />
      </StatTiles>
      <Skeleton className="h-48 rounded-card" />
    </div>
  )
}
