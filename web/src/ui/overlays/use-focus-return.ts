import { useRef } from 'react'

/**
 * For overlays without a trigger: on closing, focus returns to where it was, or to the page if that
 * element is gone. If a new page has taken focus, it keeps it.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
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
