import { keepFocus } from './controls/keep-focus.ts'
import { showFullTextOnHover } from './values/full-text-on-hover.ts'

/** Starts what every page needs but no first paint waits for. */
export function startOnEveryPage(): void {
  showFullTextOnHover()
  keepFocus()
}
