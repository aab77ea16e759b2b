import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * For a part that goes away once it is done. If focus is inside, it moves to what is around the part and can
 * take it, so that the next press of Tab goes on from there.
 */
export function useFocusHandover<E extends HTMLElement>(): RefObject<E | null> {
  const part = useRef<E>(null)
  useLayoutEffect(() => {
    const { current } = part
    return () => {
      if (!current?.contains(document.activeElement)) return
      const around = current.parentElement?.closest('[tabindex="-1"]')
      if (around instanceof HTMLElement) around.focus({ preventScroll: true })
    }
  }, [])
  return part
}
