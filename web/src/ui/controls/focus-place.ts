interface Step {
  readonly around: Element
  /** The element's index among the children of `around`. */
  readonly at: number
  readonly neighbours: ReadonlySet<Element>
}

/** An element's position: its ancestors, nearest first. */
export type FocusPlace = readonly Step[]

export function placeOf(element: Element): FocusPlace {
  const place: Step[] = []
  for (let inside = element; inside.parentElement !== null; inside = inside.parentElement) {
    const around = inside.parentElement
    const children = [...around.children]
    place.push({ around, at: children.indexOf(inside), neighbours: new Set(children) })
  }
  return place
}

/**
 * Focuses whatever took an element's place: its replacement, or the row or card that moved up. If
 * nothing did, focuses the part of the page around it, such as a row, a header or a card, so that
 * the next Tab continues there. Returns false while there is no page.
 */
export function focusPlace(place: FocusPlace): boolean {
  const left = place.slice(place.findIndex(({ around }) => around.isConnected))
  const [nearest] = left
  const part = left.find(({ around }) => around.matches(parts))?.around
  const target = (nearest && whatCameTo(nearest)) ?? part ?? document.querySelector('main')
  if (!(target instanceof HTMLElement)) return false
  handFocus(target)
  return true
}

const rows = 'tr:not([aria-hidden]), li:not([aria-hidden])'
const parts = `[role=dialog], main, main :is(${rows}, section, form, header, [tabindex="-1"])`
const pressable =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary'

function whatCameTo({ around, at, neighbours }: Step): Element | null {
  const there = around.children[at]
  // A replacement for the whole page has not rendered yet.
  if (there === undefined || !around.matches('main *')) return null
  if (there.matches(rows)) return there
  if (neighbours.has(there)) return find(there, 'section')
  return find(there, pressable)
}

function find(element: Element, selector: string): Element | null {
  const found = [element, ...element.querySelectorAll(selector)]
  return found.find((each) => each.matches(selector) && each.checkVisibility()) ?? null
}

/**
 * Moves focus after a press. Scrolls there only for keyboard users, and ignores an Enter key that
 * is still held down.
 */
export function handFocus(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus({ preventScroll: true })
  if (element.matches(':focus-visible')) element.scrollIntoView({ block: 'nearest' })
  document.addEventListener('keydown', ignoreHeldEnter, true)
}

function ignoreHeldEnter(event: KeyboardEvent): void {
  if (!event.repeat) document.removeEventListener('keydown', ignoreHeldEnter, true)
  else if (event.key === 'Enter') event.preventDefault()
}
