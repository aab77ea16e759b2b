import { type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** The rendered form of a list; none until its box is known. */
type ShownForm = 'table' | 'cards' | 'both' | 'none'

/**
 * Returns which form of a list fits its box: rendering the other too would double the page's cost. The style sheet
 * decides by hiding the table's element where rows are cards. Without a browser, and in print, both are rendered.
 */
export function useShownForm(table: RefObject<HTMLElement | null>): ShownForm {
  const [shown, setShown] = useState<ShownForm>(typeof document === 'undefined' ? 'both' : 'none')
  useLayoutEffect(() => {
    const element = table.current
    const box = element?.parentElement
    if (element == null || box == null) return
    const measure = () => setShown(getComputedStyle(element).display === 'none' ? 'cards' : 'table')
    // Synchronously, or the box would be empty for a frame.
    const measureAgain = () => flushSync(measure)
    const showBoth = () => flushSync(() => setShown('both'))
    measure()
    const resizes = new ResizeObserver(measureAgain)
    resizes.observe(box)
    addEventListener('beforeprint', showBoth)
    addEventListener('afterprint', measureAgain)
    return () => {
      resizes.disconnect()
      removeEventListener('beforeprint', showBoth)
      removeEventListener('afterprint', measureAgain)
    }
  }, [table])
  return shown
}
