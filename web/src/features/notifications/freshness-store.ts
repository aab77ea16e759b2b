export interface Freshness {
  readonly isLive: boolean
  /** When the server was last heard; null before that. */
  readonly freshAt: Date | null
}

let state: Freshness = { isLive: false, freshAt: null }
const listeners = new Set<() => void>()

function change(next: Freshness): void {
  state = next
  for (const listener of listeners) listener()
}

/** One for the page, because it has one stream of news. */
export const freshness = {
  read: (): Freshness => state,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  heard: (at: Date): void => change({ isLive: true, freshAt: at }),
  /** What was heard so far stays. */
  lost: (): void => {
    if (state.isLive) change({ ...state, isLive: false })
  },
}
