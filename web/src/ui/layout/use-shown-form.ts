import { type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** The form of a list that is in the page; none until its box is known. */
type ShownForm = 'table' | 'cards' | 'both' | 'none'

/**
 * Which form of a list fits its box: the other would double what its page costs. The style sheet decides: the
 * element of the table is not displayed where rows are cards. Without a browser, and in print, both are there.
 */
export function useShownForm(table: RefObject<HTMLElement | null>): ShownForm {
  const [shown, setShown] = useState<ShownForm>(typeof document === 'undefined' ? 'both' : 'none')
  useLayoutEffect(() => {
    const element = table.current
    const box = element?.parentElement
    if (element == null || box == null) return
    const look = () => setShown(getComputedStyle(element).display === 'none' ? 'cards' : 'table')
    // At once: between two frames the box would be empty.
    const lookAgain = () => flushSync(look)
    const showBoth = () => flushSync(() => setShown('both'))
    look()
    const resizes = new ResizeObserver(lookAgain)
    resizes.observe(box)
    addEventListener('beforeprint', showBoth)
    addEventListener('afterprint', lookAgain)
    return () => {
      resizes.disconnect()
      removeEventListener('beforeprint', showBoth)
      removeEventListener('afterprint', lookAgain)
    }
  }, [table])
  return shown
}
