import { type FocusPlace, focusPlace, placeOf } from './focus-place.ts'

interface Focused {
  readonly element: Element
  readonly place: FocusPlace
}

/** An overlay returns focus to what opened it, a moment after it closes. */
const inOverlay = ':is([role=dialog], [role=menu]), :is([role=dialog], [role=menu]) *'
const overlayMs = 100

/**
 * When the focused element disappears or is disabled, such as a button that has done its work, moves focus to
 * whatever takes its place. Code that moves focus on purpose, such as a new page, takes precedence.
 */
export function keepFocus(): void {
  let last: Focused | undefined
  document.addEventListener('focusin', ({ target }) => {
    last = target instanceof Element ? { element: target, place: placeOf(target) } : undefined
  })
  // A click on empty space drops focus on purpose. Chromium also fires this for an element being
  // removed, before it is gone.
  document.addEventListener('focusout', ({ target }) =>
    queueMicrotask(() => {
      if (last?.element === target && !isLost(last.element) && document.hasFocus()) last = undefined
    }),
  )
  const check = () => {
    const lost = last
    if (lost === undefined || !isLost(lost.element)) return
    last = undefined
    if (!isNowhere(lost.element)) return
    if (lost.element.matches(inOverlay)) {
      setTimeout(() => isNowhere(lost.element) && focusPlace(lost.place), overlayMs)
    } else if (!focusPlace(lost.place)) last = lost
  }
  const changes = new MutationObserver(check)
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
}

function isLost(element: Element): boolean {
  return !element.isConnected || element.matches(':disabled')
}

function isNowhere(lost: Element): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || activeElement === lost
}
