import { useSyncExternalStore } from 'react'
import { freshnessLabels } from './freshness-labels.ts'
import { freshness } from './freshness-store.ts'

/** Shows whether the page updates live, and if not, when it last did. */
export function Freshness() {
  const state = useSyncExternalStore(freshness.subscribe, freshness.read, freshness.read)
  return (
    <span role="status" className="block text-sm text-ink-muted">
      {freshnessLabels(state)}
    </span>
  )
}
