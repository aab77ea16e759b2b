import { keepFocus } from './controls/keep-focus.ts'
import { showFullTextOnHover } from './values/full-text-on-hover.ts'

/** What no page has to think of itself, and no first paint waits for. */
export function startOnEveryPage(): void {
  showFullTextOnHover()
  keepFocus()
}
