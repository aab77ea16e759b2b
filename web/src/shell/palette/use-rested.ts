import { useEffect, useState } from 'react'

const pauseMs = 150

/**
 * Returns the text once typing has paused. Not shared with pages, because shared code adds to every
 * first page's size.
 */
export function useRested(typed: string): string {
  const [rested, setRested] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  return rested
}
