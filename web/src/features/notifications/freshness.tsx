import { useSyncExternalStore } from 'react'
import { freshness } from './freshness-store.ts'
import { freshnessWords } from './freshness-words.ts'

/** Shows whether the page updates live, and if not, when it last did. */
export function Freshness() {
  const state = useSyncExternalStore(freshness.subscribe, freshness.read, freshness.read)
  return (
    <span role="status" className="block text-sm text-ink-muted">
      {freshnessWords(state)}
    </span>
  )
}
