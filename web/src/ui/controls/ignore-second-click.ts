/** Longer than systems allow between the two clicks of a double click. */
const secondClickMs = 500

/**
 * For a click that replaces the page: the second click of a double click would press whatever is now in that
 * place. Keys are not affected, and neither is a click elsewhere, which the browser counts as a first one.
 */
export function ignoreSecondClick(): void {
  // A press would move the focus to it.
  for (const type of ['mousedown', 'click'] as const) {
    document.addEventListener(type, ignorePointer, true)
    setTimeout(() => document.removeEventListener(type, ignorePointer, true), secondClickMs)
  }
}

function ignorePointer(event: MouseEvent): void {
  if (event.detail < 2) return
  event.preventDefault()
  event.stopPropagation()
}
