import type { ReactNode } from 'react'
import { ErrorState } from './error-state.tsx'

/** What a reading looks like from here; a query's result fits. */
export interface Reading<Value> {
  readonly data: Value | undefined
  readonly error: Error | null
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

interface LoadedProps<Value> {
  readonly reading: Reading<Value>
  /** In the shape of what comes. */
  readonly skeleton: ReactNode
  /** What failed, in a sentence. */
  readonly failed: string
  readonly children: (value: Value) => ReactNode
}

/** Loading, failed with a retry, or there: the three states every reading has. */
export function Loaded<Value>({ reading, skeleton, failed, children }: LoadedProps<Value>) {
  if (reading.data !== undefined) return children(reading.data)
  if (reading.error === null || reading.isFetching) {
    return (
      <div aria-busy="true">
        <span role="status" className="sr-only">
          Loading
        </span>
        {skeleton}
      </div>
    )
  }
  return <ErrorState message={failed} onRetry={() => void reading.refetch()} />
}
