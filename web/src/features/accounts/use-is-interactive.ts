import { useSyncExternalStore } from 'react'

/**
 * False in a prerendered page until the app has hydrated it: a form sent earlier would be submitted
 * by the browser itself, with the password in the address.
 */
export function useIsInteractive(): boolean {
  return useSyncExternalStore(subscribeToNothing, isTakenOver, isNotYet)
}

const subscribeToNothing = () => () => undefined
const isTakenOver = () => true
const isNotYet = () => false
