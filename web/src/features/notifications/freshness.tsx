import { useSyncExternalStore } from 'react'
import { freshness } from './freshness-store.ts'
import { freshnessWords } from './freshness-words.ts'

/** Whether the page learns of news without asking, and since when it does not. */
export function Freshness() {
  const state = useSyncExternalStore(freshness.subscribe, freshness.read, freshness.read)
  return (
    <span role="status" className="block text-sm text-ink-muted">
      {freshnessWords(state)}
    </span>
  )
}
