import { useEffect, useRef } from 'react'
import { type FocusPlace, focusPlace, placeOf } from '../controls/focus-place.ts'

interface Opener {
  readonly element: Element
  readonly place: FocusPlace
}

/** Of an overlay that is being replaced by another, for that moment. */
let replaced: Opener | undefined

/**
 * For overlays without a trigger: on closing, focus returns to where it was, or to what stands there now if that
 * element is gone. If a new page has taken focus, it keeps it.
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

/** What was pressed to open it; of a menu's item the menu's button, because the menu closes. */
function openerOf(pressed: Element | null): Element | null {
  const buttonId = pressed?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  return buttonId == null ? pressed : document.getElementById(buttonId)
}
