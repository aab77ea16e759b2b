import { useEffect, useRef } from 'react'
import { type FocusPlace, focusPlace, placeOf } from '../controls/focus-place.ts'

interface Opener {
  readonly element: Element
  readonly place: FocusPlace
}

/** The opener of an overlay that is just being replaced by another. */
let replaced: Opener | undefined

/**
 * Returns focus when an overlay without a trigger closes: to the element that had it, or to what
 * took its place. If a new page has taken focus, it keeps it.
 */
export function useFocusReturn() {
  const opener = useRef<Opener>(undefined)
  useEffect(
    () => () => {
      replaced = opener.current
      setTimeout(() => {
        replaced = undefined
      })
    },
    [],
  )
  return {
    onOpenAutoFocus: () => {
      const element = openerOf(document.activeElement)
      opener.current =
        element === null || element === document.body
          ? replaced
          : { element, place: placeOf(element) }
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (document.activeElement !== document.body) return
      const { element, place = [] } = opener.current ?? {}
      if (element?.isConnected === true && element instanceof HTMLElement) element.focus()
      if (document.activeElement === document.body) focusPlace(place)
    },
  }
}

/**
 * Returns the element that opened the overlay; for a menu item, the menu's button, because the menu
 * closes.
 */
function openerOf(pressed: Element | null): Element | null {
  const buttonId = pressed?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  return buttonId == null ? pressed : document.getElementById(buttonId)
}
