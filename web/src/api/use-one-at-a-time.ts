import { useRef } from 'react'

interface Startable<Details> {
  readonly mutate: (details: Details, options: { readonly onSettled: () => void }) => void
}

/**
 * Ignores a second click until the first has its response: if one secret replaces another, the
 * screen could show the old one. Disabling the button comes too late, at the next render.
 */
export function useOneAtATime<Details>({ mutate }: Startable<Details>): (details: Details) => void {
  const isRunning = useRef(false)
  return (details) => {
    if (isRunning.current) return
    isRunning.current = true
    const onSettled = () => {
      isRunning.current = false
    }
    mutate(details, { onSettled })
  }
}
