/** Counts calls in fixed windows; kept in memory, so a restart begins a new window. */
export class RateWindow {
  readonly #windowMs: number
  readonly #counts = new Map<string, { startedAtMs: number; used: number }>()

  constructor(windowMs: number) {
    this.#windowMs = windowMs
  }

  /** Takes `cost` from the window of `key` if it still fits. */
  take(key: string, request: { nowMs: number; limit: number; cost?: number }): RateReading {
    const { nowMs, limit, cost = 1 } = request
    const window = this.#counts.get(key)
    const isOpen = window !== undefined && nowMs - window.startedAtMs < this.#windowMs
    const current = isOpen ? window : { startedAtMs: nowMs, used: 0 }
    const isAllowed = current.used + cost <= limit
    if (isAllowed) current.used += cost
    this.#counts.set(key, current)
    return {
      isAllowed,
      limit,
      remaining: Math.max(0, limit - current.used),
      resetAtMs: current.startedAtMs + this.#windowMs,
    }
  }
}

export interface RateReading {
  readonly isAllowed: boolean
  readonly limit: number
  readonly remaining: number
  readonly resetAtMs: number
}
