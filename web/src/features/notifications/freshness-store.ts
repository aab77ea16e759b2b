import { createStore } from '#ui/store.ts'

export interface Freshness {
  readonly isLive: boolean
  /** When the stream last sent something; null before that. */
  readonly freshAt: Date | null
}

/** One per page, because a page has one event stream. */
export const freshness = createStore<Freshness>({ isLive: false, freshAt: null })

/** Records that the stream sent something. */
export function streamHeard(at: Date): void {
  freshness.replace({ isLive: true, freshAt: at })
}

/** Marks the stream as lost; keeps the time it was last fresh. */
export function streamLost(): void {
  const { isLive, freshAt } = freshness.read()
  if (isLive) freshness.replace({ isLive: false, freshAt })
}
