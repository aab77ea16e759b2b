import { useEffect, useRef } from 'react'

/** Of an overlay that is being replaced by another, for that moment. */
let replaced: Element | null = null

/**
 * For overlays without a trigger: on closing, focus returns to where it was, or to the page if that
 * element is gone. If a new page has taken focus, it keeps it.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null)
  useEffect(
    () => () => {
      replaced = opener.current
      setTimeout(() => {
        replaced = null
      })
    },
    [],
  )
  return {
    onOpenAutoFocus: () => {
      const { activeElement, body } = document
      opener.current = activeElement === body ? (replaced ?? body) : activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (document.activeElement !== document.body) return
      const origin = opener.current?.isConnected === true ? opener.current : null
      focus(origin ?? document.querySelector('main'))
    },
  }
}

function focus(element: Element | null): void {
  if (element instanceof HTMLElement) element.focus()
}
