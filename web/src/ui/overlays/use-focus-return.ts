import { useRef } from 'react'

/**
 * For what opens without a trigger of its own: when it closes, the focus goes back to where it was
 * opened from, or into the page when that is gone. A page that took the focus meanwhile keeps it.
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
