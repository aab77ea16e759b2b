import type { ReactNode } from 'react'
import { ErrorState } from './error-state.tsx'
import type { QueryState } from './loaded.tsx'
import { StatTile, StatTiles } from './stat-tile.tsx'

export interface Stat<Stats> {
  readonly label: string
  readonly value: (stats: Stats) => ReactNode
  readonly note?: string | ((stats: Stats) => string)
}

interface StatRowProps<Stats> {
  readonly query: QueryState<Stats>
  readonly tiles: readonly Stat<Stats>[]
}

/** The tiles of one query, which keep their space while it loads. */
export function StatRow<Stats>({ query, tiles }: StatRowProps<Stats>) {
  const { data, error, isFetching, refetch } = query
  if (data === undefined && error !== null && !isFetching) {
    return (
      <ErrorState
        message="The numbers could not be loaded."
        error={error}
        onRetry={() => void refetch()}
      />
    )
  }
  return (
    <StatTiles>
      {tiles.map(({ label, value, note }) => (
        <StatTile
          key={label}
          label={label}
          value={data === undefined ? undefined : value(data)}
          note={typeof note === 'function' ? (data === undefined ? '\u00a0' : note(data)) : note}
        />
      ))}
    </StatTiles>
  )
}
