import { type RefObject, useEffect, useRef, useState } from 'react'

/** The ends at which a row has content scrolled out of sight. */
type Overflow = 'none' | 'start' | 'end' | 'both'

/** Fades the row at the ends where it continues. */
export const overflowFades: Record<Overflow, string | false> = {
  none: false,
  start: 'mask-l-from-[calc(100%-3rem)]',
  end: 'mask-r-from-[calc(100%-3rem)]',
  both: 'mask-x-from-[calc(100%-3rem)]',
}

function useOverflow<Row extends HTMLElement>(): {
  row: RefObject<Row | null>
  overflow: Overflow
} {
  const row = useRef<Row>(null)
  const [overflow, setOverflow] = useState<Overflow>('none')
  useEffect(() => {
    const element = row.current
    if (element === null) return
    const measure = () => setOverflow(overflowOf(element))
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [])
  return { row, overflow }
}

/** The current tab stays clear of the fade, in pixels. */
const fadeWidth = 48

/** Scrolls a row of tabs to the current one, in case the page opens on a tab out of sight. */
export function useTabRow<Row extends HTMLElement>() {
  const { row, overflow } = useOverflow<Row>()
  useEffect(() => {
    const tabs = row.current
    if (tabs === null) return
    const showCurrent = () => {
      const current = tabs.querySelector<HTMLElement>('[aria-current],[aria-selected=true]')
      if (current) tabs.scrollLeft = current.offsetLeft - tabs.offsetLeft - fadeWidth
    }
    // Counts that load later make tabs wider. Stops once the user scrolls the row.
    const observer = new ResizeObserver(showCurrent)
    for (const tab of tabs.children) observer.observe(tab)
    const leave = () => observer.disconnect()
    for (const event of ['pointerdown', 'wheel']) tabs.addEventListener(event, leave)
    return () => {
      leave()
      for (const event of ['pointerdown', 'wheel']) tabs.removeEventListener(event, leave)
    }
  }, [row])
  return { row, overflow }
}

function overflowOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Overflow {
  const isBefore = scrollLeft > 1
  const isAfter = scrollLeft + clientWidth < scrollWidth - 1
  if (isBefore && isAfter) return 'both'
  if (isBefore) return 'start'
  return isAfter ? 'end' : 'none'
}
