import { useRef } from 'react'

interface Settling {
  readonly onSettled: () => void
}

export interface Startable<Details> {
  readonly mutateAsync: (details: Details, then?: Settling) => Promise<unknown>
}

interface Repeats {
  /** Other details may follow before the response: what is sent last is what stays. */
  readonly isLastToWin?: boolean
}

/**
 * Ignores a second click until the first has its response: if one secret replaces another, the
 * screen could show the old one. Disabling the button comes too late, at the next render.
 */
export function useOneAtATime<Details>(
  { mutateAsync }: Startable<Details>,
  { isLastToWin = false }: Repeats = {},
): (details: Details, then?: Settling) => void {
  const running = useRef<{ readonly sent: string } | undefined>(undefined)
  return (details, then) => {
    const started = { sent: isLastToWin ? JSON.stringify([details]) : '' }
    if (running.current?.sent === started.sent) return
    running.current = started
    const end = () => {
      if (running.current === started) running.current = undefined
    }
    // `onSettled` of this call would not come after a reset of the form meanwhile.
    mutateAsync(details, then).then(end, end)
  }
}
