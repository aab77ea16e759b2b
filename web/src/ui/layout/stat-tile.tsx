import type { ReactNode } from 'react'
import { Card } from './card.tsx'
import { Skeleton } from './skeleton.tsx'

interface StatTileProps {
  readonly label: string
  /** Leave out while loading. */
  readonly value?: ReactNode
  readonly note?: ReactNode
}

export function StatTile({ label, value, note }: StatTileProps) {
  return (
    <Card className="@container grid content-start gap-1 px-4 py-4 md:px-5">
      <h2 className="text-sm font-normal text-ink-muted">{label}</h2>
      <div className="flex h-9 min-w-0 items-center text-[clamp(1.0625rem,13cqi,1.75rem)] font-semibold whitespace-nowrap tracking-tight tabular-nums lining-nums">
        {value ?? <Skeleton className="h-6 w-24" />}
      </div>
      {note !== undefined && <p className="text-sm text-pretty text-ink-muted">{note}</p>}
    </Card>
  )
}

/** Two columns on a phone, four where there is room. */
export function StatTiles({ children }: { readonly children: ReactNode }) {
  return (
    <div className="@container">
      <div className="grid grid-cols-2 gap-3 @2xl:grid-cols-4 @2xl:gap-4">{children}</div>
    </div>
  )
}
