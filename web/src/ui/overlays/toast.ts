import { createStore } from '../store.ts'

export interface ToastMessage {
  readonly title: string
  readonly description?: string
  readonly tone?: 'neutral' | 'negative'
}

export interface ShownToast extends ToastMessage {
  readonly key: number
}

export const shownToast = createStore<ShownToast | undefined>(undefined)
let lastKey = 0

/** Shows a message, replacing the previous one: only one shows at a time. Returns its key. */
export function toast(message: ToastMessage): number {
  lastKey += 1
  shownToast.replace({ ...message, key: lastKey })
  return lastKey
}

export function dismissToast(key: number): void {
  if (shownToast.read()?.key === key) shownToast.replace(undefined)
}
