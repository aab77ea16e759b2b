import { useSyncExternalStore } from 'react'

/** A value of one browser tab, which any part of the page can read and replace. */
export interface Store<Value> {
  read: () => Value
  replace: (next: Value) => void
  /** Calls the listener after each replacement, until the returned function is called. */
  subscribe: (listener: () => void) => () => void
}

export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>()
  let current = initial
  return {
    read: () => current,
    replace: (next) => {
      current = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const resets = new Set<() => void>()

/** Like `createStore`, for what the next user of this tab must not see. */
export function createPersonalStore<Value>(initial: Value): Store<Value> {
  const store = createStore(initial)
  resets.add(() => store.replace(initial))
  return store
}

/** Empties all personal stores. */
export function resetPersonalStores(): void {
  for (const reset of resets) reset()
}

/** The store's value; draws the component again when it is replaced. */
export function useStore<Value>({ subscribe, read }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, read, read)
}
