import { useStore } from '#ui/store.ts'
import { freshnessLabels } from './freshness-labels.ts'
import { freshness } from './freshness-store.ts'

/** Shows whether the page updates live, and if not, when it last did. */
export function Freshness() {
  const state = useStore(freshness)
  return (
    <span role="status" className="block text-sm text-ink-muted">
      {freshnessLabels(state)}
    </span>
  )
}
