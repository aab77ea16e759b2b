import { useSyncExternalStore } from 'react'

/**
 * False in a page that the build drew, until the app has taken it over: a form sent before that would
 * go out as the browser does it, with a password in the address.
 */
export function useIsInteractive(): boolean {
  return useSyncExternalStore(subscribeToNothing, isTakenOver, isNotYet)
}

const subscribeToNothing = () => () => undefined
const isTakenOver = () => true
const isNotYet = () => false
