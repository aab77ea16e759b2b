/** Longer than systems allow between the two clicks of a double click. */
const secondClickMs = 500

/**
 * For a click that replaces the page: the second click of a double click would press whatever is now in that
 * place. Keys are not affected.
 */
export function ignoreSecondClick(): void {
  document.addEventListener('click', ignorePointer, true)
  setTimeout(() => document.removeEventListener('click', ignorePointer, true), secondClickMs)
}

function ignorePointer(event: MouseEvent): void {
  if (event.detail === 0) return
  event.preventDefault()
  event.stopPropagation()
}
