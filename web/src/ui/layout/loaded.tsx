import type { ReactNode } from 'react'
import { ErrorState, type LoadError } from './error-state.tsx'

/** The part of a React Query result that this component reads. */
export interface QueryState<Value> {
  readonly data: Value | undefined
  readonly error: LoadError | null
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

interface LoadedProps<Value> {
  readonly query: QueryState<Value>
  /** Shown while loading, in the shape of the content. */
  readonly skeleton: ReactNode
  /** The error message, a sentence. */
  readonly failed: string
  readonly children: (value: Value) => ReactNode
}

/** Renders a query in its three states: loading, failed with a retry, loaded. */
export function Loaded<Value>({ query, skeleton, failed, children }: LoadedProps<Value>) {
  if (query.data !== undefined) return children(query.data)
  if (query.error === null || query.isFetching) {
    return (
      <div aria-busy="true">
        <span role="status" className="sr-only">
          Loading
        </span>
        {skeleton}
      </div>
    )
  }
  return <ErrorState message={failed} error={query.error} onRetry={() => void query.refetch()} />
}
