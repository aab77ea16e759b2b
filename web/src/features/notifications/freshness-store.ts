export interface Freshness {
  readonly isLive: boolean
  /** When the stream last sent something; null before that. */
  readonly freshAt: Date | null
}

let state: Freshness = { isLive: false, freshAt: null }
const listeners = new Set<() => void>()

function change(next: Freshness): void {
  state = next
  for (const listener of listeners) listener()
}

/** One per page, because a page has one event stream. */
export const freshness = {
  read: (): Freshness => state,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  heard: (at: Date): void => change({ isLive: true, freshAt: at }),
  /** Marks the stream as lost; keeps the time it was last fresh. */
  lost: (): void => {
    if (state.isLive) change({ ...state, isLive: false })
  },
}
