export interface ToastMessage {
  readonly title: string
  readonly description?: string
  readonly tone?: 'neutral' | 'negative'
}

export interface ShownToast extends ToastMessage {
  readonly key: number
}

let current: ShownToast | undefined
let lastKey = 0
const listeners = new Set<() => void>()

function replace(next: ShownToast | undefined): void {
  current = next
  for (const listener of listeners) listener()
}

/** Shows a message, replacing the previous one: only one shows at a time. Returns its key. */
export function toast(message: ToastMessage): number {
  lastKey += 1
  replace({ ...message, key: lastKey })
  return lastKey
}

export function dismissToast(key: number): void {
  if (current?.key === key) replace(undefined)
}

export function shownToast(): ShownToast | undefined {
  return current
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
